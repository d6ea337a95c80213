import { type Command, Option } from 'commander';
import { PREDICT_EXAMPLES } from '../examples.ts';
import type { Host } from '../host.ts';
import { wholeNumberOption } from '../number-option.ts';
import { PREDICT_FORMATS, type PredictCommandOptions, predictCommand } from '../predict-command.ts';
import { DATA_FOLDER } from '../serve/open-store.ts';
import type { Exit } from './exit.ts';

/** Of each ship that is told the ways are measured, which takes some milliseconds. */
const ARRIVALS_MAX = 1000;
const ARRIVALS_DEFAULT = 20;

/** Adds `predict`: where ships call next. */
export function addPredict(program: Command, host: Host, exit: Exit): void {
  program
    .command('predict')
    .summary('where a ship calls next, or which ships call at a port')
    .description(
      'Tells from what a store has, also while a service writes it, at which ports a ship may call next, or which ships ' +
        'may call at a port next: with what probability, and when.',
    )
    .argument('<ship or port>', 'the IMO number of a ship, or the UN/LOCODE of a port')
    .option('--data <folder>', 'the store', DATA_FOLDER)
    .addOption(
      wholeNumberOption('--limit <count>', 'of a port: how many ships', 1, ARRIVALS_MAX).default(
        ARRIVALS_DEFAULT,
      ),
    )
    .addOption(
      new Option('--format <format>', 'how it is written')
        .choices(PREDICT_FORMATS)
        .default('table'),
    )
    .addHelpText('after', PREDICT_EXAMPLES)
    .action(async (target: string, options: Omit<PredictCommandOptions, 'target'>) => {
      exit(await predictCommand({ ...options, target }, host));
    });
}
