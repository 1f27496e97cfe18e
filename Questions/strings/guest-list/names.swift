let fromWeb = "Zo\u{EB}"
let fromDatabase = "Zoe\u{308}"

print(fromWeb == fromDatabase)
print(fromWeb.count, fromDatabase.count)
print(fromWeb.unicodeScalars.count, fromDatabase.unicodeScalars.count)

let guests: Set = [fromWeb, fromDatabase]
print(guests.count)

print(fromWeb.utf8.elementsEqual(fromDatabase.utf8))
