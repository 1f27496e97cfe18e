typealias Visitor = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void

func visitWells(_ visit: Visitor, _ context: UnsafeMutableRawPointer?) {
  for depth: Int32 in [3, 8] {
    visit(depth, context)
  }
}

func show() {
  let printDepth: (Int32, UnsafeMutableRawPointer?) -> Void = { depth, _ in
    print(depth)
  }
  visitWells(printDepth, nil)
}
