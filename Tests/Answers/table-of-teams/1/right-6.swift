import Foundation
struct Team {
  var name: String
  var points: Int
  var difference: Int
}

func table(of teams: [Team]) -> [Team] {
  Dictionary(grouping: teams, by: \.points).sorted { $0.key > $1.key }.flatMap {
    $0.value.sorted(by: { $0.difference > $1.difference })
  }
}
