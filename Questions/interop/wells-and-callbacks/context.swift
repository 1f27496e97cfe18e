typealias Visitor = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void

func visitWells(_ visit: Visitor, _ context: UnsafeMutableRawPointer?) {
  for depth: Int32 in [3, 8] {
    visit(depth, context)
  }
}

func total() -> Int32 {
  var sum: Int32 = 0
  visitWells(
    { depth, context in
      context?.assumingMemoryBound(to: Int32.self).pointee += depth
    }, &sum)
  return sum
}
