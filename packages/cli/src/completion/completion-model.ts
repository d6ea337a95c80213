import type { Argument, Command, Option } from 'commander';

/** The values that a shell suggests for an option or an argument. */
export type ValueKind = 'file' | 'folder' | 'text' | readonly string[];

/** An option as a shell completes it. */
export interface CompletionOption {
  /** With their dashes: `-h`, `--help`. */
  readonly flags: readonly string[];
  readonly description: string;
  /** Null for an option without a value. */
  readonly value: ValueKind | null;
}

/** A command as a shell completes it; the program itself is the one with an empty path. */
export interface CompletionCommand {
  /** `detect`, `user add`. */
  readonly path: string;
  readonly options: readonly CompletionOption[];
  readonly subcommands: readonly CompletionSubcommand[];
  readonly arguments: readonly ValueKind[];
  /** Whether the last argument may be repeated. */
  readonly isVariadic: boolean;
}

interface CompletionSubcommand {
  readonly path: string;
  /** Other names, which are not suggested. */
  readonly aliases: readonly string[];
  readonly summary: string;
}

/** Values by the name in `--option <name>` or `<name>`, or by command and `<name>` where another command has the same for other values. */
const KINDS: Readonly<Record<string, ValueKind>> = {
  file: 'file',
  path: 'file',
  input: 'file',
  scenario: 'file',
  folder: 'folder',
  'copy-store from': 'folder',
  'copy-store to': 'folder',
};

/** Derives the commands, options and values of completion from the program's definition. */
export function completionModel(program: Command): readonly CompletionCommand[] {
  const root = modelOf(program, '');
  const names = root.subcommands.map(({ path }) => path);
  const help: CompletionCommand = {
    ...{ path: 'help', options: [], subcommands: [], arguments: [names], isVariadic: false },
  };
  const listed = [
    ...root.subcommands,
    { path: 'help', aliases: [], summary: 'print the help of a command' },
  ];
  const commands = program.commands.flatMap((command) => commandsOf(command, command.name()));
  return [{ ...root, subcommands: listed }, ...commands, help];
}

/** The command and its subcommands; one with an alias is there under both names. */
function commandsOf(command: Command, path: string): readonly CompletionCommand[] {
  const own = [path, ...(path.includes(' ') ? [] : command.aliases())];
  const nested = command.commands.flatMap((each) => commandsOf(each, `${path} ${each.name()}`));
  return [...own.map((name) => modelOf(command, name)), ...nested];
}

function modelOf(command: Command, path: string): CompletionCommand {
  const prefix = path === '' ? '' : `${path} `;
  const help: CompletionOption = {
    ...{ flags: ['-h', '--help'], description: 'print this help', value: null },
  };
  return {
    path,
    options: [...command.options.filter(({ hidden }) => !hidden).map(optionOf), help],
    subcommands: command.commands.map((each) => ({
      path: `${prefix}${each.name()}`,
      aliases: each.aliases(),
      summary: each.summary() || each.description(),
    })),
    arguments: command.registeredArguments.map((argument) => argumentKind(path, argument)),
    isVariadic: command.registeredArguments.at(-1)?.variadic ?? false,
  };
}

function optionOf(option: Option): CompletionOption {
  const { short, long, description, flags, argChoices } = option;
  const [, name] = /<([^>]+)>/.exec(flags) ?? [];
  const kind = argChoices ?? KINDS[name] ?? 'text';
  return {
    flags: [short, long].filter((flag) => flag !== undefined),
    description,
    value: name === undefined ? null : kind,
  };
}

function argumentKind(path: string, argument: Argument): ValueKind {
  const name = argument.name();
  return argument.argChoices ?? KINDS[`${path} ${name}`] ?? KINDS[name] ?? 'text';
}
