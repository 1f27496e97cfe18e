final class Corner {
  var x = 0
}

enum Shape {
  case empty
  case dot(Corner)
  case line(Corner, to: Corner)
}

func text(of shape: Shape) -> String {
  if case .dot(let corner) = shape { return "\(corner.x)" }
  return "empty"
}

var document = Shape.dot(Corner())
let snapshot = document
let before = "\(text(of: snapshot))"
if case .dot(let corner) = document { corner.x = 9 }
print("\(text(of: snapshot))" == before ? "kept" : "lost")
