extension Palette {
  /// A colour by its parts, each from 0 to 255.
  struct Color: Hashable {
    var red: Int
    var green: Int
    var blue: Int

    /// Reads `0xRRGGBB`.
    init(_ hex: Int) {
      red = hex >> 16 & 0xFF
      green = hex >> 8 & 0xFF
      blue = hex & 0xFF
    }
  }
}

extension Palette.Color {
  /// The place of the nearest colour among the 256: a cube of six steps, and a ramp of greys.
  var indexed: Int {
    let steps = [0, 95, 135, 175, 215, 255]
    let nearest = { (part: Int) in
      steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0
    }
    let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
    let grey = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
    let level = 8 + 10 * grey
    let toCube = distance(steps[r], steps[g], steps[b])
    return distance(level, level, level) < toCube ? 232 + grey : 16 + 36 * r + 6 * g + b
  }

  private func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let (r, g, b) = (self.red - red, self.green - green, self.blue - blue)
    return r * r + g * g + b * b
  }
}
