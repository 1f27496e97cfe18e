/// The module that is linked with every answer: it starts it, runs the checks, and reports.
///
/// It is compiled once for a toolchain. An answer cannot import it, and cannot speak on its channel:
/// each word there begins with a secret that the answer's process is told before the answer runs,
/// and that stands in no place that the answer can name.
enum SupportModule {
  /// The name of the module.
  static let name = "QuizSupport"

  /// The entry point that the compiler gives to the answer instead of `main`.
  static let answerEntry = "quiz_answer_main"

  /// The function of the harness that holds the checks.
  static let checksEntry = "quiz_answer_checks"

  /// Names that no answer may use: by a module selector it could reach the module without an import.
  static let reservedNames = [name, answerEntry, checksEntry, "quiz_answer_rejection"]

  /// What the harness sees of the module.
  ///
  /// The module's own code needs the C library; whoever imports a module also loads what that imports,
  /// which takes a tenth of a small compile.
  static let interface = """
    public func quizRegister(_ number: Int, _ body: @escaping @MainActor () async throws -> Void) {}
    public func quizObserve<Value>(_ value: Value) {}
    public func quizObserveEnd() {}

    """

  /// The code of the module.
  static let source = [starting, mainExecutor, checking, reporting, describing].joined(
    separator: "\n")
}
