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

public struct Handle<T: AnyObject> {
  var value: T
  mutating func unique(_ copy: (T) -> T) -> T {
    if !isKnownUniquelyReferenced(&value) { value = copy(value) }
    return value
  }
}
struct Canvas {
  private var handle: Handle<PixelStore>
  var store: PixelStore { handle.value }
  init(count: Int) { handle = Handle(value: PixelStore(count: count)) }
  subscript(index: Int) -> Int {
    get { store.pixels[index] }
    set { handle.unique { $0.copy() }.set(newValue, at: index) }
  }
  mutating func invert() {
    let s = handle.unique { $0.copy() }
    s.pixels.indices.forEach { s.set(255 - s.pixels[$0], at: $0) }
  }
}
