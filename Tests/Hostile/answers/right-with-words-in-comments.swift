// UnsafePointer, withUnsafeBytes, #if, @_silgen_name: none of them here.
/* #sourceLocation(file: "x", line: 1) /* nested */ @_cdecl("main") */
let note = "#if DEBUG @_extern(c) UnsafeMutablePointer"
let raw = #"@_silgen_name("exit") \#(1)"#
func double(_ n: Int) -> Int { n * 2 }
