struct Section {
  var title: String
  var parts: [Section] = []
}

func list(_ whole: Section) {
  var waiting = [whole]
  while !waiting.isEmpty {
    let section = waiting.removeFirst()
    print(section.title)
    waiting += section.parts
  }
}

let wheels = Section(
  title: "Wheels",
  parts: [Section(title: "Tyres"), Section(title: "Spokes")]
)
list(Section(title: "Bicycle", parts: [wheels, Section(title: "Brakes")]))
