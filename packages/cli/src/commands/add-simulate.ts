import { type Command, Option } from 'commander';
import { SIMULATE_EXAMPLES } from '../examples.ts';
import type { Host } from '../host.ts';
import { numberOption } from '../number-option.ts';
import { REPORT_FORMATS } from '../report-formats.ts';
import { type SimulateOptions, simulateCommand } from '../simulate-command.ts';
import { version } from '../version.ts';
import type { Exit } from './exit.ts';
import { firstSeedOption, seedsOption } from './seed-options.ts';

/** Adds `simulate`: scenarios with a known truth. */
export function addSimulate(program: Command, host: Host, exit: Exit): void {
  program
    .command('simulate')
    .summary('replay scenarios with a known truth, and score the detection')
    .description(
      'Sails the ships of scenarios, detects on what is heard of them, and tells what the detector got right and ' +
        'wrong: against the truth about the sea, and against what each scenario expects.',
    )
    .argument('<scenario...>', 'scenario files (YAML), or folders of them')
    .addOption(firstSeedOption())
    .addOption(seedsOption())
    .option(
      '--out <folder>',
      'where a folder for each run goes, with what was heard and what was true; - for a feed of reports alone',
    )
    .addOption(
      new Option('--format <format>', 'how reports are written')
        .choices(Object.keys(REPORT_FORMATS))
        .default('ndjson'),
    )
    .addOption(
      numberOption(
        '--speed <factor>',
        'simulated seconds in a real one (default: as fast as it goes)',
        {
          min: 0.1,
          max: 100_000,
        },
      ),
    )
    .addHelpText('after', SIMULATE_EXAMPLES)
    .action(async (scenarios: readonly string[], options: Omit<SimulateOptions, 'scenarios'>) => {
      exit(await simulateCommand({ ...options, scenarios }, host, version()));
    });
}
