struct Note {
  var lines = ["Milk"]
}

var document = Note()
let snapshot = document
let before = "\(snapshot.lines)"
document.lines[0] = "Bread"
print("\(snapshot.lines)" == before ? "kept" : "lost")
