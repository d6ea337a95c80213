import { availableParallelism } from 'node:os';
import { DISTANCE_METERS_MAX, WINDOW_MINUTES_MAX } from '@roadstead/model';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { SWEEP_EXAMPLES } from '../examples.ts';
import type { Host } from '../host.ts';
import { wholeNumberOption } from '../number-option.ts';
import { type SweepOptions, sweepCommand } from '../sweep-command.ts';
import { parseValues, VALUES_MAX } from '../sweep-grid.ts';
import type { Exit } from './exit.ts';
import { firstSeedOption, seedsOption } from './seed-options.ts';

const JOBS_MAX = 256;

/** Adds `sweep`: many distances and windows on scenarios. */
export function addSweep(program: Command, host: Host, exit: Exit): void {
  program
    .command('sweep')
    .summary('try distances and windows on scenarios, and draw what comes out')
    .description(
      'Simulates each scenario with each seed once and detects with every distance and window of a grid; writes a ' +
        'table (CSV) and a picture of precision and recall (SVG).',
    )
    .argument('<scenario...>', 'scenario files (YAML), or folders of them')
    .addOption(valuesOption('--distance <meters>', DISTANCE_METERS_MAX, '100:1000:100'))
    .addOption(valuesOption('--window <minutes>', WINDOW_MINUTES_MAX, '10:120:10'))
    .addOption(firstSeedOption())
    .addOption(seedsOption())
    .addOption(
      wholeNumberOption('--jobs <count>', 'how many threads', 1, JOBS_MAX).default(
        availableParallelism(),
        'as many as there are cores',
      ),
    )
    .option('--out <path>', 'where the two files go, without .csv and .svg', 'sweep')
    .addHelpText('after', SWEEP_EXAMPLES)
    .action(
      async (
        scenarios: readonly string[],
        { jobs, ...options }: Omit<SweepOptions, 'scenarios'> & { jobs: number },
      ) => {
        exit(await sweepCommand({ ...options, scenarios }, host, host.sweepRunner(jobs)));
      },
    );
}

/** An option that takes several numbers. */
function valuesOption(flags: string, max: number, usual: string): Option {
  return new Option(flags, 'from:to:step, or a list')
    .default(parseValues(usual, max), usual)
    .argParser((text) => {
      const values = parseValues(text, max);
      if (values) return values;
      throw new InvalidArgumentError(
        'It must be from:to:step (100:1000:100), a list (100,250,500) or a number: ' +
          `at most ${VALUES_MAX} values, all above 0, at most ${max}.`,
      );
    });
}
