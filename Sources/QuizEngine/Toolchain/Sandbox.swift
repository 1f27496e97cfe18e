/// What keeps a program from the rest of the machine.
public enum Sandbox: Sendable, Hashable {
  /// Nothing does; only the limits hold.
  case none
  /// `bwrap`, at this path: no network, its own processes, read-only system, no home.
  case bubblewrap(path: String)
  /// `sandbox-exec` of macOS, at this path: no network, writing in the scratch folder alone.
  case seatbelt(path: String)

  /// The name that stands in results.
  public var name: String {
    switch self {
    case .none: "none"
    case .bubblewrap: "bwrap"
    case .seatbelt: "sandbox-exec"
    }
  }

  /// The program's path; nil where there is none.
  var program: String? {
    switch self {
    case .none: nil
    case .bubblewrap(let path), .seatbelt(let path): path
    }
  }

  /// Whether anything is kept from a program.
  public var protects: Bool { self != .none }

  /// Whether programs find an empty temporary folder that goes with them.
  var hasOwnTemporaryFolder: Bool {
    if case .bubblewrap = self { return true }
    return false
  }

  /// The request with the sandbox around it.
  func wrap(_ request: ProcessRequest, opening: Opening) -> ProcessRequest {
    var wrapped = request
    switch self {
    case .none: break
    case .bubblewrap(let path):
      wrapped.executable = path
      wrapped.arguments = Bubblewrap.arguments(for: request, opening: opening)
      // The folder may exist in the sandbox alone.
      wrapped.workingDirectory = "/"
      // A process space of its own ends with the program that made it.
      wrapped.sweep = .group
    case .seatbelt(let path):
      wrapped.executable = path
      wrapped.arguments =
        ["-p", Seatbelt.profile(for: request, opening: opening), request.executable]
        + request.arguments
    }
    return wrapped
  }
}
