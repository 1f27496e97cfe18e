extension Fence {
  /// What is wrong with an attribute or modifier of a declaration, as the compiler's tree names it.
  static func breach(byAttribute node: SyntaxTree.Node) -> Breach? {
    if node.kind == "reference_ownership_attr", node.properties["unowned(unsafe)"] == "true" {
      return Breach(
        name: unsafe,
        message: "`unowned(unsafe)` goes around Swift's memory safety, which an answer may not do.")
    }
    guard !harmlessAttributes.contains(node.kind) else { return nil }
    let name = node.kind.hasSuffix("_attr") ? String(node.kind.dropLast(5)) : node.kind
    return breach(byAttributeNamed: name)
  }

  /// What is wrong with an attribute as it is written; types may have it, which no tree tells.
  static func breach(byWord word: String) -> Breach? {
    let isHarmless =
      word.hasPrefix("_") ? harmlessPrivateWords.contains(word) : !harmfulWords.contains(word)
    return isHarmless ? nil : breach(byAttributeNamed: word)
  }

  private static func breach(byAttributeNamed name: String) -> Breach {
    Breach(
      name: "fence: attribute",
      message: "The attribute `@\(name)` reaches out of the language; remove it.")
  }

  /// The attributes and modifiers that stay within the language.
  ///
  /// What the compiler does not know is `custom_attr`: property wrappers, result builders, global
  /// actors, attached macros. What a newer compiler knows and this list does not is refused.
  private static let harmlessAttributes: Set<String> = [
    "access_control_attr", "actor_attr", "async_attr", "at_rethrows_attr", "available_attr",
    "back_deployed_attr", "borrowed_attr", "borrowing_attr", "compile_time_literal_attr",
    "compile_time_value_attr", "concurrent_attr", "const_initialized_attr", "const_val_attr",
    "consuming_attr", "convenience_attr", "custom_attr", "discardable_result_attr",
    "disfavored_overload_attr", "distributed_actor_attr", "documentation_attr", "dynamic_attr",
    "dynamic_callable_attr", "dynamic_member_lookup_attr", "escaping_attr", "final_attr",
    "frozen_attr", "global_actor_attr", "has_storage_attr", "ib_action_attr", "implements_attr",
    "indirect_attr", "infix_attr", "inherit_actor_context_attr", "inlinable_attr", "inline_attr",
    "isolated_attr", "knownto_be_local_attr", "lazy_attr", "legacy_consuming_attr",
    "lifetime_attr", "main_type_attr", "marker_attr", "mutating_attr", "no_derivative_attr",
    "no_implicit_copy_attr", "non_mutating_attr", "non_objc_attr", "non_override_attr",
    "nonexhaustive_attr", "nonisolated_attr", "objc_attr", "objc_members_attr", "optimize_attr",
    "optional_attr", "override_attr", "postfix_attr", "preconcurrency_attr", "prefix_attr",
    "property_wrapper_attr", "raw_doc_comment_attr", "reasync_attr", "reference_ownership_attr",
    "required_attr", "result_builder_attr", "rethrows_attr", "retroactive_attr", "safe_attr",
    "sendable_attr", "sending_attr", "set_access_control_attr", "setter_access_attr",
    "specialize_attr", "specialized_attr", "static_attr", "storage_restrictions_attr",
    "testable_attr", "unavailable_from_async_attr", "unsafe_attr", "usable_from_inline_attr",
    "warn_unqualified_access_attr",
  ]

  /// Attributes with an underscore, which the language does not promise, that do no harm.
  private static let harmlessPrivateWords: Set<String> = [
    "_", "_disfavoredOverload", "_implements", "_inheritActorContext", "_marker",
    "_noImplicitCopy", "_optimize", "_specialize", "_documentation", "_lifetime", "_nonoverride",
    "_implicitSelfCapture",
  ]

  private static let harmfulWords: Set<String> = [
    "c", "cdecl", "cxx", "convention", "exclusivity", "export", "expose", "extern",
    "implementation", "abi", "section", "silgen_name", "used", "differentiable", "derivative",
    "transpose", "externalMacro", "attached", "freestanding",
  ]
}
