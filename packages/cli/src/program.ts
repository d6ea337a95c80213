import { Command, CommanderError, Help } from 'commander';
import type { CommandContext, CommandEntry } from './command-line/define-command.ts';
import { COMMANDS } from './commands.ts';
import { EXIT_OK, EXIT_USAGE, type Host, systemCode, UserError, writeText } from './host/host.ts';
import { version } from './host/version.ts';

const DESCRIPTION =
  'A maritime data service: AIS position reports in; ship-to-ship transfers, port calls, statistics, routes and next ' +
  'ports out. Each command works on files or on a store; serve provides all of it over HTTP.';

const EXAMPLES = `
Examples:
  A service on a simulated world, with five examples:
    roadstead sandbox
  Detection results for the bundled recording:
    roadstead demo
  Detection in a recording of your own:
    roadstead detect day.csv
  A service over HTTP that stores its data in a folder; it prints its address
  and password:
    roadstead serve --data harbour
  The distance by sea:
    roadstead route Rotterdam Singapore

Run roadstead help COMMAND for the options of a command.
`;

/** Runs the `roadstead` command. @returns its exit code. */
export async function runProgram(host: Host): Promise<number> {
  let exitCode = EXIT_OK;
  const exit = (code: number): void => {
    exitCode = code;
  };
  try {
    const program = await buildProgram(host, exit, calledCommands(host.argv));
    await program.parseAsync(host.argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === EXIT_OK ? EXIT_OK : EXIT_USAGE;
    // The reader of the output has closed it: `roadstead … | head`.
    if (systemCode(error) === 'EPIPE') return EXIT_OK;
    if (!(await isUserError(error))) throw error;
    const message = (error as Error).message.replace(/^/gm, 'roadstead: ').concat('\n');
    // If standard error cannot be written either, only the exit code is left.
    await writeText(host.stderr, message).catch(() => undefined);
    return EXIT_USAGE;
  }
}

/** Whether an error is for the user, who can correct its cause. */
async function isUserError(error: unknown): Promise<boolean> {
  if (error instanceof UserError) return true;
  // The package of an error has been loaded when it is thrown.
  const { StoreError } = await import('@roadstead/store-sqlite');
  return error instanceof StoreError;
}

/** Returns the commands that the arguments name: the first operand, or the one after `help`. */
function calledCommands(argv: readonly string[]): readonly CommandEntry[] {
  const operands = argv.filter((each) => !each.startsWith('-'));
  const name = operands[0] === 'help' ? operands[1] : operands[0];
  if (name === undefined) return [];
  return COMMANDS.filter((entry) => entry.name === name || entry.alias === name);
}

/**
 * Builds the program. Commands that are not called have a name and a summary only, enough to list them and to suggest them
 * for a misspelt one: loading the code of all of them takes more than half a second.
 */
async function buildProgram(
  host: Host,
  exit: CommandContext['exit'],
  defined: readonly CommandEntry[],
): Promise<Command> {
  const program = new Command('roadstead')
    .description(DESCRIPTION)
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => host.stdout.write(text, () => undefined),
      writeErr: (text) => host.stderr.write(text, () => undefined),
      outputError: (text, write) =>
        write(
          `${text
            .trim()
            .replaceAll('\n', ' ')
            .replace(/^error:/, 'roadstead:')} (see --help)\n`,
        ),
      getOutHelpWidth: () => host.stdout.columns ?? 80,
      getErrHelpWidth: () => host.stderr.columns ?? 80,
    })
    .configureHelp({ subcommandTerm: listedTerm })
    .addHelpText('after', EXAMPLES);
  const context: CommandContext = {
    host,
    exit,
    buildWholeProgram: () => buildProgram(host, exit, COMMANDS),
  };
  for (const entry of COMMANDS) {
    program.commandsGroup(entry.group);
    if (entry === COMMANDS[0]) program.helpCommand('help [command]', 'print the help of a command');
    const command = program.command(entry.name).summary(entry.summary);
    if (entry.alias !== undefined) command.alias(entry.alias);
    if (defined.includes(entry)) (await entry.load())(command, context);
  }
  return program;
}

/** The name, options and arguments of a command in a list of commands. */
function listedTerm(this: Help, command: Command): string {
  const entry = COMMANDS.find(({ name }) => name === command.name());
  if (entry && !command.parent?.parent) return `${entry.name} ${entry.usage}`.trim();
  return Help.prototype.subcommandTerm.call(this, command);
}
