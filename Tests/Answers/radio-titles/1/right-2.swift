extension String {
  func cut(to n: Int) -> String {
    count > n ? dropLast(count - n + 1).appending("…") : self
  }
}

extension Substring {
  func appending(_ s: String) -> String { String(self) + s }
}

func shortened(_ title: String, to limit: Int) -> String { title.cut(to: limit) }
