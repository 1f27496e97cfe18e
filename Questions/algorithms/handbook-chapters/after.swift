struct Section {
  var title: String
  var parts: [Section] = []
}

func list(_ section: Section) {
  for part in section.parts {
    list(part)
  }
  print(section.title)
}

let wheels = Section(
  title: "Wheels",
  parts: [Section(title: "Tyres"), Section(title: "Spokes")]
)
list(Section(title: "Bicycle", parts: [wheels, Section(title: "Brakes")]))
