func text() -> String { "The Answer." }
