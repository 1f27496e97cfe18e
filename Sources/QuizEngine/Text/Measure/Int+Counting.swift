extension Int {
  /// The number, with the word for what is counted in the form that fits it.
  ///
  /// - Parameter plural: the word for none and for several; by default with an `s` at its end.
  public func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? singular : plural ?? singular + "s")"
  }
}
