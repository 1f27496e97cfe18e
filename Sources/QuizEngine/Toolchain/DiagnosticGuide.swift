/// The language's own documentation of diagnostics, as it comes with the toolchain.
public struct DiagnosticGuide: Sendable {
  private let folder: String
  private let files: any FileSystem

  /// Takes the toolchain whose pages are read.
  public init(toolchain: Toolchain, files: any FileSystem) {
    folder = PathName.join(toolchain.root, "share/doc/swift/diagnostics")
    self.files = files
  }

  /// The first paragraph on a group of diagnostics, in Markdown; nil where there is no page.
  public func overview(of group: String) -> String? {
    let path = PathName.join(folder, Self.fileName(of: group))
    guard let bytes = try? files.read(path, atMost: 1 << 18) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { !$0.hasPrefix("## Overview") }.dropFirst().drop(while: \.isEmpty)
    let paragraph = (body.isEmpty ? lines.dropFirst().drop(while: \.isEmpty) : body)
      .prefix { !$0.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("```") }
    return paragraph.isEmpty ? nil : paragraph.joined(separator: "\n")
  }

  /// `MutableGlobalVariable` is told in `mutable-global-variable.md`.
  static func fileName(of group: String) -> String {
    var name = ""
    for character in group where character.isASCII && character.isLetter || character.isNumber {
      if character.isUppercase, !name.isEmpty { name += "-" }
      name += character.lowercased()
    }
    return name + ".md"
  }
}
