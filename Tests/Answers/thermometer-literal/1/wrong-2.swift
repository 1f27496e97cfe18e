struct Celsius {
  var degrees: Double

  init(_ degrees: Double) { self.degrees = degrees }
  init(_ degrees: Int) { self.degrees = Double(degrees) }
}

let night = Celsius(16.5)
print(night.degrees)
