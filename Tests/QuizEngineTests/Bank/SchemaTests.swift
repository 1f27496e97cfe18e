import QuizTestSupport
import Testing

@testable import QuizEngine

/// The schemas and the loader know the same keys; `Tests/Schemas/check` runs the schemas.
@Suite struct SchemaTests {
  private func schema(_ name: String) throws -> JSON {
    let path = Checkout.root + "/Questions/\(name).schema.json"
    let bytes = try LocalFileSystem().read(path, atMost: 1 << 20)
    return try JSON(String(decoding: bytes, as: UTF8.self))
  }

  private func expect(_ schema: JSON?, toBe shape: Shape) {
    #expect(schema?["properties"]?.keys?.sorted() == shape.keys.sorted(), "\(shape.name)")
    let required = schema?["required"]?.array?.compactMap(\.string)
    #expect(required?.sorted() == shape.required.sorted(), "\(shape.name)")
    #expect(schema?["additionalProperties"] == false, "\(shape.name)")
    #expect(schema?["title"]?.string != nil && schema?["description"]?.string != nil)
  }

  private static let shapes: [String: Shape] = [
    "hint": .hint, "historyEntry": .historyEntry, "followUp": .followUp, "reference": .reference,
    "write": .write, "repair": .repair, "predict": .predict, "choose": .choose,
    "explain": .explain, "failure": .failure, "codeMistake": .codeMistake, "check": .check,
    "rule": .rule, "limits": .limits, "truth": .truth, "predictionMistake": .predictionMistake,
    "option": .option, "behaviour": .behaviour, "keyPoint": .keyPoint,
    "explanationMistake": .explanationMistake,
  ]

  @Test func haveTheKeysOfTheLoader() throws {
    let question = try schema("question")
    expect(question, toBe: .question)
    expect(try schema("pack"), toBe: .pack)
    let definitions = try #require(question["$defs"])
    for (name, shape) in Self.shapes { expect(definitions[name], toBe: shape) }
    let objects = definitions.keys?.filter { definitions[$0]?["additionalProperties"] != nil }
    #expect(objects?.sorted() == Self.shapes.keys.sorted())
  }

  @Test func haveTheWordsOfTheLoader() throws {
    let question = try schema("question")
    let words = { (value: JSON?) in value?["enum"]?.array?.compactMap(\.string) }
    #expect(words(question["properties"]?["format"]) == Question.Format.allCases.map(\.rawValue))
    #expect(words(question["properties"]?["level"]) == Level.allCases.map(\.rawValue))
    let definitions = try #require(question["$defs"])
    #expect(words(definitions["verdict"]) == CodeTask.Failure.verdicts.map(\.rawValue))
    let constructs = words(definitions["construct"]?["anyOf"]?[0])
    #expect(constructs?.sorted() == SyntaxConstruct.names.filter { !$0.contains(":") }.sorted())
    let kinds = definitions["part"]?["properties"]?["kind"]
    #expect(words(kinds) == Part.Kind.allCases.map(\.rawValue))
  }

  @Test func describeEveryKey() throws {
    let question = try schema("question")
    let definitions = try #require(question["$defs"])
    let objects = [question, try schema("pack")] + Self.shapes.keys.compactMap { definitions[$0] }
    for object in objects {
      for key in object["properties"]?.keys ?? [] {
        let property = object["properties"]?[key]
        let reference = property?["$ref"]?.string?.split(separator: "/").last.map(String.init)
        let described =
          property?["description"]
          ?? reference.flatMap {
            definitions[$0]?["description"]
          }
        #expect(described?.string?.isEmpty == false, "\(key)")
      }
    }
  }
}
