/// The form in which a proof is told.
enum ReportFormat: String, Sendable, CaseIterable {
  case text
  case json
  case junit
  case sarif
  case github
  case tap
}
