/// A Swift toolchain that was found, by the files that are used of it.
public struct Toolchain: Sendable, Equatable {
  /// How it was asked for: the path of `swiftc` as given or found.
  public var swiftc: String
  /// The compiler proper, which `swiftc` drives.
  public var frontend: String
  /// The folder that holds `bin` and `lib`, which a sandbox has to show.
  public var root: String
  /// What the compiler says of itself, `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public var versionText: String
  /// The version in numbers; nil for a development snapshot that has none.
  public var version: SwiftVersion?
  /// The system that it compiles for, `x86_64-unknown-linux-gnu`.
  public var target: String

  /// Takes every field.
  public init(
    swiftc: String, frontend: String, root: String, versionText: String, version: SwiftVersion?,
    target: String
  ) {
    self.swiftc = swiftc
    self.frontend = frontend
    self.root = root
    self.versionText = versionText
    self.version = version
    self.target = target
  }
}
