extension Array {
  var middle: Element? {
    let index = count / 2
    return indices.contains(index) ? self[index] : nil
  }
}

func middle<T>(of list: [T]) -> T? { list.middle }

print(middle(of: ["lamps", "books", "toys"]) ?? "nothing")
