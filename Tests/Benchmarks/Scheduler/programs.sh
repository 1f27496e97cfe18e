# Shared by scripts that run small programs on the engine: build NAME... makes $scratch/NAME of NAME.swift.
# $here is the folder of the programs, $root that of the checkout.
build() {
  (cd "$root" && swift build -c release --target QuizEngine)
  release=$(cd "$root" && swift build -c release --show-bin-path)
  modules=$(dirname "$(find "$release/" -name QuizEngine.swiftmodule | head -n 1)")
  # By the names of the sources: objects of files that are gone may still lie about.
  objects=$(find "$root/Sources/QuizEngine" -name '*.swift' |
    sed "s|.*/\(.*\)|$release/QuizEngine.build/\1.o|")
  for program in "$@"; do
    # shellcheck disable=SC2086
    swiftc -O -swift-version 6 -I "$modules" "$root/Tests/Benchmarks/Scheduler/$program.swift" \
      $objects -o "$scratch/$program"
  done
}
