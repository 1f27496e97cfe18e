extension Sequence where Element: Equatable {
  // Write stretches() here.
}
