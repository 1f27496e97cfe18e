/// What stands on the sheet of one form: what is asked and room to answer, and nothing of the key.
///
/// Neither ids nor topics nor names of files are taken over: they tell more than the question does.
public struct KitSheet: Sendable {
  /// The words at the top.
  public var title: String
  /// The letters of the form; nil where there is but one.
  public var form: String?
  /// The id of the kit.
  public var kit: String
  /// What the candidate reads first.
  public var instructions: Document
  /// The questions in order.
  public var questions: [Entry]
  /// The minutes of all questions together.
  public var minutes: Int
  /// The points of all questions together.
  public var points: Int
}

extension KitSheet {
  /// Takes a form of a kit.
  ///
  /// - Parameter title: the words at the top; nil for those of the blueprint, or the usual ones.
  public init(_ form: Kit.Form, of kit: Kit, title: String? = nil) {
    self.title = title ?? kit.blueprint.title ?? Self.usualTitle
    self.form = kit.forms.count > 1 ? form.name : nil
    self.kit = kit.id.description
    minutes = form.minutes
    points = form.points
    instructions =
      Document(
        markdown: kit.blueprint.instructions ?? Self.usualInstructions(minutes: form.minutes)
      ).withoutClaims
    var section: Int?
    questions = form.items.enumerated().map { index, item in
      let isNew = item.section != section
      section = item.section
      return Entry(
        item, number: index + 1,
        section: isNew ? kit.blueprint.sections[item.section].title : nil)
    }
  }

  /// The title of a sheet that was given none.
  public static let usualTitle = "Swift interview"

  private static func usualInstructions(minutes: Int) -> String {
    """
    You have \(minutes) minutes. Beside each question stand its points and the minutes that it needs; \
    the order is up to you. Code is Swift 6 unless a question says otherwise. A small slip in \
    spelling does no harm where it is clear what you mean.
    """
  }

  /// The title with the letters of the form.
  var fullTitle: String { form.map { "\(title), form \($0)" } ?? title }

  /// The points and minutes of all questions, in words.
  var measure: String {
    let count = questions.count.counted("question")
    return "\(count), \(Self.points(points)), \(minutes.counted("minute"))"
  }
}
