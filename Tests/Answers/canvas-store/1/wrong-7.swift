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
  private(set) var store: PixelStore
  private var copied = false
  init(count: Int) { store = PixelStore(count: count) }
  private mutating func own() {
    if !isKnownUniquelyReferenced(&store) && !copied { store = store.copy(); copied = true }
  }
  subscript(index: Int) -> Int {
    get { store.pixels[index] }
    set { own(); store.set(newValue, at: index) }
  }
  mutating func invert() {
    own(); for i in store.pixels.indices { store.set(255 - store.pixels[i], at: i) }
  }
}
