import type { DefineCommand } from '../command-line/define-command.ts';
import { portsOption } from '../command-line/ports-option.ts';
import { storeOption } from '../command-line/store-options.ts';
import type { LearnPortsOptions } from './learn-ports-options.ts';

const EXAMPLES = `
Example:
  roadstead learn ports --data harbour --out learned.geojson
  roadstead serve --data harbour --ports learned.geojson

Review the file on a map before: delete features that are no ports, and name
new ones. Exit code: 0 success, 2 an unreadable store or file, 130 interrupted
(nothing is written).
`;

/** Defines `learn`: what the history of a store teaches. */
export const defineLearn: DefineCommand = (command, { host, exit }) => {
  command.description('Learns from the history of a store.').addHelpText('after', EXAMPLES);
  command
    .command('ports')
    .description(
      'Finds where ships in a store, also while a service writes to it, lay moored, repeatedly stopped or anchored outside ' +
        'all known ports and anchorages, and writes areas, berths, anchorages and new ports for --ports, as GeoJSON.',
    )
    .addOption(storeOption())
    .addOption(portsOption())
    .option('--out <file>', 'the file to write (default: standard output)')
    .action(async (options: LearnPortsOptions) => {
      const { learnPortsCommand } = await import('./learn-ports-command.ts');
      exit(await learnPortsCommand(options, host));
    });
};
