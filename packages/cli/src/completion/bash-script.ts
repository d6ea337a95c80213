import type { CompletionCommand, ValueKind } from './completion-model.ts';

/** Creates the completion script for bash, 3.2 (macOS) and newer. */
export function bashScript(commands: readonly CompletionCommand[]): string {
  const paths = commands.map(({ path }) => path).filter((path) => path !== '');
  const withValue = commands.flatMap(({ path, options }) =>
    options.flatMap(({ flags, value }) =>
      value === null ? [] : flags.map((flag) => ({ pattern: pattern(path, flag), value })),
    ),
  );
  return `# Completion of roadstead for bash. Load it with: source <(roadstead completion bash)
_roadstead_words() { COMPREPLY=($(compgen -P "$prefix" -W "$1" -- "$cur")); }
_roadstead_paths() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -P "$prefix" "$1" -- "$cur"))
}
# Whether the word before is an option with a value: $1 the command, $2 the word.
_roadstead_has_value() {
  case "$1 $2" in
    ${joined(withValue.map((each) => each.pattern))}) return 0 ;;
  esac
  return 1
}
_roadstead() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command= prefix= count=0 i word
  COMPREPLY=()
  # bash separates --option=value into three words, unless COMP_WORDBREAKS is without =.
  if [[ $cur == --*=* ]]; then prev=\${cur%%=*} prefix=\${cur%%=*}= cur=\${cur#*=}
  elif [ "$cur" = = ]; then cur=
  elif [ "$prev" = = ]; then prev=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    [ "$i" -gt 1 ] && _roadstead_has_value "$command" "\${COMP_WORDS[i-1]}" && continue
    case "\${COMP_WORDS[i-1]} $word" in *' -'*|*' ='|'= '*) continue ;; esac
    case "\${command:+$command }$word" in
      ${joined(paths.map(quote))}) command="\${command:+$command }$word" ;;
      *) count=$((count + 1)) ;;
    esac
  done
  case "$command $prev" in
${withValue.map(({ pattern: each, value }) => `    ${each}) ${suggestion(value)}; return ;;`).join('\n')}
  esac
  case "$cur" in
    -*)
      case "$command" in
${commands.map(({ path, options }) => `        ${quote(path)}) _roadstead_words ${quote(options.flatMap(({ flags }) => flags).join(' '))} ;;`).join('\n')}
      esac
      return ;;
  esac
  case "$command $count" in
${commands.flatMap(operands).join('\n')}
  esac
}
complete -F _roadstead roadstead
`;
}

/** The cases for the operands of a command: subcommands, or its arguments by their index. */
function operands(command: CompletionCommand): readonly string[] {
  const { path, subcommands, isVariadic } = command;
  if (subcommands.length > 0) {
    const names = subcommands.map((each) => each.path.split(' ').at(-1)).join(' ');
    return [`    ${pattern(path, '0')}) _roadstead_words ${quote(names)} ;;`];
  }
  return command.arguments.map((kind, index) => {
    const isLast = index === command.arguments.length - 1;
    const count = isLast && isVariadic ? `${quote(`${path} `)}*` : pattern(path, String(index));
    return `    ${count}) ${suggestion(kind)} ;;`;
  });
}

function suggestion(kind: ValueKind): string {
  if (kind === 'file') return '_roadstead_paths -f';
  if (kind === 'folder') return '_roadstead_paths -d';
  return kind === 'text' ? ':' : `_roadstead_words ${quote(kind.join(' '))}`;
}

function pattern(path: string, word: string): string {
  return quote(`${path} ${word}`);
}

function joined(patterns: readonly string[]): string {
  return patterns.join('|');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
