protocol Labelled {
  var label: String { get }
}

extension Labelled {
  var label: String { "a thing" }
}

struct Vase: Labelled {}

struct Crate<Content>: Labelled {
  var content: [Content]
}

extension Crate where Content: Labelled {
  var label: String { "\(content.count) labelled things" }
}

func tag<T: Labelled>(_ value: T) -> String { value.label }

let crate = Crate(content: [Vase(), Vase()])
print(crate.label)
print(tag(crate))
