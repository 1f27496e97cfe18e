import QuizEngine

extension NewCommand {
  /// The files of a question that is valid, and still to be written.
  struct Scaffold {
    let kind: Part.Kind
    let id: Slug
    let level: Level

    /// The files of code, in the order in which they are read.
    var files: [(name: String, text: String)] {
      switch kind {
      case .write:
        [
          ("starter.swift", "func doubled(_ number: Int) -> Int {\n  0\n}\n"),
          ("solution.swift", "func doubled(_ number: Int) -> Int {\n  number * 2\n}\n"),
          ("mistake-squared.swift", "func doubled(_ number: Int) -> Int {\n  number * number\n}\n"),
          ("mistake-text.swift", "func doubled(_ number: Int) -> Int {\n  \"\\(number * 2)\"\n}\n"),
        ]
      case .repair:
        [
          ("starter.swift", "func doubled(_ number: Int) -> Int {\n  number++ * 2\n}\n"),
          ("solution.swift", "func doubled(_ number: Int) -> Int {\n  number * 2\n}\n"),
          ("mistake-squared.swift", "func doubled(_ number: Int) -> Int {\n  number * number\n}\n"),
          ("mistake-text.swift", "func doubled(_ number: Int) -> Int {\n  \"\\(number * 2)\"\n}\n"),
        ]
      case .predict: [("predict.swift", "let numbers = [1, 2, 3]\nprint(numbers.map { $0 * 2 })\n")]
      case .choose, .explain: []
      }
    }

    /// What stands in `question.json`.
    func question(hasSchema: Bool) -> JSON {
      let isVerbal = kind == .explain
      return .object(omittingNil: [
        ("$schema", hasSchema ? "../../question.schema.json" : nil),
        ("title", .string("TODO: a line that names \(id) and gives nothing away")),
        ("format", .string(isVerbal ? "verbal" : "written")),
        ("level", .string(level.rawValue)),
        ("topics", ["basics"]),
        ("minutes", 5),
        ("modes", [5, 6]),
        ("prompt", "TODO: what is asked, so that it can be understood without the answer."),
        ("parts", [part]),
        ("hints", isVerbal ? nil : [["text": "TODO: help on the way.", "cost": 0.25]]),
        ("explanation", "TODO: why the answer is what it is, with code that is proved."),
        (
          "followUps",
          isVerbal
            ? [["ask": "TODO: what is asked next?", "answer": "TODO: what a good answer says."]]
            : nil
        ),
      ])
    }

    /// What stands in `pack.json` of a pack that is new.
    func pack(_ name: String) -> JSON {
      [
        "title": .string(name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")),
        "summary": "What this pack holds.", "license": "Apache-2.0",
      ]
    }

    private var part: JSON {
      let head: [(String, JSON)] = [("kind", .string(kind.rawValue)), ("points", 2)]
      return .object(head + rest)
    }

    private var rest: [(String, JSON)] {
      switch kind {
      case .write: [("starter", "starter.swift")] + codeMembers
      case .repair:
        [
          ("starter", "starter.swift"),
          ("starterFails", ["verdict": "does-not-compile", "message": "cannot find operator '++'"]),
        ] + codeMembers
      case .predict:
        [
          ("code", "predict.swift"), ("truth", ["prints": "[2, 4, 6]"]),
          (
            "mistakes",
            [["answer": "[1, 2, 3]", "feedback": "TODO: what this answer overlooks, and why."]]
          ),
        ]
      case .choose:
        [
          (
            "options",
            [
              [
                "text": "TODO: the right option", "correct": true,
                "feedback": "TODO: why this is right.",
              ],
              ["text": "TODO: a wrong one", "feedback": "TODO: why this is wrong."],
              ["text": "TODO: another one", "feedback": "TODO: why this is wrong, too."],
            ]
          )
        ]
      case .explain:
        [
          ("model", "TODO: what a strong candidate says."),
          (
            "rubric",
            [
              ["point": "TODO: a key point.", "points": 1, "words": ["key point"]],
              ["point": "TODO: another one.", "points": 1, "words": ["another"]],
            ]
          ),
          (
            "mistakes",
            [
              ["says": "TODO: what people wrongly say.", "feedback": "TODO: why it is wrong."],
              ["says": "TODO: what else they say.", "feedback": "TODO: why that is wrong."],
            ]
          ),
        ]
      }
    }

    private var codeMembers: [(String, JSON)] {
      [
        ("solutions", ["solution.swift"]),
        (
          "mistakes",
          [
            [
              "file": "mistake-squared.swift", "verdict": "partly", "message": "three",
              "feedback": "TODO: what this answer gets wrong.",
            ],
            [
              "file": "mistake-text.swift", "verdict": "does-not-compile",
              "message": "cannot convert return expression",
              "feedback": "TODO: what the compiler means.",
            ],
          ]
        ),
        (
          "checks",
          [
            ["name": "two", "expression": "doubled(2)", "gives": "4"],
            ["name": "three", "expression": "doubled(3)", "gives": "6"],
          ]
        ),
      ]
    }
  }
}
