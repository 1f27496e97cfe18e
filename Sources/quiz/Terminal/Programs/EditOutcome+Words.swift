#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension EditOutcome {
  /// Why there is nothing new to grade, for the person who edited; nil where there is something.
  var problem: String? {
    switch self {
    case .changed: nil
    case .unchanged: "The file is as it was, so there is nothing to grade."
    case .returnedAtOnce(let editor):
      "\(editor) returned at once and changed nothing. If it opens a window of its own, tell it to "
        + "wait: EDITOR=\"\(editor) --wait\"."
    case .failed(let editor, let outcome): outcome.failure(of: editor)
    case .unreadable(let path): "\(path) cannot be read."
    case .broken(let variable, let value):
      "A quote in $\(variable) is not closed: \(value)"
    case .noEditor: "No editor was found; set $EDITOR, or type the answer here."
    }
  }
}

extension ForegroundProgram.Outcome {
  /// What became of a program that did not do what it should.
  func failure(of name: String) -> String {
    switch self {
    case .exited(let status): "\(name) ended with status \(status), so nothing is graded."
    case .signalled(let number): "\(name) was ended by signal \(number), so nothing is graded."
    case .notFound(let name): "There is no program \(name); set $EDITOR to one that is there."
    case .cannotStart(let path, let number):
      "\(path) cannot be started: \(strerror(number).map { String(cString: $0) } ?? "\(number)")."
    }
  }
}
