final class Font {
  let size: Int
  init(size: Int) { self.size = size }
}

struct Label {
  var font = Font(size: 12)
}

var document = Label()
let snapshot = document
let before = "\(snapshot.font.size)"
document.font = Font(size: 20)
print("\(snapshot.font.size)" == before ? "kept" : "lost")
