/// The variables that a program is started with, or that this one was started with.
public struct Environment: Sendable, Equatable {
  private var values: [String: String]

  /// Takes the variables.
  public init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// The value of a variable; nil where it is not set.
  public subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The value of a variable that is set to something; nil where it is unset or empty.
  public func nonEmpty(_ name: String) -> String? {
    values[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// All variables by name.
  public var variables: [String: String] { values }

  /// The variables as `NAME=value`, in the order of their names.
  public var entries: [String] {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
