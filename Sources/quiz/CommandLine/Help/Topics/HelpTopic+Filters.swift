extension HelpTopic {
  /// How questions are chosen.
  static let filters = HelpTopic(
    "filters", summary: "Choosing questions",
    text: """
      Every command that takes questions takes the same filters. What is said twice for one filter means
      either; different filters must all be met.

      | filter | means |
      | --- | --- |
      | `ID …` | just these questions, in this order |
      | `--level beginner,advanced` | one of these levels |
      | `--topic closures --topic arc` | about one of these |
      | `--pack core` | of this pack |
      | `--written`, `--verbal` | answered in code; answered in words |
      | `--count 5` | at most so many |
      | `--minutes 30` | as many as fit into the time |
      | `--seed 7` | drawn by chance, the same again for the same number and bank |

      `quiz list` with filters shows what they choose. Without a seed, `quiz practice` asks first what is due,
      then what is new in your weakest topics. A misspelt topic or pack is told with the nearest real one.
      """)
}
