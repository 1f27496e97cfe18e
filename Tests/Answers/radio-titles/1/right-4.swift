import Foundation
func shortened(_ title: String, to limit: Int) -> String {
  guard let end = title.index(title.startIndex, offsetBy: limit, limitedBy: title.endIndex),
    end != title.endIndex
  else { return title }
  var cut = title
  cut.replaceSubrange(title.index(before: end)..., with: "…")
  return cut
}
