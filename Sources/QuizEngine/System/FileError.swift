/// Why something could not be done with a file.
public struct FileError: Error, Equatable, Hashable {
  /// What was to be done.
  public var action: Action
  /// The path as it was given.
  public var path: String
  /// Why it could not be done.
  public var reason: Reason

  /// Takes every field.
  public init(action: Action, path: String, reason: Reason) {
    self.action = action
    self.path = path
    self.reason = reason
  }
}
