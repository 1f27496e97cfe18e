let a = /a"b/
let b = #/c"d/#
let c = #/
  "x"
/#
let half = 4 / 2 / 1
let s = "\(1 + (2 * 3)) \("nested \(1)")"
let m = """
  "quoted" \(a)
  """
func double(_ n: Int) -> Int { n * 2 }
