/// Completions for bash, from version 3.2 on, without the bash-completion package.
struct BashCompletions: Sendable {
  let program: Program

  init(_ program: Program) {
    self.program = program
  }

  /// The script.
  var text: String {
    """
    # bash completion for \(program.name), made by: \(program.call(["completions", "bash"]))

    \(function)_words() {
      local word
      while IFS= read -r word; do
        [[ -n $word ]] && COMPREPLY+=("$prefix$word")
      done < <(compgen -W "$1" -- "$cur")
    }

    \(function)_paths() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen "$1" -- "$cur")
    }

    # What the shell would make of a word; nothing in it is run.
    \(function)_plain() {
      plain=${1//[\\"\\'\\\\]/}
      [[ $plain == "~/"* ]] && plain=$HOME/${plain:2}
    }

    \(function)_bank() {
      local plain
      \(function)_plain "${COMP_WORDS[0]}"
      \(function)_words "$("$plain" list "${bank[@]}" --complete "$1" 2>/dev/null </dev/null |
        cut -f 1)"
    }

    \(function)_list() {
      if [[ $cur == *,* ]]; then
        prefix=${cur%,*},
        cur=${cur##*,}
      fi
      compopt -o nospace 2>/dev/null
      "$@"
    }

    \(function)() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
      local path= prefix= plain word i ended= count=0 bank=()
      COMPREPLY=()
      # bash cuts words at "=".
      if [[ $cur == = ]]; then
        cur=
      elif [[ $prev == = && COMP_CWORD -ge 2 ]]; then
        prev=${COMP_WORDS[COMP_CWORD-2]}
      fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ -n $ended ]]; then
          ((count++))
          continue
        fi
        case $word in
          --) ended=yes ;;
          \(program.spellingsWithValue.joined(separator: "|")))
            [[ ${COMP_WORDS[i+1]} == = ]] && ((i++))
            ((i++))
            if [[ $word == --bank && i -lt COMP_CWORD ]]; then
              \(function)_plain "${COMP_WORDS[i]}"
              bank+=(--bank "$plain")
            fi ;;
          -?*) ;;
          *)
            case "$path $word" in
              \(paths)) path="$path $word" ;;
              *) ((count++)) ;;
            esac ;;
        esac
      done
      if [[ -z $ended ]]; then
        case "$path:$prev" in
    \(values.indented(6))
        esac
        if [[ $cur == -* ]]; then
          case $path in
    \(options.indented(8))
          esac
          return
        fi
      fi
      case "$path:$count" in
    \(arguments.indented(4))
      esac
    }

    complete -F \(function) \(program.name)

    """
  }
}

extension BashCompletions {
  private var function: String { "_\(program.name)" }

  /// The paths as patterns, each name after a space.
  private var paths: String {
    program.everyCommand.dropFirst().map { "\"\(Self.key($0.path))\"" }.joined(separator: "|")
  }

  private static func key(_ path: [String]) -> String {
    path.map { " \($0)" }.joined()
  }

  /// For each option of each command, what completes its value.
  private var values: String {
    let own = program.everyCommand.flatMap { path, command in
      command.visibleOptions.compactMap { value(of: $0, at: "\"\(Self.key(path)):\"") }
    }
    return (own + program.common.compactMap { value(of: $0, at: "*:") }).joined(separator: "\n")
  }

  private func value(of option: Command.Option, at place: String) -> String? {
    guard let kind = option.kind else { return nil }
    let names = option.spellings.map { place + $0 }.joined(separator: "|")
    let list = option.count == .list ? "\(function)_list " : ""
    return "\(names)) \(list)\(action(kind.completion)); return ;;"
  }

  private var options: String {
    program.everyCommand.map { path, command in
      let names = program.visibleOptions(of: command).map(\.spelling).joined(separator: " ")
      return "\"\(Self.key(path))\") \(function)_words '\(names)' ;;"
    }.joined(separator: "\n")
  }

  /// For each place of each command, what completes the argument there.
  private var arguments: String {
    program.everyCommand.flatMap { path, command in
      let subcommands = path.isEmpty ? program.commands : command.subcommands
      if !subcommands.isEmpty {
        let names = subcommands.map(\.name).joined(separator: " ")
        return ["\"\(Self.key(path)):0\") \(function)_words '\(names)' ;;"]
      }
      return command.arguments.enumerated().map { index, argument in
        let place = argument.repeats ? "*" : "\(index)"
        return "\"\(Self.key(path)):\"\(place)) \(action(argument.kind.completion)) ;;"
      }
    }.joined(separator: "\n")
  }

  private func action(_ completion: ValueKind.Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .files: "\(function)_paths -f"
    case .folders: "\(function)_paths -d"
    case .words(let words): "\(function)_words '\(words.joined(separator: " "))'"
    case .bank(let names): "\(function)_bank \(names.rawValue)"
    case .helpSubjects: "\(function)_words '\(program.helpSubjects.joined(separator: " "))'"
    }
  }
}

extension String {
  /// The text with spaces before each line.
  func indented(_ count: Int) -> String {
    let gap = String(repeating: " ", count: count)
    return split(separator: "\n").map { gap + $0 }.joined(separator: "\n")
  }
}
