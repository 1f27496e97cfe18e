<<<<<<< HEAD
func double(_ n: Int) -> Int { n * 2 }
=======
func double(_ n: Int) -> Int { n * 2 }
>>>>>>> other
