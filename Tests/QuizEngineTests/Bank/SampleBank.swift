import QuizEngine
import QuizTestSupport
import Testing

/// The bank in `Tests/Schemas/Good`, which uses everything that the format has, in memory.
struct SampleBank {
  static let folder = "Questions/sample/all-kinds"
  static let file = folder + "/question.json"

  let files = InMemoryFileSystem()
  let json: JSON

  init() throws {
    let disk = LocalFileSystem()
    let good = Checkout.root + "/Tests/Schemas/Good/sample"
    for name in try disk.list(good + "/all-kinds") {
      let bytes = try disk.read(good + "/all-kinds/" + name, atMost: .max)
      files.put(.file(bytes), at: Self.folder + "/" + name)
    }
    let pack = try disk.read(good + "/pack.json", atMost: .max)
    files.put(.file(pack), at: "Questions/sample/pack.json")
    json = try JSON(try #require(files.text(at: Self.file)))
  }

  /// Loads the bank after some fields of the question were changed.
  func load(_ changes: [(path: String, value: JSON?)] = []) -> BankLoader.Outcome {
    let changed = changes.reduce(json) { $0.with($1.path, $1.value) }
    put(changed.indented, at: Self.file)
    return loader.load(["Questions"])
  }

  /// Replaces a file.
  func put(_ text: String, at path: String) {
    files.put(.file(Array(text.utf8)), at: path)
  }

  var loader: BankLoader {
    BankLoader(files: files, constructs: Self.constructs)
  }

  static let constructs = ConstructNames(names: ["func", "guard", "force-unwrap"]) { name in
    ["func", "guard", "force-unwrap"].contains(name) || name.hasPrefix("call:")
  }

  static let id = Slug("all-kinds")
}
