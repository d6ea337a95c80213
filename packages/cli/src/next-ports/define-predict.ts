import { Option } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { wholeNumberOption } from '../command-line/number-option.ts';
import { portsOption } from '../command-line/ports-option.ts';
import { storeOption } from '../command-line/store-options.ts';
import { PREDICT_FORMATS, type PredictCommandOptions } from './predict-options.ts';

/** Routes are computed for each ship listed, which takes some milliseconds each. */
const ARRIVALS_MAX = 1000;
const ARRIVALS_DEFAULT = 20;

/** The examples of the help, which a test runs. */
export const PREDICT_EXAMPLES = `
Examples:
  roadstead predict 9074729 --data harbour
  roadstead predict SGSIN --data harbour --limit 50
  roadstead predict NLRTM --data harbour --format json

The model of next ports is trained on port calls as reports arrive, by a service
and by ingest. Predictions are as of the newest time that two ships in the store
have reached. Exit code: 0 success, 2 wrong usage or an unreadable store.
`;

/** Defines `predict`: the next ports of a ship, or the arrivals at a port. */
export const definePredict: DefineCommand = (command, { host, exit }) => {
  command
    .description(
      'Predicts from the history of a store, also while a service writes to it, the next ports of a ship, or the ships ' +
        'that call next at a port, with probability and ETA.',
    )
    .argument('<ship or port>', 'the IMO number of a ship, or the UN/LOCODE of a port')
    .addOption(storeOption())
    .addOption(portsOption())
    .addOption(
      wholeNumberOption(
        '--limit <count>',
        'the number of ships for a port',
        1,
        ARRIVALS_MAX,
      ).default(ARRIVALS_DEFAULT),
    )
    .addOption(
      new Option('--format <format>', 'the format of the output')
        .choices(PREDICT_FORMATS)
        .default('table'),
    )
    .addHelpText('after', PREDICT_EXAMPLES)
    .action(async (target: string, options: Omit<PredictCommandOptions, 'target'>) => {
      const { predictCommand } = await import('./predict-command.ts');
      exit(await predictCommand({ ...options, target }, host));
    });
};
