import { Option } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { parseNotEmpty } from '../command-line/store-options.ts';
import type { ContinueLogCommandOptions } from './continue-log-options.ts';

const EXAMPLES = `
Example:
  roadstead continue-log --data postgres://roadstead@db/roadstead \\
    --log nats://log
It prints what would be lost; with --yes it does it.
`;

/** Defines `continue-log`: a database and a log that do not belong together any more. */
export const defineContinueLog: DefineCommand = (command, { host, exit }) => {
  command
    .description(
      'Continues the database of a cluster with a log that a leader refuses: a new one, one that has discarded or lost messages, or one with changes of ' +
        'configurations that a restored database does not have. Lists what is lost, and changes nothing without --yes. Leaders and detectors must be ' +
        'stopped; API processes may ingest into the log meanwhile.',
    )
    .addOption(
      new Option('--data <address>', 'the database, postgres://USER@HOST/DATABASE')
        .makeOptionMandatory()
        .argParser(parseNotEmpty),
    )
    .addOption(
      new Option('--log <address>', 'the log, nats://HOST:PORT/STREAM')
        .makeOptionMandatory()
        .argParser(parseNotEmpty),
    )
    .option('--yes', 'continue, and lose what is listed')
    .addHelpText('after', EXAMPLES)
    .action(async (options: ContinueLogCommandOptions) => {
      const { continueLogCommand } = await import('./continue-log-command.ts');
      exit(await continueLogCommand(options, host));
    });
};
