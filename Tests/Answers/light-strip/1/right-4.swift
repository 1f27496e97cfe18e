func compressed(_ strip: String) -> String {
  strip.replacing(/(.)\1*/.dotMatchesNewlines()) { "\($0.0.count)\($0.1)" }
}
