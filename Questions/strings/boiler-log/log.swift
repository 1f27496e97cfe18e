let log = "09:14 boiler=71; 09:20 pump"
let entry = #/(?<unit>[a-z]+)(?:=(?<value>\d+))?/#

let matches = log.matches(of: entry)
for match in matches {
  print(match.unit, match.value ?? "none")
}

if let last = matches.last {
  print(type(of: last.unit), type(of: last.value))
  print(log[..<last.unit.startIndex])
}
