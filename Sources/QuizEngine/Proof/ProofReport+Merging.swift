extension ProofReport {
  /// Why parts do not make a whole.
  public enum MergeError: Error, Equatable, Sendable {
    /// There is nothing to merge.
    case nothing
    /// A report is no part.
    case whole
    /// Parts of different wholes, or a whole that was cut differently.
    case differentWholes
    /// Parts that were proved by different compilers.
    case differentCompilers([String])
    /// These parts are there more than once.
    case repeated([Int])
    /// These parts are missing.
    case missing([Int], of: Int)
    /// The parts do not hold every claim once.
    case incomplete
  }

  /// Joins the parts of a proof to the report of the whole.
  public static func merging(_ parts: [ProofReport]) throws(MergeError) -> ProofReport {
    let shards = parts.compactMap(\.shard)
    guard let first = shards.first, let part = parts.first else { throw .nothing }
    guard shards.count == parts.count else { throw .whole }
    let isOfFirst = { (shard: ProofShard) in
      shard.count == first.count && shard.plan == first.plan && shard.claims == first.claims
        && shard.questions == first.questions
    }
    guard shards.allSatisfy(isOfFirst) else { throw .differentWholes }
    // A part without claims may not have needed a compiler.
    let compilers = Set(parts.map(\.compiler).filter { !$0.isEmpty }).sorted()
    guard compilers.count <= 1 else { throw .differentCompilers(compilers) }
    let indices = shards.map(\.index).sorted()
    let repeated = zip(indices, indices.dropFirst()).filter { $0 == $1 }.map { $0.0 }
    guard repeated.isEmpty else { throw .repeated(Set(repeated).sorted()) }
    let missing = (1...first.count).filter { !indices.contains($0) }
    guard missing.isEmpty else { throw .missing(missing, of: first.count) }
    var whole = ProofReport()
    whole.questions = first.questions
    whole.fragments = part.fragments
    whole.compiler = compilers.first ?? ""
    whole.modes = Set(parts.flatMap(\.modes)).sorted()
    whole.isStrict = parts.contains(where: \.isStrict)
    whole.bankFindings = Set(parts.flatMap(\.bankFindings)).sorted()
    whole.records = parts.flatMap(\.records).sorted { $0.number < $1.number }
    guard whole.records.map(\.number) == Array(0..<first.claims) else { throw .incomplete }
    return whole
  }
}

extension ProofReport.MergeError: CustomStringConvertible {
  /// What is wrong with the parts.
  public var description: String {
    switch self {
    case .nothing: "there is none"
    case .whole: "one of them is no part"
    case .differentWholes:
      "they are of different wholes; was the bank the same, and the number of parts?"
    case .differentCompilers(let names):
      "they were proved by different compilers: \(names.joined(separator: ", "))"
    case .repeated(let indices): "part \(Self.list(indices)) is there more than once"
    case .missing(let indices, let count): "part \(Self.list(indices)) of \(count) is missing"
    case .incomplete: "together they do not hold every claim once"
    }
  }

  private static func list(_ indices: [Int]) -> String {
    indices.map(String.init).joined(separator: ", ")
  }
}
