import Foundation

// Chunks of steps: the older chunks are shared, the newest one is copied.
final class Chunk {
  let places: [Int]
  let earlier: Chunk?
  init(places: [Int], earlier: Chunk?) { self.places = places; self.earlier = earlier }
}

struct Trail {
  private var recent: [Int] = []
  private var chunk: Chunk? = nil

  var places: [Int] {
    var all: [Int] = recent.reversed()
    var c = chunk
    while let here = c {
      all += here.places.reversed()
      c = here.earlier
    }
    return all
  }

  mutating func go(to place: Int) {
    recent.append(place)
    if recent.count == 64 {
      chunk = Chunk(places: recent, earlier: chunk)
      recent = []
    }
  }

  mutating func back() -> Int? {
    if recent.isEmpty, let full = chunk {
      recent = full.places
      chunk = full.earlier
    }
    return recent.popLast()
  }
}

var t = Trail()
t.go(to: 1)
print(t.places)
