struct Markup {
  let text: String
}
