extension Kit {
  /// The name of a kit: the version, the seed, what was wanted, and what was drawn.
  ///
  /// `1-16-8f3a2c-5be0cd19`: the seed in base 36, the beginning of the digest of the wish, and that
  /// of the digest of the questions and their order.
  public struct ID: Sendable, Hashable, CustomStringConvertible {
    /// The version of the way in which kits are drawn.
    public var version: Int
    /// What chance was drawn from.
    public var seed: UInt64
    /// Stands for the blueprint and the number of forms.
    public var recipe: String
    /// Stands for all that was drawn: questions with their text, checks and answers, and their order.
    public var content: String

    /// Takes every field.
    public init(version: Int, seed: UInt64, recipe: String, content: String) {
      self.version = version
      self.seed = seed
      self.recipe = recipe
      self.content = content
    }
  }
}

extension Kit.ID {
  /// The version of the way in which kits are drawn now.
  public static let currentVersion = 1

  /// The id as it stands on sheets.
  public var description: String {
    "\(version)-\(String(seed, radix: 36))-\(recipe)-\(content)"
  }

  /// Reads an id as it stands on a sheet; capitals are fine.
  public init?(_ text: String) {
    let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4, let version = Int(parts[0]), let seed = UInt64(parts[1], radix: 36),
      parts[2].count == Self.recipeDigits, parts[3].count == Self.contentDigits,
      (parts[2] + parts[3]).allSatisfy(\.isHexDigit)
    else { return nil }
    self.init(version: version, seed: seed, recipe: String(parts[2]), content: String(parts[3]))
  }

  static let recipeDigits = 6
  static let contentDigits = 8

  /// The id of what was drawn.
  init(seed: UInt64, blueprint: Blueprint, forms: [Kit.Form]) {
    let wish = ["\(Self.currentVersion)", "\(seed)", "\(forms.count)"]
    let recipe = Digest(texts: wish + blueprint.sections.flatMap(\.canonical))
    // A question that stands in several forms is written once.
    var known: [Slug: String] = [:]
    var texts: [String] = []
    for form in forms {
      texts.append(form.name)
      for item in form.items {
        let id = item.question.id
        let content = known[id] ?? BankBundle.json(item.question).compact
        let isNew = known.updateValue(content, forKey: id) == nil
        texts += ["\(item.slot)", "\(item.section)", isNew ? content : id.text]
        texts += item.optionOrders.map { $0.map(String.init).joined(separator: ",") }
      }
    }
    self.init(
      version: Self.currentVersion, seed: seed, recipe: recipe.prefix(Self.recipeDigits),
      content: Digest(texts: texts).prefix(Self.contentDigits))
  }
}
