let stops = ["Harbour", "Market", "Museum", "Station", "Zoo"]
var rest = stops[2...]
print(rest.count, rest.startIndex, rest[2])

rest[3] = "Closed"
print(stops[3], rest[3])

let list = Array(stops[2...])
print(list.count, list.startIndex, list[2])
