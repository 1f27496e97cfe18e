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

struct Owned<Object: AnyObject> {
  private(set) var object: Object
  private let clone: (Object) -> Object

  init(_ object: Object, clone: @escaping (Object) -> Object) {
    self.object = object
    self.clone = clone
  }

  var forWriting: Object {
    mutating get {
      if !isKnownUniquelyReferenced(&object) { object = clone(object) }
      return object
    }
  }
}

struct Canvas {
  private var owned: Owned<PixelStore>
  var store: PixelStore { owned.object }

  init(count: Int) {
    owned = Owned(PixelStore(count: count)) { $0.copy() }
  }

  subscript(index: Int) -> Int {
    get { owned.object.pixels[index] }
    set { owned.forWriting.set(newValue, at: index) }
  }

  mutating func invert() {
    let writable = owned.forWriting
    for (index, pixel) in writable.pixels.enumerated() {
      writable.set(255 - pixel, at: index)
    }
  }
}
