typealias Visitor = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void

func visitWells(_ visit: Visitor, _ context: UnsafeMutableRawPointer?) {
  for depth: Int32 in [3, 8] {
    visit(depth, context)
  }
}

func printDepth(_ depth: Int32, _ context: UnsafeMutableRawPointer?) {
  print(depth)
}

func show() {
  visitWells(printDepth, nil)
}
