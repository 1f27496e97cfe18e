enum Suggestion { static func nearest(to: String, among: [String]) -> String? { among.first { $0.prefix(2) == to.prefix(2) } } }
