/// Completions for fish, from version 3 on.
struct FishCompletions: Sendable {
  let program: Program

  init(_ program: Program) {
    self.program = program
  }

  /// The script.
  var text: String {
    """
    # fish completion for \(program.name), made by: \(program.call(["completions", "fish"]))

    # Tells the command that the line names, and how many arguments follow it.
    function __\(program.name)_state
        set -l path
        set -l count 0
        set -l skip
        set -l ended
        set -l tokens (commandline -opc)
        for token in $tokens[2..-1]
            if test -n "$skip"
                set skip
                continue
            end
            if test -z "$ended"
                switch $token
                    case --
                        set ended yes
                        continue
                    case \(program.spellingsWithValue.joined(separator: " "))
                        set skip yes
                        continue
                    case '-?*'
                        continue
                end
            end
            switch "$path $token"
                case \(paths)
                    set path "$path $token"
                case '*'
                    set count (math $count + 1)
            end
        end
        echo "$path:$count"
    end

    function __\(program.name)_at
        string match -q -- "$argv[1]" (__\(program.name)_state)
    end

    function __\(program.name)_bank
        set -l tokens (commandline -opc)
        set -l bank
        for index in (seq 2 (count $tokens))
            switch $tokens[$index]
                case --bank
                    if test $index -lt (count $tokens)
                        set -a bank --bank $tokens[(math $index + 1)]
                    end
                case '--bank=*'
                    set -a bank --bank (string replace -- --bank= '' $tokens[$index])
            end
        end
        set -l bank (string replace -r '^~/' -- $HOME/ $bank)
        set -l program (string replace -r '^~/' -- $HOME/ $tokens[1])
        $program list $bank --complete $argv[1] 2>/dev/null </dev/null
    end

    complete -c \(program.name) -f
    \(lines)

    """
  }
}

extension FishCompletions {
  /// The paths as patterns, each name after a space.
  private var paths: String {
    program.everyCommand.dropFirst().map { "'\(Self.key($0.path))'" }.joined(separator: " ")
  }

  private static func key(_ path: [String]) -> String {
    path.map { " \($0)" }.joined()
  }

  private var lines: String {
    program.everyCommand.flatMap { path, command in
      let subcommands = path.isEmpty ? program.commands : command.subcommands
      return subcommands.map { line(for: $0, at: path) }
        + (subcommands.isEmpty ? arguments(of: command, at: path) : [])
        + program.visibleOptions(of: command).map { line(for: $0, at: path) }
    }.joined(separator: "\n")
  }

  private func start(_ path: [String], _ place: String) -> String {
    "complete -c \(program.name) -n \"__\(program.name)_at '\(Self.key(path)):\(place)'\""
  }

  private func line(for command: Command, at path: [String]) -> String {
    "\(start(path, "0")) -a \(command.name) -d \(Self.quoted(command.summary))"
  }

  private func arguments(of command: Command, at path: [String]) -> [String] {
    command.arguments.enumerated().compactMap { index, argument in
      let place = argument.repeats ? "*" : "\(index)"
      return action(argument.kind.completion, isList: false).map { "\(start(path, place)) \($0)" }
    }
  }

  private func line(for option: Command.Option, at path: [String]) -> String {
    let short = option.short.map { "-s \($0) " } ?? ""
    let value = option.kind.map { kind in
      " -r " + (action(kind.completion, isList: option.count == .list) ?? "-f")
    }
    return "\(start(path, "*")) \(short)-l \(option.name)\(value ?? "")"
      + " -d \(Self.quoted(option.summary))"
  }

  private func action(_ completion: ValueKind.Completion, isList: Bool) -> String? {
    func list(_ command: String) -> String {
      isList ? "-f -a \"(__fish_complete_list , '\(command)')\"" : "-f -a \"(\(command))\""
    }
    return switch completion {
    case .nothing: nil
    case .files: "-F"
    case .folders: "-f -a \"(__fish_complete_directories)\""
    case .words(let words): list("printf %s\\\\n \(words.joined(separator: " "))")
    case .bank(let names): list("__\(program.name)_bank \(names.rawValue)")
    case .helpSubjects: list("printf %s\\\\n \(program.helpSubjects.joined(separator: " "))")
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
