struct Draft<Original> {
  init(_ original: Original) {
    // …
  }
}
