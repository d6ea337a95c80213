import { SavedStateError } from '@roadstead/service';
import { StoreError } from '@roadstead/store-sqlite';
import { Command, CommanderError } from 'commander';
import { addDemo } from './commands/add-demo.ts';
import { addDetect } from './commands/add-detect.ts';
import { addPredict } from './commands/add-predict.ts';
import { addReport } from './commands/add-report.ts';
import { addRoute } from './commands/add-route.ts';
import { addSandbox } from './commands/add-sandbox.ts';
import { addSimulate } from './commands/add-simulate.ts';
import { addSweep } from './commands/add-sweep.ts';
import type { Exit } from './commands/exit.ts';
import { PROGRAM_EXAMPLES } from './examples.ts';
import { EXIT_OK, EXIT_USAGE, type Host, systemCode, UserError, write } from './host.ts';
import { addServiceCommands, addStoreCommands } from './serve/store-commands.ts';
import { version } from './version.ts';

const DESCRIPTION =
  'A maritime data service: makes of what ships report by AIS ship-to-ship transfers, port calls, statistics, routes and ' +
  'next ports. Each command does one thing on files or on a store; serve does it all over HTTP.';

/** Runs the `roadstead` command. @returns its exit code. */
export async function runProgram(host: Host): Promise<number> {
  let exitCode = EXIT_OK;
  const program = buildProgram(host, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(host.argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === EXIT_OK ? EXIT_OK : EXIT_USAGE;
    // Who reads our output has seen enough: `roadstead … | head`.
    if (systemCode(error) === 'EPIPE') return EXIT_OK;
    if (!isTold(error)) throw error;
    const message = error.message.replace(/^/gm, 'roadstead: ').concat('\n');
    // Where standard error cannot be written either, the exit code is all that can be told.
    await write(host.stderr, message).catch(() => undefined);
    return EXIT_USAGE;
  }
}

/** What users are told in a line, and can mend. */
function isTold(error: unknown): error is Error {
  return [UserError, StoreError, SavedStateError].some((kind) => error instanceof kind);
}

function buildProgram(host: Host, exit: Exit): Command {
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
            .replace(/^error:/, 'roadstead:')} (--help tells more)\n`,
        ),
      getOutHelpWidth: () => host.stdout.columns ?? 80,
      getErrHelpWidth: () => host.stderr.columns ?? 80,
    })
    .addHelpText('after', PROGRAM_EXAMPLES);
  addCommands(program, host, exit);
  return program;
}

/** The commands, by what people come for; each is listed under the heading that was said last. */
function addCommands(program: Command, host: Host, exit: Exit): void {
  program.commandsGroup('To begin:').helpCommand('help [command]', 'print the help of a command');
  addSandbox(program, host, exit);
  addDemo(program, host, exit);
  program.commandsGroup('Recordings and scenarios:');
  addDetect(program, host, exit);
  addSimulate(program, host, exit);
  addSweep(program, host, exit);
  program.commandsGroup('Run a service:');
  addServiceCommands(program, host, exit);
  program.commandsGroup('Ask:');
  addRoute(program, host, exit);
  addReport(program, host, exit);
  addPredict(program, host, exit);
  program.commandsGroup('Look after a store:');
  addStoreCommands(program, host, exit);
}
