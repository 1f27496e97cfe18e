final class Style {
  var size = 12
}

struct Page {
  var style = Style()
}

var document = Page()
let snapshot = document
let before = "\(snapshot.style.size)"
document.style.size = 20
print("\(snapshot.style.size)" == before ? "kept" : "lost")
