extension Reader {
  /// An id, which is the name of a folder or stands in a bundle.
  mutating func slug(_ name: String, of thing: String, at place: Place) -> Slug? {
    guard let slug = Slug(name) else {
      note(
        .badID, at: place,
        "\(Quoted.text(name)) is no id of a \(thing): ids are lower-case words of ASCII letters "
          + "and digits, joined by single hyphens, at most \(Slug.maximumLength) characters, "
          + "beginning with a letter" + (Self.mended(name).map { ", such as \"\($0)\"" } ?? ""))
      return nil
    }
    guard !ReservedNames.contains(name) else {
      note(
        .reservedName, at: place,
        "\(Quoted.text(name)) cannot be a folder on Windows; choose another name")
      return nil
    }
    return slug
  }

  /// The id that was probably meant.
  private static func mended(_ name: String) -> Slug? {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return Slug(words.joined(separator: "-"))
  }

  /// Reads what `pack.json` or a pack in a bundle says.
  mutating func pack(_ node: JSON.Node, _ shape: Shape, id: Slug) -> Pack? {
    guard let fields = fields(node, shape) else { return nil }
    return Pack(
      id: id, title: line(fields, "title"), summary: prose(fields, "summary"),
      license: string(fields, "license", pattern: .license) ?? "", questions: [])
  }
}

extension Reader {
  /// Whether something was found that keeps the question out of the bank.
  var hasErrors: Bool {
    findings.contains { $0.severity == .error }
  }

  /// Notes departures from JSON.
  mutating func note(_ faults: [JSON.Fault]) {
    for fault in faults {
      note(Finding.Rule(fault.kind.rawValue), at: fault.position, fault.message)
    }
  }

  /// Notes trouble with a file, once for all parts that name it.
  mutating func note(_ trouble: CodeFiles.Trouble) {
    guard !findings.contains(where: { $0.place == trouble.place }) else { return }
    note(trouble.rule, at: trouble.place, trouble.message)
  }
}

extension Reader {
  /// The id that stands in a bundle.
  mutating func slug(_ fields: Fields, of thing: String) -> Slug? {
    guard let node = fields["id"],
      let name = string(node, called: "`id`", pattern: .anything)
    else { return nil }
    return slug(name, of: thing, at: place(of: node.position))
  }
}
