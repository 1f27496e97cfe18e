import Foundation
func trailsUp(_ names: [String]) -> [String] { [String](names).sorted(by: (<)) }
func trailsDown(_ names: [String]) -> [String] {
  let later: (String, String) -> Bool = (>)
  return names.sorted(by: later)
}
