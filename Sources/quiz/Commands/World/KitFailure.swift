import QuizEngine

/// Why nothing comes of a kit.
enum KitFailure: Error, Equatable {
  /// The kit cannot be made.
  case draw(KitError)
  /// A blueprint has a fault.
  case blueprint(path: String, Blueprint.Fault)
  /// A file is no score card.
  case noCard(path: String)
  /// Cards cannot be joined.
  case cards(JointInterview.Mismatch)
  /// A folder that was to be written holds something else.
  case occupied(path: String)
  /// There is no program that makes PDF; the pages were written as HTML instead.
  case noPrinter(written: [String])
  /// The program that makes PDF failed; the pages were written as HTML instead.
  case printer(PDFError, written: [String])
}

extension KitFailure {
  /// The exit status that tells a program what went wrong.
  var exitStatus: ExitStatus {
    switch self {
    case .draw(.tooFew): .usage
    case .draw, .blueprint, .noCard, .cards: .badData
    case .occupied: .cannotWrite
    case .noPrinter: .unavailable
    case .printer(.cancelled, _): .interrupted
    case .printer: .unavailable
    }
  }

  /// What is wrong, and what to do.
  var text: String {
    switch self {
    case .draw(.tooFew(let shortage)): Self.text(for: shortage)
    case .draw(.otherVersion(let id)):
      "quiz: the kit \(id) was made by another version of quiz, and cannot be made again by this one."
    case .draw(.otherRecipe(let wanted, let made)):
      """
      quiz: these options do not make the kit \(wanted), but \(made).
      Use the filters, the blueprint and the number of forms that it was made with: its key tells them.
      """
    case .draw(.otherBank(let wanted, let made)):
      """
      quiz: the bank has changed since the kit \(wanted) was made, so it cannot be made again.
      From what the bank holds now comes the kit \(made); without “--kit”, say “--seed \(made.seed)”.
      """
    case .blueprint(let path, let fault): "\(path):\(fault.line == nil ? " " : "")\(fault)"
    case .noCard(let path): "quiz: \(path) is no card that “quiz interview” wrote."
    case .cards(.candidates(let names)):
      "quiz: these cards are of different people: \(names.joined(separator: ", "))."
    case .occupied(let path): "quiz: \(path) holds other files; name a new folder."
    case .noPrinter(let written):
      """
      quiz: there is no program here that makes PDF, so \(Self.list(written)) \
      \(written.count == 1 ? "was" : "were") written instead.
      Print that from a browser, or install Chromium (“apt install chromium”) or WeasyPrint.
      $QUIZ_BROWSER names a program that stands elsewhere.
      """
    case .printer(.cancelled, _): "quiz: interrupted."
    case .printer(.scratch(let error), _): "quiz: \(error)."
    case .printer(.failed(let program, let details), let written):
      """
      quiz: \(program) made no PDF: \(details).
      \(Self.list(written)) \(written.count == 1 ? "was" : "were") written instead; a browser prints that.
      """
    }
  }

  private static func list(_ paths: [String]) -> String {
    paths.isEmpty ? "nothing" : paths.joined(separator: ", ")
  }

  private static func text(for shortage: KitShortage) -> String {
    let place = shortage.section.map { "in section \($0 + 1), " } ?? ""
    let count = { (number: Int) in number.counted("question") }
    var lines: [String] = []
    if let minutes = shortage.minutes, let least = shortage.leastMinutes, least > minutes {
      let wanted = shortage.wanted.map { count($0) } ?? "even one question"
      lines.append(
        "quiz: \(place)\(wanted) cannot be had in \(minutes) minutes; "
          + "\(shortage.found) match, and the shortest take \(least).")
    } else {
      lines.append(
        "quiz: \(place)\(count(shortage.wanted ?? 1)) \(shortage.wanted == 1 ? "is" : "are") wanted, "
          + "but only \(shortage.found.counted("matches", "match")).")
    }
    for relaxation in shortage.without where relaxation.found > shortage.found {
      lines.append("Without the \(relaxation.wish), \(relaxation.found) would match.")
    }
    if shortage.found > 0, shortage.wanted != nil {
      lines.append("“--count \(shortage.found)” would do, minutes aside.")
    }
    return lines.joined(separator: "\n")
  }
}
