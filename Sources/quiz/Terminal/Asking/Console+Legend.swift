import QuizEngine

extension Console {
  /// Shows a question, and what the keys do.
  func show(_ legend: KeyLegend, under question: String = "") {
    let width = min(size.columns, KeyLegend.measure)
    for line in question.isEmpty ? [] : question.wrapped(to: width) { write(line + "\n") }
    for line in legend.lines(width: width) { show(KeyLegend.prose(line)) }
  }
}
