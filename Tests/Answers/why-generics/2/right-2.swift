func middle<C: RandomAccessCollection>(of items: C) -> C.Element? {
  if items.isEmpty {
    return nil
  }
  return items[items.index(items.startIndex, offsetBy: items.count / 2)]
}

let prices = [4.5, 1.0, 2.5, 9.0]
if let price = middle(of: prices) { print(price) }
print(middle(of: [Int]()) as Any)
