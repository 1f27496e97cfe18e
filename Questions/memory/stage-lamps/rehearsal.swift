final class Lamp {
  let colour: String

  init(_ colour: String) {
    self.colour = colour
    print("\(colour) on")
  }

  deinit {
    print("\(colour) off")
  }
}

var left: Lamp? = Lamp("red")
var right = left
left = nil
print("scene 1")
right = Lamp("blue")
print("scene 2")
right = nil
print("end")
