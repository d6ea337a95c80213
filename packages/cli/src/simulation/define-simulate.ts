import { Option } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { withScenarioDetectorOptions } from '../command-line/detector-options.ts';
import { numberOption } from '../command-line/number-option.ts';
import { presetsOption } from '../command-line/preset-option.ts';
import { firstSeedOption, seedsOption } from '../command-line/seed-options.ts';
import { version } from '../host/version.ts';
import { REPORT_FORMATS, type SimulateOptions } from './simulate-options.ts';

const EXAMPLES = `
A scenario is a YAML file. A complete one, pair.yaml:
  proves: A tanker that takes oil from another one at anchor is one event
  start: 2026-01-10T00:00:00Z
  duration: 8h
  ships:
    - name: Alfa
      type: vlcc
      start: { at: [24.0, 36.0] }
      steps: [{ anchor: {} }]
    - name: Bravo
      type: tanker
      start: { at: [24.1, 36.1] }
      steps:
        - alongside: { ship: Alfa, for: 5h }
        - sail: { to: [24.0, 36.5] }
  expect:
    truth: [{ ships: [Alfa, Bravo], kind: cargo }]
    events: [{ ships: [Alfa, Bravo] }]
All keys of a scenario are documented in scenarios/README.md of the source.

Examples:
  Detection results for it, scored over five seeds:
    roadstead simulate pair.yaml --seeds 5
  Received reports, true tracks and encounters, and events, as files:
    roadstead simulate pair.yaml --out runs --format nmea
  All scenarios of a folder:
    roadstead simulate scenarios
  What presets of roadstead detect find in it:
    roadstead simulate pair.yaml --preset transfer,gfw-encounter
  Events as they are detected, ten minutes per second:
    roadstead simulate pair.yaml --speed 600
  A feed for another program, sixty times real time:
    roadstead simulate pair.yaml --out - --format nmea --speed 60
  The same into the detector:
    roadstead simulate pair.yaml --out - | roadstead detect -

The same scenario and seed produce the same bytes.

Exit code: 0 all expectations are met, 1 an expectation is not met, 2 wrong
usage or a mistake in a scenario (reported with its line), 130 interrupted.
`;

/** Defines `simulate`: scenarios with a known truth. */
export const defineSimulate: DefineCommand = (command, { host, exit }) => {
  withScenarioDetectorOptions(command)
    .description(
      'Simulates the ships of scenarios, detects on the reports that are received, and scores the detection against the ' +
        'truth and against the expectations of each scenario.',
    )
    .argument('<scenario...>', 'scenario files (YAML), or folders of them')
    .addOption(
      presetsOption(
        "presets in place of the scenarios' configurations, separated by commas (default: none)",
      ),
    )
    .addOption(firstSeedOption())
    .addOption(seedsOption())
    .option(
      '--out <folder>',
      'the folder for the files of each run, received reports and truth; - for a feed of reports only',
    )
    .option(
      '--html <file>',
      'also write a page that replays ships, truth and events, and opens from disk',
    )
    .addOption(
      new Option('--format <format>', 'the format of reports')
        .choices(REPORT_FORMATS)
        .default('ndjson'),
    )
    .addOption(
      numberOption(
        '--speed <factor>',
        'simulated seconds per real second (default: as fast as possible)',
        {
          min: 0.1,
          max: 100_000,
        },
      ),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (scenarios: readonly string[], options: Omit<SimulateOptions, 'scenarios'>) => {
      const { simulateCommand } = await import('./simulate-command.ts');
      exit(await simulateCommand({ ...options, scenarios }, host, version()));
    });
};
