extension Prose {
  /// A piece of code.
  public static func code(_ text: String) -> Prose {
    Prose([.code(text)])
  }

  /// Stressed words.
  public static func emphasis(_ prose: Prose) -> Prose {
    Prose([.emphasis(prose)])
  }

  /// Words that matter most.
  public static func strong(_ prose: Prose) -> Prose {
    Prose([.strong(prose)])
  }

  /// Words that lead to an address.
  public static func link(_ prose: Prose, to address: String) -> Prose {
    Prose([.link(prose, to: address)])
  }

  /// Words that carry a meaning.
  public static func toned(_ tone: Tone, _ prose: Prose) -> Prose {
    Prose([.toned(tone, prose)])
  }

  /// Words that matter less than what surrounds them.
  public static func muted(_ prose: Prose) -> Prose {
    .toned(.muted, prose)
  }

  /// Numbers one after another, drawn as a small curve.
  public static func series(_ numbers: [Int]) -> Prose {
    Prose([.series(numbers)])
  }

  /// A share of a whole, drawn as a bar.
  public static func bar(_ part: Int, of whole: Int, tone: Tone = .accent) -> Prose {
    Prose([.bar(Bar(part, of: whole, tone: tone))])
  }
}
