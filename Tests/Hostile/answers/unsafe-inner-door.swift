let n = [1]._withUnsafeMutableBufferPointerIfSupported { _ in 1 }
func double(_ n: Int) -> Int { n * 2 }
