import type { CompletionCommand, CompletionOption, ValueKind } from './completion-model.ts';

/** Creates the completion script for fish, 3.0 and newer. */
export function fishScript(commands: readonly CompletionCommand[]): string {
  const paths = commands.map(({ path }) => path).filter((path) => path !== '');
  const withValue = commands.flatMap(({ path, options }) =>
    options.flatMap(({ flags, value }) =>
      value === null ? [] : flags.map((flag) => quote(`${path} ${flag}`)),
    ),
  );
  return `# Completion of roadstead for fish. Load it with: roadstead completion fish | source
# Whether the command line has the command $argv[1] so far, and $argv[2] operands after it (any number without it).
function __roadstead_at
  set -l command ''
  set -l count 0
  set -l before ''
  for word in (commandline -opc)[2..-1]
    if contains -- "$command $before" ${withValue.join(' ')}
      set before ''
      continue
    end
    set before $word
    string match -q -- '-*' $word; and continue
    set -l path (string trim -- "$command $word")
    if contains -- $path ${paths.map(quote).join(' ')}
      set command $path
    else
      set count (math $count + 1)
    end
  end
  test "$command" = "$argv[1]"; and begin
    test (count $argv) -eq 1; or test "$count" = "$argv[2]"
  end
end
complete -c roadstead -e
complete -c roadstead -f
${commands.flatMap(commandLines).join('\n')}
`;
}

function commandLines(command: CompletionCommand): readonly string[] {
  const { path, options, subcommands, isVariadic } = command;
  const at = (count?: number): string => {
    const words = count === undefined ? [path] : [path, String(count)];
    return `-n ${quote(`__roadstead_at ${words.map((word) => `"${word}"`).join(' ')}`)}`;
  };
  return [
    ...subcommands.map(
      ({ path: own, summary }) =>
        `complete -c roadstead ${at(0)} -a ${own.split(' ').at(-1)} -d ${quote(summary)}`,
    ),
    ...(subcommands.length > 0 ? [] : command.arguments).flatMap((kind, index) => {
      const isRepeated = isVariadic && index === command.arguments.length - 1;
      const values = operandValues(kind);
      return values === ''
        ? []
        : [`complete -c roadstead ${at(isRepeated ? undefined : index)} ${values}`];
    }),
    ...options.map((option) => `complete -c roadstead ${at()} ${optionText(option)}`),
  ];
}

function operandValues(kind: ValueKind): string {
  if (kind === 'file') return '-F';
  if (kind === 'folder') return `-a '(__fish_complete_directories)'`;
  return kind === 'text' ? '' : `-a ${quote(kind.join(' '))}`;
}

function optionText({ flags, description, value }: CompletionOption): string {
  const names = flags.map((flag) =>
    flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
  );
  const values = value === null ? '' : value === 'file' ? ' -r -F' : ` -x ${operandValues(value)}`;
  return `${names.join(' ')}${values.trimEnd()} -d ${quote(description)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
