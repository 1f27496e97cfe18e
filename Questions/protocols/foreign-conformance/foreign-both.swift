extension String: @retroactive Error {}

func deliver() throws { throw "no such street" }
