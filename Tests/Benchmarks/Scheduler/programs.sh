# Shared by scripts that run small programs on the engine: build NAME... makes $scratch/NAME of NAME.swift.
# $here is the folder of the programs, $root that of the checkout.
build() {
  (cd "$root" && swift build -c release --target QuizEngine)
  release=$(cd "$root" && swift build -c release --show-bin-path)
  modules=$(dirname "$(find "$release/" -name QuizEngine.swiftmodule | head -n 1)")
  for program in "$@"; do
    swiftc -O -swift-version 6 -I "$modules" "$root/Tests/Benchmarks/Scheduler/$program.swift" \
      "$release"/QuizEngine.build/*.swift.o -o "$scratch/$program"
  done
}
