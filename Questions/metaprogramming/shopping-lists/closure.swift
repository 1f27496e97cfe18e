struct Reminder: Codable {
  var text: String
  var onChange: (String) -> Void
}
