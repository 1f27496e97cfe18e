/// The command that makes a program of objects, as the driver would call it.
struct LinkPlan: Sendable, Equatable {
  /// The linker.
  var executable: String
  /// What it is told; `objectPlace` and `outputPlace` stand for the files.
  var arguments: [String]

  static let objectPlace = "@object@"
  static let outputPlace = "@output@"

  /// What it is told for these files.
  func arguments(object: String, output: String) -> [String] {
    arguments.map { argument in
      switch argument {
      case Self.objectPlace: object
      case Self.outputPlace: output
      default: argument
      }
    }
  }
}
