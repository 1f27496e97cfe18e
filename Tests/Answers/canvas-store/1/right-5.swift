/// The pixels of a picture, each between 0 and 255. Part of the drawing library.
final class PixelStore {
  private(set) var pixels: [Int]

  /// How many copies it took to get here from a store that was made with `init(count:)`.
  let generation: Int

  init(count: Int) {
    pixels = Array(repeating: 0, count: count)
    generation = 0
  }

  private init(copyOf other: PixelStore) {
    pixels = other.pixels
    generation = other.generation + 1
  }

  func copy() -> PixelStore { PixelStore(copyOf: self) }

  func set(_ value: Int, at index: Int) { pixels[index] = value }
}

struct Canvas {
  private var hidden: PixelStore
  var store: PixelStore { hidden }
  init(count: Int) { hidden = PixelStore(count: count) }
  subscript(index: Int) -> Int {
    get { hidden.pixels[index] }
    set { separate(); hidden.set(newValue, at: index) }
  }
  mutating func invert() {
    separate()
    var i = 0
    while i < hidden.pixels.count { hidden.set(255 - hidden.pixels[i], at: i); i += 1 }
  }
  mutating func separate() { hidden = isKnownUniquelyReferenced(&hidden) ? hidden : hidden.copy() }
}
