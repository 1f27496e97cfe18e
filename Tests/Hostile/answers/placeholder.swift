let x = <#value#>
func double(_ n: Int) -> Int { n * 2 }
