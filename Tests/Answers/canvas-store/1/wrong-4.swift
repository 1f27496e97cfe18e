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
  lazy var store = PixelStore(count: count)
  let count: Int

  init(count: Int) { self.count = count }

  subscript(index: Int) -> Int {
    mutating get { store.pixels[index] }
    set { store.set(newValue, at: index) }
  }

  mutating func invert() {
    for index in 0..<count { self[index] = 255 - self[index] }
  }
}
