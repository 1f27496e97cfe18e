/// The form in which a proof is told.
enum ReportFormat: String, Sendable, CaseIterable {
  case text
  case json
}
