import Foundation
import QuizEngine

/// What must not stand in what a candidate is given.
struct KitSecrets {
  /// Pieces of answers, each long enough not to stand there by chance.
  let texts: [String]

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
    // A mistake's or an explanation's line that a form prints apart, such as `struct Boat {}` above
    // braces that open on the next line, gives nothing away: what a declaration's head says is asked.
    let heads = Self.bare(open.joined(separator: "\n"))
    let shown = heads + "\n" + heads.replacingOccurrences(of: "{", with: "{}")
    texts = Set(secret.flatMap { $0.split(whereSeparator: \.isNewline) }.map { Self.bare($0) })
      .filter { $0.count >= 12 && !shown.contains($0) }.sorted()
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
    return texts.filter { secret in forms.contains { $0.contains(secret) } }
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

  private static func withoutCommands(_ text: String) -> String {
    [("{-}", "-"), ("{,}", ","), ("\\ ", " "), ("\\_", "_"), ("\\textquotedbl{}", "\"")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
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
