import Synchronization

/// Whether the person or the system wants the program to end.
///
/// Long work asks it, or has itself told.
final class Interruption: Sendable {
  private struct State {
    var end: InputEnd?
    var action: (@Sendable (InputEnd) -> Void)?
  }

  private let state = Mutex(State())

  init() {}

  /// Why the program should end; `nil` while it should go on.
  var end: InputEnd? {
    state.withLock { $0.end }
  }

  /// Runs an action when the program should end, from any thread; only the last one set counts.
  func whenEnding(_ action: (@Sendable (InputEnd) -> Void)?) {
    state.withLock { $0.action = action }
  }

  /// Says that the program should end; gives whether that was said before, and not yet heeded.
  func post(_ end: InputEnd) -> Bool {
    let (wasPosted, action) = state.withLock { state in
      defer { state.end = state.end ?? end }
      return (state.end != nil, state.end == nil ? state.action : nil)
    }
    action?(end)
    return wasPosted
  }

  /// Notes that whoever reads was told.
  func heed() {
    state.withLock { $0.end = nil }
  }
}
