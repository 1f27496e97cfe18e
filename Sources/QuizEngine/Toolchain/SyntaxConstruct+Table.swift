extension SyntaxConstruct {
  /// What each fixed name finds.
  static let fixed: [String: @Sendable (SourceSyntax) -> [Int]] = [
    "guard": kinds("guard_stmt"),
    "if": kinds("if_stmt"),
    "switch": kinds("switch_stmt"),
    "while": kinds("while_stmt"),
    "repeat": kinds("repeat_while_stmt"),
    "for-in": kinds("for_each_stmt"),
    "defer": kinds("defer_stmt"),
    "do-catch": kinds("do_catch_stmt"),
    "return": kinds("return_stmt"),
    "throw": kinds("throw_stmt"),
    "if-let": binding("if_stmt"),
    "guard-let": binding("guard_stmt"),
    "ternary": kinds("ternary_expr"),
    "closure": kinds("closure_expr"),
    "tuple": kinds("tuple_expr"),
    "key-path": kinds("keypath_expr"),
    "try": kinds("try_expr"),
    "await": kinds("await_expr"),
    "force-unwrap": kinds("force_value_expr"),
    "force-try": kinds("force_try_expr"),
    "force-cast": casts("forced_checked_cast_expr"),
    "optional-try": kinds("optional_try_expr"),
    "optional-chain": { syntax in
      syntax.lines { node, _ in
        node.kind == "bind_optional_expr" && ["base", "fn"].contains(node.role)
      }
    },
    "nil-coalescing": { syntax in
      syntax.lines { node, _ in node.isReference && node.properties["name"] == "??" }
    },
    "as-cast": casts("conditional_checked_cast_expr", "forced_checked_cast_expr", "coerce_expr"),
    "is-cast": casts("is_subtype_expr"),
    "implicitly-unwrapped": { $0.linesOfImplicitlyUnwrappedTypes() },
    "func": kinds("func_decl"),
    "class": { syntax in
      syntax.lines { node, _ in node.kind == "class_decl" && node.properties["actor"] != "true" }
    },
    "actor": { syntax in
      syntax.lines { node, _ in node.kind == "class_decl" && node.properties["actor"] == "true" }
    },
    "struct": kinds("struct_decl"),
    "enum": kinds("enum_decl"),
    "protocol": kinds("protocol", "protocol_decl"),
    "extension": kinds("extension_decl"),
    "init": kinds("constructor_decl"),
    "deinit": kinds("destructor_decl"),
    "subscript": kinds("subscript_decl"),
    "operator": kinds("infix_operator_decl", "prefix_operator_decl", "postfix_operator_decl"),
    "typealias": kinds("typealias", "typealias_decl"),
    "var": { $0.lines(ofWord: "var") },
    "let": { $0.lines(ofWord: "let") },
    "mutating": kinds("mutating_attr"),
    "lazy": kinds("lazy_attr"),
    "weak": { $0.lines(ofWord: "weak") },
    "unowned": { $0.lines(ofWord: "unowned") },
    "static": { $0.lines(ofWord: "static") },
    "indirect": { $0.lines(ofWord: "indirect") },
    "inout": { $0.lines(ofWord: "inout") },
    "async": { $0.lines(ofWord: "async") },
    "generic": kinds("generic_type_param"),
    "import": kinds("import_decl"),
  ]

  private static func kinds(_ kinds: String...) -> @Sendable (SourceSyntax) -> [Int] {
    { syntax in
      syntax.lines { node, _ in kinds.contains(node.kind) && !node.isImplicit }
    }
  }

  /// Casts stand twice in an unfolded sequence, side by side.
  private static func casts(_ kinds: String...) -> @Sendable (SourceSyntax) -> [Int] {
    { syntax in
      var seen: Set<Int> = []
      return syntax.lines { node, tree in
        guard kinds.contains(node.kind) else { return false }
        guard node.role == "elements", let parent = tree.parent(of: node),
          parent.kind == "sequence_expr"
        else { return true }
        let siblings = tree.children(of: parent).filter { $0.kind == node.kind }
        let place = siblings.firstIndex { $0.index == node.index } ?? 0
        return place.isMultiple(of: 2) && seen.insert(node.index).inserted
      }
    }
  }

  /// A statement whose conditions bind what an optional holds.
  private static func binding(_ kind: String) -> @Sendable (SourceSyntax) -> [Int] {
    { syntax in
      syntax.lines { node, tree in
        node.kind == kind
          && tree.children(of: node, role: "conditions").contains { condition in
            condition.kind == "pattern"
          }
      }
    }
  }
}

extension SyntaxTree.Node {
  /// Whether it names something without a type.
  var isReference: Bool {
    kind == "unresolved_decl_ref_expr" || kind == "declref_expr"
  }

  /// Whether it calls a function or method of a name.
  func isCall(of name: String, in tree: SyntaxTree) -> Bool {
    guard kind == "call_expr", let function = tree.children(of: self, role: "fn").first else {
      return false
    }
    return function.properties["name"] == name || function.properties["field"] == name
  }
}
