import type { Command, Option } from 'commander';
import { numberOption } from './number-option.ts';

/** Defaults of `--gap-max`, `--separation` and `--lateness`, the same as those of detector and tracker, which the help does not load. */
const GAP_MAX_MINUTES_DEFAULT = 30;
const SEPARATION_MINUTES_DEFAULT = 5;
const LATENESS_SECONDS_DEFAULT = 60;

/** Adds `--gap-max`, `--separation` and `--lateness` (D1, D7, D8). */
export function withDetectorOptions(command: Command): Command {
  return add(command, (option, value) => option.default(value));
}

/** Adds the same options to a command that reads scenarios, whose own values they replace. */
export function withScenarioDetectorOptions(command: Command): Command {
  return add(command, (option, value) => option.default(undefined, `the scenario's, or ${value}`));
}

function add(command: Command, withDefault: (option: Option, value: number) => Option): Command {
  return command
    .addOption(
      withDefault(
        numberOption('--gap-max <minutes>', 'a ship that is silent for longer counts as lost', {
          above: 0,
        }),
        GAP_MAX_MINUTES_DEFAULT,
      ),
    )
    .addOption(
      withDefault(
        numberOption('--separation <minutes>', 'ships that are apart for longer have separated', {
          min: 0,
        }),
        SEPARATION_MINUTES_DEFAULT,
      ),
    )
    .addOption(
      withDefault(
        numberOption('--lateness <seconds>', 'the largest delay of reports out of time order', {
          min: 0,
        }),
        LATENESS_SECONDS_DEFAULT,
      ),
    );
}
