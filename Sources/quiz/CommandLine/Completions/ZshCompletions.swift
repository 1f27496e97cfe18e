/// Completions for zsh, for a file `_quiz` in `$fpath`.
struct ZshCompletions: Sendable {
  let program: Program

  init(_ program: Program) {
    self.program = program
  }

  /// The script.
  var text: String {
    """
    #compdef \(program.name)
    # zsh completion for \(program.name), made by: \(program.call(["completions", "zsh"]))

    \(function)_bank() {
      local -a lines=("${(@f)$("$\(variable)" list "${(@)\(variable)_bank}" --complete $1 \
        2>/dev/null </dev/null)}")
      lines=("${(@)lines//:/\\\\:}")
      lines=("${(@)lines/$'\\t'/:}")
      _describe -t $1 $1 lines
    }

    \(function)_list() {
      compset -P '*,'
      compset -S ',*'
      "$@"
    }

    \(commands)

    \(function)() {
      local context state state_descr line curcontext=$curcontext i
      typeset -A opt_args
      local \(variable)="${${(Q)words[1]}/#\\~\\//$HOME/}"
      local -a \(variable)_bank
      for ((i = 2; i < CURRENT; i++)); do
        case $words[i] in
          --bank) \(variable)_bank+=(--bank "${${(Q)words[i+1]}/#\\~\\//$HOME/}") ;;
          --bank=*) \(variable)_bank+=(--bank "${${(Q)words[i]#--bank=}/#\\~\\//$HOME/}") ;;
        esac
      done
      \(function)_at
    }

    if [[ $funcstack[1] == _\(program.name) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(program.name)
    fi

    """
  }
}

extension ZshCompletions {
  private var function: String { "_\(program.name)" }
  private var variable: String { "_\(program.name)_program" }

  /// A function for each command, which completes what stands behind its name.
  private var commands: String {
    program.everyCommand.map { path, command in
      let subcommands = path.isEmpty ? program.commands : command.subcommands
      var specs = program.visibleOptions(of: command).flatMap(specs)
      if subcommands.isEmpty {
        specs += command.arguments.map(spec)
        return "\(name(path))() {\n  _arguments -s -S : \\\n\(lines(specs))\n}"
      }
      specs += ["'1:command:->command'", "'*::argument:->argument'"]
      let list = subcommands.map {
        "      \(Self.quoted("\($0.name):\($0.summary)"))"
      }.joined(separator: "\n")
      let calls = subcommands.map { "        \($0.name)) \(name(path + [$0.name])) ;;" }
        .joined(separator: "\n")
      return """
        \(name(path))() {
          local context state state_descr line
          _arguments -C -s -S -A "-*" : \\
        \(lines(specs))
          case $state in
            command)
              local -a names=(
        \(list)
              )
              _describe -t commands command names ;;
            argument)
              case $line[1] in
        \(calls)
              esac ;;
          esac
        }
        """
    }.joined(separator: "\n\n")
  }

  private func name(_ path: [String]) -> String {
    ([function, "at"] + path).joined(separator: "_").replacing("-", with: "_")
  }

  private func lines(_ specs: [String]) -> String {
    specs.map { "    \($0)" }.joined(separator: " \\\n")
  }

  private func specs(of option: Command.Option) -> [String] {
    let others = option.count == .once ? "(\(option.spellings.joined(separator: " ")))" : "*"
    return option.spellings.map { spelling in
      let isLong = spelling.hasPrefix("--")
      let text = Self.escaped(option.summary)
      guard let kind = option.kind else { return Self.quoted("\(others)\(spelling)[\(text)]") }
      let sign = isLong ? "=" : ""
      let action = action(kind.completion)
      let list =
        option.count == .list
        ? " \(function)_list\(action.first == " " ? "" : " ")\(action)" : action
      return Self.quoted(
        "\(others)\(spelling)\(sign)[\(text)]:\(option.placeholder ?? ""):\(list)")
    }
  }

  private func spec(of argument: Command.Argument) -> String {
    let place = argument.repeats ? "*:" : argument.isNeeded ? ":" : "::"
    return Self.quoted("\(place)\(argument.name):\(action(argument.kind.completion))")
  }

  private func action(_ completion: ValueKind.Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): " compadd - \(words.joined(separator: " "))"
    case .bank(let names): " \(function)_bank \(names.rawValue)"
    case .helpSubjects: " compadd - \(program.helpSubjects.joined(separator: " "))"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing(":", with: "\\:").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
