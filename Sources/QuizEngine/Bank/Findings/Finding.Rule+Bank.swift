extension Finding.Rule {
  // Files and folders.
  static let noSuchBank: Self = "no-such-bank"
  static let emptyBank: Self = "empty-bank"
  static let emptyPack: Self = "empty-pack"
  static let notAPack: Self = "not-a-pack"
  static let missingFile: Self = "missing-file"
  static let unusedFile: Self = "unused-file"
  static let strayEntry: Self = "stray-entry"
  static let unreadableFile: Self = "unreadable-file"
  static let fileTooBig: Self = "file-too-big"
  static let emptyFile: Self = "empty-file"
  static let notRegular: Self = "not-a-regular-file"
  static let linkLeadsOut: Self = "link-leads-out"
  static let badFileName: Self = "bad-file-name"
  static let sameNameInOtherCase: Self = "same-name-in-other-case"
  static let notUTF8 = Self(JSON.Fault.Kind.notUTF8.rawValue)
  static let controlCharacter = Self(JSON.Fault.Kind.controlCharacter.rawValue)

  // Names.
  static let badID: Self = "bad-id"
  static let reservedName: Self = "reserved-name"
  static let duplicateID: Self = "duplicate-id"

  // Keys and values.
  static let unknownKey: Self = "unknown-key"
  static let missingKey: Self = "missing-key"
  static let keyNotAllowed: Self = "key-not-allowed"
  static let wrongType: Self = "wrong-type"
  static let wrongFormat: Self = "wrong-format"
  static let unknownValue: Self = "unknown-value"
  static let outOfRange: Self = "out-of-range"
  static let emptyText: Self = "empty-text"
  static let notOneLine: Self = "not-one-line"
  static let tooFew: Self = "too-few"
  static let tooMany: Self = "too-many"
  static let duplicateValue: Self = "duplicate-value"

  // Sense.
  static let pointsDoNotAddUp: Self = "points-do-not-add-up"
  static let hintCosts: Self = "hint-costs"
  static let modesBeyond: Self = "modes-beyond"
  static let modesUncovered: Self = "modes-uncovered"
  static let modesOverlap: Self = "modes-overlap"
  static let notOneOutcome: Self = "not-one-outcome"
  static let correctOptions: Self = "correct-options"
  static let missingFeedback: Self = "missing-feedback"
  static let fileNamedTwice: Self = "file-named-twice"
  static let lineBeyondFile: Self = "line-beyond-file"
  static let nothingGraded: Self = "nothing-graded"
}
