var line = ["Ana", "Ben", "Cleo"]
var house = Set(line)
var rooms = ["Ana": 4, "Ben": 5]

line.append("Dora")
house.insert("Ana")
rooms["Ana"] = 7

print(line.count, house.count)
print(house.contains("Dora"))
print(rooms.count, rooms["Ana"] ?? 0)
