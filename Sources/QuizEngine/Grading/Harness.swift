/// The file that holds a part's checks, compiled beside the answer in the same module.
///
/// Everything that the harness needs is named by module selectors (SE-0491), which no declaration of
/// the answer can shadow. What an answer leaves open ends with its file.
struct Harness {
  /// The name of the file.
  static let fileName = "Checks.swift"

  /// The checks that run in the process, by their places in the part's list.
  let checks: [(number: Int, check: Check)]

  /// The code.
  var source: String {
    var text = """
      private import QuizSupport
      @_cdecl("\(SupportModule.checksEntry)")
      public func quiz_answer_checks() {

      """
    for (number, check) in checks {
      text += """
          QuizSupport::quizRegister(\(number)) { @Swift::MainActor () async throws -> Swift::Void in
        #sourceLocation(file: "\(Self.place(of: number))", line: 1)
        \(Self.body(of: check))
        #sourceLocation()
          }

        """
    }
    return text + "}\n"
  }

  /// Whether no check leaves the main thread.
  var staysOnMainThread: Bool {
    checks.allSatisfy { Compilation.staysOnMainThread(Self.body(of: $0.check)) }
  }

  /// The name under which messages speak of a check's code.
  static func place(of number: Int) -> String { "check-\(number)" }

  /// The check of a place; nil for all other names.
  static func number(ofPlace place: String) -> Int? {
    place.hasPrefix("check-") ? Int(place.dropFirst("check-".count)) : nil
  }

  private static func body(of check: Check) -> String {
    let setup = check.setup.isEmpty ? "" : check.setup + "\n"
    switch check.trial {
    case .gives(let expression, _, _):
      return setup + "QuizSupport::quizObserve(\n\(expression)\n)"
    case .throws(let expression, _), .traps(let expression, _):
      // The value, if there is one after all, is told as what came instead.
      return setup + "QuizSupport::quizObserve(\n\(expression)\n)"
    case .programPrints(let program, _):
      return setup + program + "\nQuizSupport::quizObserveEnd()"
    case .rejects, .answerPrints:
      return ""
    }
  }

  /// The file for an expression that must not compile.
  static func rejection(setup: String, expression: String) -> String {
    """
    private func quiz_answer_rejection() async throws {
    #sourceLocation(file: "\(rejectionPlace)", line: 1)
    \(setup.isEmpty ? "" : setup + "\n")_ = (\(expression))
    #sourceLocation()
    }

    """
  }

  /// The name under which messages speak of an expression that must not compile.
  static let rejectionPlace = "check-rejection"
}
