typealias Visitor = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void

func visitWells(_ visit: Visitor, _ context: UnsafeMutableRawPointer?) {
  for depth: Int32 in [3, 8] {
    visit(depth, context)
  }
}

func show(unit: String) {
  visitWells({ [unit] depth, _ in print("\(depth) \(unit)") }, nil)
}
