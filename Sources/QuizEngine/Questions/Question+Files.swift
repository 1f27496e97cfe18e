extension Question {
  /// The files of code of all parts, in the order in which they are named; none twice.
  public var files: [SourceFile] {
    var seen: Set<String> = []
    return parts.flatMap(\.files).filter { seen.insert($0.name).inserted }
  }
}

extension Part {
  /// The files of code that the part names, in order.
  public var files: [SourceFile] {
    switch task {
    case .write(let task), .repair(let task):
      [task.starter].compactMap { $0 } + task.solutions + task.mistakes.map(\.file)
    case .predict(let prediction): [prediction.code]
    case .choose(let choice): choice.options.compactMap(\.code)
    case .explain: []
    }
  }
}
