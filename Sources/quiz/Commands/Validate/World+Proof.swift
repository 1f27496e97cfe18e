import QuizEngine

extension World {
  /// Opens the cache of outcomes that were found out before.
  var proofCache: ProofCache {
    ProofCache(folder: PathName.join(cacheFolder, "proof"), files: files)
  }

  /// What the outcomes of a proof hang on beside the bank and the compiler.
  func proofContext(_ grader: Grader) -> ProofContext {
    ProofContext(
      engine: engineName, system: systemName,
      grader: grader)
  }

  /// What stands for all of our own code: whatever changes in it, the program's file changes.
  private var engineName: String {
    guard let executable, let bytes = try? files.read(executable, atMost: 1 << 30) else {
      // Without the file nothing can be said, so nothing is taken for the same.
      return "unknown \(UInt64.random(in: .min ... .max))"
    }
    return "\(ContentHash(bytes))"
  }
}
