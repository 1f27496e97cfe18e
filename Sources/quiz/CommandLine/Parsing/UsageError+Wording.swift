extension UsageError {
  /// What to tell: the fault, what may have been meant, and where help is; without a final newline.
  func text(for program: Program) -> String {
    let lines = [problem.fault(for: program), problem.advice(for: program), help(for: program)]
    return lines.compactMap { $0 }.joined(separator: "\n")
  }

  private func help(for program: Program) -> String {
    let call = ([program.name, "help"] + path).joined(separator: " ")
    return path.isEmpty
      ? "'\(call)' lists all commands."
      : "'\(call)' tells all about '\(program.call(path))'."
  }
}

extension UsageError.Problem {
  /// What is wrong.
  fileprivate func fault(for program: Program) -> String {
    switch self {
    case .unknownCommand(let word, _):
      "\(program.name): there is no command '\(word)'."
    case .missingSubcommand(let choices):
      "\(program.name): say which: \(choices.list("or"))."
    case .unknownSubcommand(let word, _, let choices):
      "\(program.name): '\(word)' is none of \(choices.list("and"))."
    case .unknownHelpSubject(let word, _):
      "\(program.name): there is neither a command nor a topic '\(word)'."
    case .unknownOption(let word, _):
      "\(program.name): there is no option \(word)."
    case .optionOfOthers(let option, let paths):
      "\(program.name): \(option) belongs to \(paths.map(program.call).list("and"))."
    case .missingValue(let option, let placeholder, let found):
      "\(program.name): \(option) needs a value, \(placeholder)"
        + (found.map { ", but \($0) follows." } ?? ".")
    case .needlessValue(let option, let value):
      "\(program.name): \(option) takes no value, but '\(value)' is given."
    case .repeatedOption(let option):
      "\(program.name): \(option) is given more than once."
    case .missingArgument(let name):
      "\(program.name): \(name) is missing."
    case .needlessArgument(let word, _):
      "\(program.name): '\(word)' is one argument too many."
    case .badValue("", let name, let kind, _):
      "\(program.name): \(name) is empty; it takes \(kind.wording)."
    case .badValue(let value, let name, let kind, _):
      "\(program.name): \(name) takes \(kind.wording), not '\(value)'."
    case .conflict(let one, let other):
      "\(program.name): \(one) and \(other) don't go together."
    case .incomplete(let one, let other):
      "\(program.name): \(one) makes no sense without \(other)."
    }
  }

  /// What may have been meant, or what helps.
  fileprivate func advice(for program: Program) -> String? {
    switch self {
    case .missingValue(let option, _, .some(let found)):
      return "If that is the value, write \(option)=\(found)."
    case .unknownCommand(_, let nearest), .unknownSubcommand(_, let nearest, _),
      .unknownHelpSubject(_, let nearest), .unknownOption(_, let nearest),
      .needlessArgument(_, let nearest), .badValue(_, _, _, let nearest):
      return nearest.map { "Did you mean \($0)?" }
    default:
      return nil
    }
  }
}

extension ValueKind {
  /// What it takes, for the middle of a sentence.
  var wording: String {
    switch self {
    case .text: "a text"
    case .file: "a file, or - for the standard stream"
    case .folder: "a folder"
    case .path: "a file or a folder"
    case .question: "the id of a question"
    case .topic: "a topic"
    case .pack: "the name of a pack"
    case .helpSubject: "a command or a topic"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .seed: "a whole number from 0 to \(UInt64.max)"
    case .duration: "a time such as 90s, 10m or 1h30m"
    case .share: "a part of a whole such as 2/4"
    case .oneOf(let values): values.list("or")
    }
  }
}

extension [String] {
  /// 'a, b or c'.
  fileprivate func list(_ word: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
