/// The time in which a program was ready and other programs had the processors: not its fault.
///
/// It is looked up only when a limit is reached, and granted on top, up to three times the limit
/// for each report: a program that makes a crowd of threads wait for each other gains little.
struct WaitingTime {
  private let waited: () -> Double
  private let most: Double
  private var counted = 0.0
  /// What was granted in all, in seconds.
  private(set) var granted = 0.0
  /// What was granted since the program last reported, in seconds.
  private(set) var grantedSinceReport = 0.0

  /// - Parameter most: the limit for one report, in seconds.
  init(child: ChildProcess, most limit: Double) {
    self.init(most: limit) { ProcessTree.waitingSeconds(of: child.id, marker: child.marker) }
  }

  init(most limit: Double, waited: @escaping () -> Double) {
    self.waited = waited
    most = 3 * limit
  }

  /// Grants what the program has waited since this was last asked.
  ///
  /// - Returns: whether that is worth another wait.
  mutating func grant() -> Bool {
    let all = waited()
    let fresh = min(all - counted, most - grantedSinceReport)
    counted = max(counted, all)
    guard fresh > Self.least else { return false }
    granted += fresh
    grantedSinceReport += fresh
    return true
  }

  mutating func reported() {
    grantedSinceReport = 0
  }

  /// What is no more than the scheduler's usual hand-over, in seconds.
  private static let least = 0.05
}
