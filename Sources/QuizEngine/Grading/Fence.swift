/// What no answer may hold, since it leads out of the language: to C, the linker, other files.
///
/// The compiler's tree shows nothing that stands within `#if`, so conditional compilation itself is
/// refused, wherever its letters stand: a lexer that could be fooled has no say in this.
struct Fence {
  /// The modules that the part allows.
  let imports: [String]
  /// Whether the part allows memory without Swift's checks.
  let allowsUnsafe: Bool

  /// What an answer breaks, in the order of its lines.
  func breaches(in syntax: SourceSyntax) -> [RuleBreach] {
    var found = directives(in: syntax.text)
    for node in syntax.tree.nodes {
      guard let message = message(about: node) else { continue }
      let line = syntax.line(ofByte: syntax.tree.range(of: node).lowerBound)
      found.append(RuleBreach(name: message.name, line: line, message: message.text))
    }
    for word in allowsUnsafe ? [] : Self.unsafeWords {
      for line in syntax.lines(ofWord: word) {
        found.append(
          RuleBreach(
            name: "fence: unsafe", line: line,
            message: "`\(word)` goes around Swift's memory safety, which an answer may not do."))
      }
    }
    return found.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private func directives(in text: String) -> [RuleBreach] {
    var found: [RuleBreach] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for directive in Self.directives where Self.holds(line, directive: directive) {
        found.append(
          RuleBreach(
            name: "fence: directive", line: index + 1,
            message: "`#\(directive)` may not stand in an answer, not even in a comment or string.")
        )
      }
    }
    return found
  }

  /// Whether a line holds `#` and the word, with white space between them or none.
  private static func holds(_ line: Substring, directive: String) -> Bool {
    var rest = line
    while let mark = rest.firstIndex(of: "#") {
      rest = rest[rest.index(after: mark)...]
      let word = rest.drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter }
      if word == directive { return true }
    }
    return false
  }

  private static let directives = ["if", "elseif", "else", "endif", "sourceLocation", "line"]

  private func message(about node: SyntaxTree.Node) -> (name: String, text: String)? {
    if node.kind == "import_decl" {
      let module = node.properties["module_path"] ?? ""
      let name = String(module.split(separator: ".").first ?? "")
      if imports.contains(name) { return nil }
      let allowed =
        imports.isEmpty
        ? "This question needs no imports."
        : "Only \(imports.joined(separator: ", ")) may be imported."
      return ("fence: import", "`import \(name)` is not allowed. \(allowed)")
    }
    if node.kind == "macro_expansion_expr" || node.kind == "macro_expansion_decl"
      || node.kind == "macro_decl"
    {
      let name = node.properties["name"] ?? ""
      if Self.harmlessMacros.contains(name) { return nil }
      return ("fence: macro", "Macros may not be declared or expanded in an answer.")
    }
    if node.role == "attrs", !Self.allowedAttributes.contains(node.kind) {
      let name = node.kind.hasSuffix("_attr") ? String(node.kind.dropLast(5)) : node.kind
      return (
        "fence: attribute", "The attribute `@\(name)` reaches out of the language; remove it."
      )
    }
    return nil
  }

  /// Words that lead to memory without checks.
  private static let unsafeWords = [
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
    "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
    "UnsafeMutableRawBufferPointer", "OpaquePointer", "Unmanaged", "Builtin", "CVaListPointer",
    "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withUnsafeBufferPointer", "withUnsafeMutableBufferPointer", "withUnsafeTemporaryAllocation",
    "withContiguousStorageIfAvailable", "withContiguousMutableStorageIfAvailable",
    "unsafeBitCast", "unsafeDowncast", "unsafeAddress", "unsafeMutableAddress",
    "withVaList", "withUTF8", "withCString",
  ]

  /// Macros that the compiler itself expands, without any plug-in.
  private static let harmlessMacros: Set<String> = [
    "file", "fileID", "filePath", "function", "line", "column", "isolation", "available",
    "unavailable", "warning", "error", "colorLiteral", "selector", "keyPath",
  ]

  /// The attributes and modifiers that stay within the language, as the compiler's tree names them.
  private static let allowedAttributes: Set<String> = [
    "access_control_attr", "available_attr", "convenience_attr", "custom_attr",
    "discardable_result_attr", "dynamic_callable_attr", "dynamic_member_lookup_attr",
    "final_attr", "frozen_attr", "indirect_attr", "infix_attr", "inlinable_attr", "inline_attr",
    "isolated_attr", "lazy_attr", "main_type_attr", "mutating_attr", "nonisolated_attr",
    "nonmutating_attr", "optional_attr", "override_attr", "postfix_attr", "preconcurrency_attr",
    "prefix_attr", "property_wrapper_attr", "reference_ownership_attr", "required_attr",
    "result_builder_attr", "rethrows_attr", "sendable_attr", "set_access_control_attr",
    "setter_access_attr", "unavailable_from_async_attr", "usable_from_inline_attr",
    "warn_unqualified_access_attr", "consuming_attr", "borrowing_attr", "global_actor_attr",
    "no_derivative_attr", "testable_attr", "retroactive_attr", "concurrent_attr", "sending_attr",
    "legacy_consuming_attr", "autoclosure_attr", "escaping_attr", "nonobjc_attr", "dynamic_attr",
    "distributed_actor_attr", "safe_attr", "unsafe_attr", "actor_attr", "async_attr",
    "reasync_attr", "static_attr", "raw_doc_comment_attr", "has_storage_attr",
    "compile_time_literal_attr", "const_val_attr", "copyable_attr",
  ]
}
