@section("__TEXT,__init") @used let x = 1
func double(_ n: Int) -> Int { n * 2 }
