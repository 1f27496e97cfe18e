extension CodeGrading {
  /// Compiles the answer with its checks for the first time; what checks call and the answer nowhere
  /// names is asked for by itself, since that may spare the compiler seconds.
  func compileFirst(_ answer: SourceFile) throws -> CompilationResult {
    let probes = MissingCalls(solutions: task.solutions).probes(of: checks, beside: answer.text)
    guard !probes.isEmpty else { return try compile(answer, with: checks) }
    let probed = try compile(
      answer,
      with: checks.map { (number: $0.number, check: probes[$0.number]?.check ?? $0.check) })
    if MissingCalls.confirm(probes, by: probed) { return probed }
    var result = try compile(answer, with: checks)
    result.seconds += probed.seconds
    return result
  }

  /// Leaves out checks that do not compile beside an answer that does, until the rest compiles.
  ///
  /// The type checker sees all such checks at once; the passes behind it may find more.
  func dropMisfits(
    from compilation: inout CompilationResult, source: AnswerSource, in grade: inout Grade
  ) throws -> [Int: Diagnostic] {
    var misfits: [Int: Diagnostic] = [:]
    while compilation.ending == .rejected {
      let found = try self.misfits(in: compilation, among: misfits, source: source, in: &grade)
      if found.isEmpty { break }
      misfits.merge(found) { first, _ in first }
      let rest = checks.filter { misfits[$0.number] == nil }
      compilation = try compile(source.file, with: rest)
      grade.seconds += compilation.seconds
    }
    return misfits
  }

  /// Says what is wrong, where all checks that are run stumble over the same.
  func tellMisfit(_ misfits: [Int: Diagnostic], in tree: SyntaxTree, _ grade: inout Grade) {
    guard misfits.count == checks.count(where: \.check.runsInProcess),
      let error = misfits.values.first
    else { return }
    if let name = error.missingName, misfits.values.allSatisfy({ $0.missingName == name }) {
      grade.message = "The checks use “\(name)”, which the answer does not declare."
      if let near = Suggestion.nearest(to: name, among: tree.declaredNames, atMost: 1).first {
        grade.message += " Is it called “\(near)” there?"
      }
    } else if let name = error.missingMember,
      misfits.values.allSatisfy({ $0.missingMember == name })
    {
      grade.message = """
        The checks use a member “\(name)”, which is not there: is it declared, under this name and for \
        the right type?
        """
    } else if misfits.values.allSatisfy({ $0.message == error.message }) {
      grade.message = """
        No check compiles beside the answer: \(error.message). Are the names, labels and types those \
        that the question asks for?
        """
    }
  }

  /// The checks that are to blame for a compilation's errors; none where the answer is.
  private func misfits(
    in compilation: CompilationResult, among known: [Int: Diagnostic], source: AnswerSource,
    in grade: inout Grade
  ) throws -> [Int: Diagnostic] {
    var found: [Int: Diagnostic] = [:]
    var isPlaced = true
    for error in compilation.errors {
      if let number = Harness.number(ofPlace: error.file) {
        if found[number] == nil { found[number] = error }
      } else if error.file == Harness.fileName {
        // Where the compiler cannot say what is wrong with a closure, it points at its beginning.
        isPlaced = false
      } else {
        return [:]
      }
    }
    if isPlaced || !found.isEmpty { return found.filter { known[$0.key] == nil } }
    return try tryEach(besides: known, source: source, in: &grade)
  }

  /// Compiles the checks one by one: those that fail alone are to blame.
  private func tryEach(
    besides known: [Int: Diagnostic], source: AnswerSource, in grade: inout Grade
  ) throws -> [Int: Diagnostic] {
    var found: [Int: Diagnostic] = [:]
    for (number, check) in checks where known[number] == nil {
      let alone = try compile(source.file, with: [(number: number, check: check)])
      grade.seconds += alone.seconds
      if alone.ending == .rejected { found[number] = alone.errors.first }
    }
    return found
  }
}

extension SyntaxTree {
  /// The names that are declared outside of everything.
  fileprivate var declaredNames: [String] {
    nodes.filter { parent(of: $0)?.kind == "source_file" }.compactMap(declaredName)
  }
}

extension Diagnostic {
  /// The name that the compiler cannot find.
  var missingName: String? {
    message.hasPrefix("cannot find ") && message.hasSuffix("' in scope") ? quoted.last : nil
  }

  /// The name that the compiler cannot find in a type, whichever that is.
  fileprivate var missingMember: String? {
    message.contains(" has no member '") ? quoted.last : nil
  }

  /// What stands in single quotes.
  private var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
