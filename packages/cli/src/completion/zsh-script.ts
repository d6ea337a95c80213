import type { CompletionCommand, CompletionOption, ValueKind } from './completion-model.ts';

/** Creates the completion script for zsh: to be sourced, or stored as `_roadstead` in a folder of `$fpath`. */
export function zshScript(commands: readonly CompletionCommand[]): string {
  return `#compdef roadstead
# Completion of roadstead for zsh. Load it with: source <(roadstead completion zsh)
${commands.map(commandFunction).join('\n')}
if [ "$funcstack[1]" = _roadstead ]; then
  _roadstead "$@"
else
  compdef _roadstead roadstead
fi
`;
}

/** A function for each command; one with subcommands calls theirs. */
function commandFunction(command: CompletionCommand): string {
  const { path, options, subcommands, isVariadic } = command;
  const specs = options.flatMap(optionSpecs);
  if (subcommands.length === 0) {
    const kinds = command.arguments.map((kind, index) => {
      const isRepeated = isVariadic && index === command.arguments.length - 1;
      return quote(`${isRepeated ? '*' : index + 1}:value:${action(kind)}`);
    });
    return `${functionName(path)}() {\n  _arguments ${[...specs, ...kinds].join(' ')}\n}`;
  }
  const names = subcommands.map(({ path: own, summary }) =>
    quote(`${lastWord(own)}:${summary.replaceAll(':', '\\:')}`),
  );
  const cases = subcommands.map(
    ({ path: own, aliases }) =>
      `    ${[lastWord(own), ...aliases].join('|')}) ${functionName(own)} ;;`,
  );
  return `${functionName(path)}() {
  local -a commands
  local state line
  commands=(${names.join(' ')})
  _arguments -C ${specs.join(' ')} '1: :->command' '*:: :->arguments'
  case $state in
    command) _describe command commands ;;
    arguments) case $line[1] in
${cases.join('\n')}
    esac ;;
  esac
}`;
}

function optionSpecs({ flags, description, value }: CompletionOption): readonly string[] {
  const text = description.replaceAll(/[[\]:\\]/g, (character) => `\\${character}`);
  const argument = value === null ? '' : `:value:${action(value)}`;
  return flags.map((flag) => {
    // The value of a long option is the next word, or follows "=".
    const equals = value !== null && flag.startsWith('--') ? '=' : '';
    return quote(`*${flag}${equals}[${text}]${argument}`);
  });
}

function action(kind: ValueKind): string {
  if (kind === 'file') return '_files';
  if (kind === 'folder') return '_files -/';
  return kind === 'text' ? ' ' : `(${kind.join(' ')})`;
}

function functionName(path: string): string {
  return ['_roadstead', ...path.split(' ').filter((word) => word !== '')].join('_');
}

function lastWord(path: string): string {
  return path.split(' ').at(-1) ?? '';
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
