PREFIX ?= /usr/local
DESTDIR ?=
# Not what is broken on purpose: mistakes and programs of the bank, and hostile answers.
STYLED = Package.swift Sources Tests/QuizTestSupport Tests/QuizEngineTests Tests/QuizGradingTests \
	Tests/QuizTests Tests/Benchmarks Tests/Answers $(wildcard Questions/*/*/solution*.swift)

# An installed program needs no toolchain to start, and starts in half the time; macOS has the
# libraries itself.
RELEASE = -c release --product quiz $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)

.PHONY: build release test format lint check docs record install uninstall bench

build:
	swift build

test:
	swift test

format:
	@swift format --in-place --recursive --parallel $(STYLED)

lint:
	@swift format lint --strict --recursive --parallel $(STYLED)

check:
	swift run quiz validate Questions

docs: build
	swift run quiz help --markdown > Docs/Commands.md
	swift run quiz export --bank Questions --overview Docs/Questions.md --force

record:
	RECORD_SNAPSHOTS=1 swift test

release:
	swift build $(RELEASE)

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/swift-quiz" "$(DESTDIR)$(PREFIX)/share/man/man1"
	install -m 755 "$$(swift build -c release --show-bin-path)/quiz" "$(DESTDIR)$(PREFIX)/bin/quiz"
	rm -rf "$(DESTDIR)$(PREFIX)/share/swift-quiz/Questions"
	cp -R Questions "$(DESTDIR)$(PREFIX)/share/swift-quiz/Questions"
	"$$(swift build -c release --show-bin-path)/quiz" help --man > "$(DESTDIR)$(PREFIX)/share/man/man1/quiz.1"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/quiz" "$(DESTDIR)$(PREFIX)/share/man/man1/quiz.1"
	rm -rf "$(DESTDIR)$(PREFIX)/share/swift-quiz"

bench:
	for script in Tests/Benchmarks/*.sh; do sh "$$script" || exit 1; done
