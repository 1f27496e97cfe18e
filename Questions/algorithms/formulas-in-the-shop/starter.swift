/// The value of a formula such as "3 * (2 + 4) - 1".

func total(of formula: String) throws -> Int {
  0
}
