extension Question {
  /// Every field that is Markdown, with its path in the JSON.
  var proseFields: [(path: String, text: String)] {
    var fields = [(path: "prompt", text: prompt), (path: "explanation", text: explanation)]
    for (index, hint) in hints.enumerated() { fields.append(("hints/\(index)/text", hint.text)) }
    for (index, entry) in history.enumerated() {
      fields.append(("history/\(index)/text", entry.text))
    }
    for (index, followUp) in followUps.enumerated() {
      fields.append(("followUps/\(index)/ask", followUp.ask))
      fields.append(("followUps/\(index)/answer", followUp.answer))
    }
    for (index, part) in parts.enumerated() {
      fields += part.proseFields.map { ("parts/\(index)/\($0.path)", $0.text) }
    }
    return fields
  }
}

extension Part {
  fileprivate var proseFields: [(path: String, text: String)] {
    var fields: [(path: String, text: String)] = prompt.map { [("prompt", $0)] } ?? []
    switch task {
    case .write(let task), .repair(let task):
      for (index, mistake) in task.mistakes.enumerated() {
        fields.append(("mistakes/\(index)/feedback", mistake.feedback))
      }
      for (index, rule) in task.rules.enumerated() {
        fields.append(("rules/\(index)/message", rule.message))
      }
    case .predict(let prediction):
      for (index, mistake) in prediction.mistakes.enumerated() {
        fields.append(("mistakes/\(index)/feedback", mistake.feedback))
      }
    case .choose(let choice):
      for (index, option) in choice.options.enumerated() {
        fields.append(("options/\(index)/text", option.text))
        if let feedback = option.feedback {
          fields.append(("options/\(index)/feedback", feedback))
        }
      }
    case .explain(let explanation):
      fields.append(("model", explanation.model))
      for (index, point) in explanation.rubric.enumerated() {
        fields.append(("rubric/\(index)/point", point.point))
      }
      for (index, mistake) in explanation.mistakes.enumerated() {
        fields.append(("mistakes/\(index)/says", mistake.says))
        fields.append(("mistakes/\(index)/feedback", mistake.feedback))
      }
    }
    return fields
  }
}
