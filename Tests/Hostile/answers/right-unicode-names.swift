func verdopple(_ größe: Int) -> Int { größe * 2 }
let 🍎 = 1
let 日本 = 🍎
func double(_ n: Int) -> Int { n * 2 }
