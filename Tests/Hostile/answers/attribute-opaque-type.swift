func f(_ x: @_opaqueReturnTypeOf("x", 0) Int) {}
func double(_ n: Int) -> Int { n * 2 }
