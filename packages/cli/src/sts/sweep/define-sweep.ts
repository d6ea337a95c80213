import { availableParallelism } from 'node:os';
import { DISTANCE_METERS_MAX, WINDOW_MINUTES_MAX } from '@roadstead/model';
import { InvalidArgumentError, Option } from 'commander';
import type { DefineCommand } from '../../command-line/define-command.ts';
import { withScenarioDetectorOptions } from '../../command-line/detector-options.ts';
import { wholeNumberOption } from '../../command-line/number-option.ts';
import { presetsOption } from '../../command-line/preset-option.ts';
import { firstSeedOption, seedsOption } from '../../command-line/seed-options.ts';
import { parseValues, type SweepOptions, VALUES_MAX } from './sweep-options.ts';

const JOBS_MAX = 256;

const EXAMPLES = `
Examples:
  All scenarios of a folder with the default grid; writes sweep.csv,
  sweep.svg and sweep-heat-map.svg:
    roadstead sweep scenarios
  A finer grid over ten seeds:
    roadstead sweep scenarios/*.yaml --distance 50:600:50 --window 5:60:5 \\
      --seeds 10 --out fine
  The preset of roadstead detect among them:
    roadstead sweep scenarios --preset transfer

The five best cells by F1 (the harmonic mean of precision and recall) are
printed, and the default of 500 m and 30 min. Areas and port areas are those of
the scenarios' configurations; distances and windows are replaced. See
roadstead simulate --help for the format of a scenario.

Exit code: 0 success, 2 wrong usage or a mistake in a scenario (reported with
its line), 130 interrupted (nothing is written).
`;

/** Defines `sweep`: detection on scenarios over a grid of distances and windows. */
export const defineSweep: DefineCommand = (command, { host, exit }) => {
  withScenarioDetectorOptions(command)
    .description(
      'Simulates each scenario once with each seed and detects with every distance and window of a grid; writes a table ' +
        '(CSV), a chart of precision and recall and a heat map of F1 (SVG).',
    )
    .argument('<scenario...>', 'scenario files (YAML), or folders of them')
    .addOption(valuesOption('--distance <meters>', DISTANCE_METERS_MAX, '100:1000:100'))
    .addOption(valuesOption('--window <minutes>', WINDOW_MINUTES_MAX, '10:120:10'))
    .addOption(
      presetsOption(
        'also these presets, separated by commas, over the whole world (default: none)',
      ),
    )
    .addOption(firstSeedOption())
    .addOption(seedsOption())
    .addOption(
      wholeNumberOption('--jobs <count>', 'the number of threads', 1, JOBS_MAX).default(
        availableParallelism(),
        'the number of cores',
      ),
    )
    .option('--out <path>', 'the path of the files, without .csv, .svg and -heat-map.svg', 'sweep')
    .addHelpText('after', EXAMPLES)
    .action(
      async (
        scenarios: readonly string[],
        { jobs, ...options }: Omit<SweepOptions, 'scenarios'> & { jobs: number },
      ) => {
        const { sweepCommand } = await import('./sweep-command.ts');
        exit(await sweepCommand({ ...options, scenarios }, host, host.sweepRunner(jobs)));
      },
    );
};

/** Creates an option whose value is a list of numbers. */
function valuesOption(flags: string, max: number, defaultText: string): Option {
  return new Option(flags, 'from:to:step, or a list')
    .default(parseValues(defaultText, max), defaultText)
    .argParser((text) => {
      const values = parseValues(text, max);
      if (values) return values;
      throw new InvalidArgumentError(
        'It must be from:to:step (100:1000:100), a list (100,250,500) or a number: ' +
          `at most ${VALUES_MAX} values, all above 0, at most ${max}.`,
      );
    });
}
