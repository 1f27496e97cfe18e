import Foundation
import QuizEngine

/// What must not stand in what a candidate is given.
struct KitSecrets {
  /// Pieces of answers, each long enough not to stand there by chance.
  let texts: [String]
  /// Pieces that a declaration's head and the brace below it make by chance: what is asked shows the
  /// head of a body that opens on the next line, as in `struct Boat {` above `}`. Within one line they
  /// are told as well.
  let lines: [String]
  /// Names, which are told however short they are.
  let names: [String]

  /// Gathers what a question holds beyond what is asked.
  init(_ question: Question, allowingShownChecks: Bool = false) {
    var open = [question.prompt, question.title]
    var secret = [question.explanation, question.id.text] + question.topics.map(\.text)
    secret += question.hints.map(\.text)
    secret += question.followUps.flatMap { [$0.ask, $0.answer] }
    secret += question.history.map(\.text)
    for part in question.parts {
      open.append(part.prompt ?? "")
      switch part.task {
      case .write(let task), .repair(let task):
        open.append(task.starter?.text ?? "")
        secret += task.solutions.map(\.text) + task.solutions.map(\.name)
        secret += task.mistakes.flatMap { [$0.file.text, $0.feedback, $0.file.name] }
        secret += task.rules.map(\.message)
        for check in task.checks {
          if allowingShownChecks, !check.isHidden {
            open += Self.texts(of: check)
          } else {
            secret += Self.texts(of: check)
          }
        }
      case .predict(let prediction):
        open.append(prediction.code.text)
        secret += prediction.mistakes.map(\.feedback) + [prediction.code.name]
        for truth in prediction.truths {
          switch truth.outcome {
          case .prints(let text): secret.append(text)
          case .rejects(let text, _): secret.append(text)
          case .traps(let text, let prints): secret += [text, prints]
          case .compiles: break
          }
        }
      case .choose(let choice):
        open += choice.options.flatMap { [$0.text, $0.code?.text ?? ""] }
        secret += choice.options.compactMap(\.feedback) + choice.options.compactMap(\.code?.name)
      case .explain(let explanation):
        secret += [explanation.model] + explanation.rubric.map(\.point)
        secret += explanation.mistakes.flatMap { [$0.says, $0.feedback] }
      }
    }
    let shown = Self.bare(open.joined(separator: "\n"))
    let bodies = shown.replacingOccurrences(of: "{", with: "{}")
    let all = Set(secret.flatMap { $0.split(whereSeparator: \.isNewline) }.map { Self.bare($0) })
      .filter { $0.count >= 12 && !shown.contains($0) }.sorted()
    texts = all.filter { !bodies.contains($0) }
    lines = all.filter(bodies.contains)
    names = Set(([question.id.text] + question.files.map(\.name)).map { Self.bare($0) })
      .filter { !shown.contains($0) }.sorted()
  }

  /// The secrets that stand in a file, however its form marks the text up.
  func found(in text: String, ending: String) -> [String] {
    let plain =
      switch ending {
      case "html": Self.withoutTags(text)
      case "tex": Self.withoutCommands(text)
      default: text
      }
    let forms = [text, plain].map { Self.bare($0) }
    let rows = plain.split(whereSeparator: \.isNewline).map { Self.bare($0) }
    return (texts + names).filter { secret in forms.contains { Self.stands(secret, in: $0) } }
      + lines.filter { secret in rows.contains { Self.stands(secret, in: $0) } }
  }

  /// Compares bytes: every secret is sought in every file, which takes its time by characters.
  private static func stands(_ secret: String, in text: String) -> Bool {
    strstr(text, secret) != nil
  }

  private static func texts(of check: Check) -> [String] {
    let trial: [String] =
      switch check.trial {
      case .gives(let expression, let value, _): [expression, value]
      case .throws(let expression, let text), .traps(let expression, let text),
        .rejects(let expression, let text):
        [expression, text]
      case .programPrints(let program, let text): [program, text]
      case .answerPrints(let text, let input): [text, input]
      }
    return [check.name, check.setup] + trial
  }

  private static func withoutTags(_ text: String) -> String {
    var bare = ""
    var isTag = false
    for scalar in text.unicodeScalars {
      if scalar == "<" {
        isTag = true
      } else if scalar == ">" {
        isTag = false
      } else if !isTag {
        bare.unicodeScalars.append(scalar)
      }
    }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(bare) { $0.replacing($1.0, with: $1.1) }
  }

  /// The text without the braces that end commands; those of the code have a backslash.
  private static func withoutCommands(_ text: String) -> String {
    var plain = ""
    var isEscaped = false
    let words = [("{-}", "-"), ("{,}", ","), ("\\allowbreak{}", ""), ("\\textquotedbl{}", "\"")]
    for scalar in words.reduce(text, { $0.replacing($1.0, with: $1.1) }).unicodeScalars {
      if isEscaped || (scalar != "{" && scalar != "}") { plain.unicodeScalars.append(scalar) }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return plain
  }

  /// The text without marks and white space, so that no line's end hides anything.
  private static func bare(_ text: some StringProtocol) -> String {
    var bare = String.UnicodeScalarView()
    for scalar in text.unicodeScalars
    where !scalar.properties.isWhitespace && !"`*\\".unicodeScalars.contains(scalar) {
      bare.append(scalar)
    }
    return String(bare)
  }
}
