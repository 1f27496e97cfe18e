/// Finds declarations that change what the code of the checks means.
///
/// The checks are compiled beside the answer: a `==` for integers, a `count` of arrays or a `print` of
/// its own would be taken in place of the standard library's. What a sample solution declares, the
/// question asks for.
struct Shadowing {
  /// The names and operators in the code of the checks, as far as the standard library has them.
  private let used: Set<String>
  private let usesPositions: Bool
  private let solutions: [CodeMask]

  init(checks: [Check], solutions: [SourceFile]) {
    let code = checks.map { CodeMask(CheckJudgement.code(of: $0)) }
    var used: Set<String> = []
    for line in code.flatMap(\.lines) { used.formUnion(Self.words(in: line)) }
    // A `switch` compares by an operator that nobody writes.
    if used.contains("switch") || used.contains("case") { used.insert("~=") }
    self.used = used
    usesPositions = code.contains { mask in mask.lines.contains { Self.holdsPosition($0) } }
    self.solutions = solutions.map { CodeMask($0.text) }
  }

  /// What an answer declares in place of something that the checks use.
  func breaches(in syntax: SourceSyntax) -> [RuleBreach] {
    let tree = syntax.tree
    let own = Set(tree.nodes.filter(\.declaresType).compactMap(tree.declaredName))
    var found: [RuleBreach] = []
    for node in tree.nodes {
      guard let parent = tree.parent(of: node), let name = name(of: node, in: tree) else {
        continue
      }
      let isShadowing =
        switch parent.kind {
        case "source_file": shadowsGlobally(node, name: name, own: own, in: syntax)
        case "extension_decl": shadowsMember(node, name: name, of: parent, own: own, in: syntax)
        default: false
        }
      guard isShadowing, !solutions.contains(where: { $0.declares(name) }) else { continue }
      found.append(
        RuleBreach(
          name: "fence: shadowing", line: syntax.line(ofByte: tree.range(of: node).lowerBound),
          message: """
            `\(name)` takes the place of the standard library's, which the checks use; give it \
            another name, or declare it for a type of your own.
            """))
    }
    return found
  }
}

extension Shadowing {
  private func name(of node: SyntaxTree.Node, in tree: SyntaxTree) -> String? {
    node.kind == "subscript_decl" ? "subscript" : tree.declaredName(of: node)
  }

  private func shadowsGlobally(
    _ node: SyntaxTree.Node, name: String, own: Set<String>, in syntax: SourceSyntax
  ) -> Bool {
    guard used.contains(name) else { return false }
    if node.kind.hasSuffix("_operator_decl") { return StandardNames.operators.contains(name) }
    if StandardNames.operators.contains(name) {
      return node.kind == "func_decl" && !mentions(own, from: node, in: syntax)
    }
    return StandardNames.globals.contains(name)
      && (node.kind == "func_decl" || node.declaresType || node.kind == "var_decl")
  }

  private func shadowsMember(
    _ node: SyntaxTree.Node, name: String, of parent: SyntaxTree.Node, own: Set<String>,
    in syntax: SourceSyntax
  ) -> Bool {
    let extended = parent.properties["extended_type"] ?? ""
    let type = Self.words(in: Array(extended.utf8))
    guard own.isDisjoint(with: type), !mentions(own, from: parent, in: syntax) else { return false }
    if name == "subscript" {
      let isIndexed = extended.hasPrefix("[") || !StandardNames.indexed.isDisjoint(with: type)
      return usesPositions && isIndexed && !hasLabel(node, in: syntax.tree)
    }
    guard used.contains(name), ["func_decl", "var_decl"].contains(node.kind) else { return false }
    return StandardNames.members.contains(name)
      || StandardNames.operators.contains(name) && !mentions(own, from: node, in: syntax)
  }

  private func hasLabel(_ node: SyntaxTree.Node, in tree: SyntaxTree) -> Bool {
    let labels = tree.children(of: node, role: "name").first?.properties["args"] ?? ""
    return labels.contains { $0 != "." }
  }

  /// Whether types of the answer's own stand between a declaration's beginning and its body.
  private func mentions(
    _ own: Set<String>, from node: SyntaxTree.Node, in syntax: SourceSyntax
  ) -> Bool {
    let range = syntax.tree.range(of: node)
    let bytes = Array(syntax.text.utf8)
    let start = min(range.lowerBound, bytes.count)
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "{")) ?? bytes.count
    return !own.isDisjoint(with: Self.words(in: Array(bytes[start..<end])))
  }

  /// Whether something is asked for by position: `a[0]`, `f()[1]`.
  private static func holdsPosition(_ line: [UInt8]) -> Bool {
    line.indices.dropFirst().contains { index in
      line[index] == UInt8(ascii: "[")
        && (line[index - 1].isSwiftName || ")]".utf8.contains(line[index - 1]))
    }
  }

  private static func words(in line: [UInt8]) -> Set<String> {
    Set(CodeMask.words(in: line))
  }
}

extension SyntaxTree.Node {
  /// Whether it declares a type.
  fileprivate var declaresType: Bool {
    [
      "struct_decl", "class_decl", "enum_decl", "protocol", "protocol_decl", "typealias",
      "typealias_decl",
    ].contains(kind)
  }
}
