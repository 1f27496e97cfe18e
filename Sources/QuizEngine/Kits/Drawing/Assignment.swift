/// Pairs every row with a column of its own so that the costs together are least.
///
/// H. W. Kuhn, “The Hungarian Method for the Assignment Problem”, Naval Research Logistics
/// Quarterly 2, 1955; with potentials, in O(rows² · columns).
enum Assignment {
  /// The column for each row; there are at least as many columns as rows.
  static func leastCost(_ costs: [[Int]]) -> [Int] {
    guard let columns = costs.first?.count else { return [] }
    let rows = costs.count
    var rowPotential = [Int](repeating: 0, count: rows + 1)
    var columnPotential = [Int](repeating: 0, count: columns + 1)
    // Column 0 stands for the row that looks for a partner.
    var rowOfColumn = [Int](repeating: 0, count: columns + 1)
    for row in 1...rows {
      rowOfColumn[0] = row
      var column = 0
      var least = [Int](repeating: .max, count: columns + 1)
      var previous = [Int](repeating: 0, count: columns + 1)
      var isVisited = [Bool](repeating: false, count: columns + 1)
      repeat {
        isVisited[column] = true
        let current = rowOfColumn[column]
        var delta = Int.max
        var next = 0
        for candidate in 1...columns where !isVisited[candidate] {
          let cost =
            costs[current - 1][candidate - 1] - rowPotential[current] - columnPotential[candidate]
          if cost < least[candidate] {
            least[candidate] = cost
            previous[candidate] = column
          }
          if least[candidate] < delta {
            delta = least[candidate]
            next = candidate
          }
        }
        for candidate in 0...columns {
          if isVisited[candidate] {
            rowPotential[rowOfColumn[candidate]] += delta
            columnPotential[candidate] -= delta
          } else if least[candidate] < .max {
            least[candidate] -= delta
          }
        }
        column = next
      } while rowOfColumn[column] != 0
      while column != 0 {
        rowOfColumn[column] = rowOfColumn[previous[column]]
        column = previous[column]
      }
    }
    var result = [Int](repeating: 0, count: rows)
    for column in 1...columns where rowOfColumn[column] > 0 {
      result[rowOfColumn[column] - 1] = column - 1
    }
    return result
  }
}
