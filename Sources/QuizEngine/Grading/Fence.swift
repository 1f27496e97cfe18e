/// What no answer may hold, since it leads out of the language: to C, the linker, other files.
///
/// The compiler's tree tells of declarations and expressions. It shows neither types nor what stands
/// within `#if`: those are looked for in the text without comments and strings, and, where the lexer
/// and the compiler do not agree on what those are, in the whole text.
struct Fence {
  /// The modules that the part allows.
  let imports: [String]
  /// Whether the part allows memory without Swift's checks.
  let allowsUnsafe: Bool

  /// What an answer breaks, in the order of its lines.
  func breaches(in syntax: SourceSyntax) -> [RuleBreach] {
    var found: [RuleBreach] = []
    for node in syntax.tree.nodes {
      guard let breach = breach(by: node, in: syntax.tree) else { continue }
      let line = syntax.line(ofByte: syntax.tree.range(of: node).lowerBound)
      found.append(RuleBreach(name: breach.name, line: line, message: breach.message))
    }
    let text = syntax.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map(Array.init)
    let code = syntax.mask.agrees(with: syntax.tree) ? syntax.mask.lines : text
    for (index, line) in code.enumerated() {
      for breach in Self.breaches(inCode: line) + Self.reservedNames(in: text[index]) {
        found.append(RuleBreach(name: breach.name, line: index + 1, message: breach.message))
      }
    }
    if allowsUnsafe { found.removeAll { $0.name == Self.unsafe } }
    // A tree and a text may tell the same.
    var seen: Set<String> = []
    return found.filter { seen.insert("\($0.name) \($0.line ?? 0)").inserted }
      .enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
      .map(\.element)
  }
}

extension Fence {
  /// The name of the rule on memory.
  static let unsafe = "fence: unsafe"

  /// Something that is found, without its line.
  struct Breach {
    var name: String
    var message: String
  }

  private func breach(by node: SyntaxTree.Node, in tree: SyntaxTree) -> Breach? {
    switch node.kind {
    case "import_decl": return breach(byImport: node)
    case "macro_decl":
      return Breach(name: "fence: macro", message: "Macros may not be declared in an answer.")
    case "macro_expansion_expr", "macro_expansion_decl":
      // All others are the standard library's, or come with a module that the part allows.
      guard node.properties["name"] == "externalMacro" else { return nil }
      return Breach(name: "fence: macro", message: "An answer may not call for a plug-in.")
    case "typealias", "typealias_decl":
      // Within a type it is what a conformance to a literal's protocol asks for.
      guard tree.parent(of: node)?.kind == "source_file",
        let name = tree.declaredName(of: node), Self.literalTypes.contains(name)
      else { return nil }
      return Breach(
        name: "fence: literals",
        message: "`\(name)` changes the meaning of literals, also in the checks; remove it.")
    default:
      guard node.role == "attrs" else { return nil }
      return Self.breach(byAttribute: node)
    }
  }

  private func breach(byImport node: SyntaxTree.Node) -> Breach? {
    let path = node.properties["module_path"] ?? ""
    let name = String(path.split(separator: ".").first ?? "")
    if imports.contains(name), node.properties["exported"] != "true" { return nil }
    let allowed =
      imports.isEmpty
      ? "This question needs no imports."
      : "Only \(imports.joined(separator: ", ")) may be imported."
    return Breach(name: "fence: import", message: "`import \(name)` is not allowed. \(allowed)")
  }

  /// Types that the compiler takes for literals where an answer declares them.
  private static let literalTypes: Set<String> = [
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
    "ExtendedGraphemeClusterType", "UnicodeScalarType", "_MaxBuiltinIntegerType",
    "_MaxBuiltinFloatType", "_ColorLiteralType", "_ImageLiteralType", "_FileReferenceLiteralType",
  ]
}
