import type { PassageName } from '@roadstead/routing';
import { type Command, Option } from 'commander';
import { numberOption } from '../command-line/number-option.ts';
import { portsOption } from '../command-line/ports-option.ts';
import { timeOption } from '../command-line/time-option.ts';
import { areasHelp, NOTHING_AVOIDED, parseAvoided } from './avoided.ts';
import { parseClosedPassages } from './route-options.ts';

/** Adds the options that limit routes (`RouteLimitOptions`). */
export function withRouteLimits(command: Command): Command {
  return command
    .addOption(
      new Option('--avoid <passages>', 'passages and areas to avoid, such as suez,red-sea')
        .default(NOTHING_AVOIDED, 'none')
        .argParser(parseAvoided),
    )
    .addOption(
      new Option('--avoid-areas <file>', 'a GeoJSON, KML or GPX file of an area to avoid')
        .default([], 'none')
        .argParser<readonly string[]>((file, before) => [...before, file]),
    )
    .addOption(
      timeOption('--date <time>', 'emission control areas that apply at this time (default: now)'),
    )
    .addOption(
      new Option(
        '--open <passages>',
        'passages closed by default, such as northeast-passage, corinth-canal',
      )
        .default([], 'none')
        .argParser<readonly PassageName[]>((list, before) => [
          ...before,
          ...parseClosedPassages(list),
        ]),
    )
    .addOption(
      sizeOption('--draught', 'the draught of the ship: shallower passages are avoided', 40),
    )
    .addOption(sizeOption('--beam', 'its beam: narrower canals are avoided', 100))
    .addOption(sizeOption('--length', 'its length: canals of shorter ships are avoided', 500))
    .addOption(
      sizeOption('--air-draught', 'its height above the water: lower bridges are avoided', 200),
    )
    .addOption(portsOption())
    .addHelpText('after', `\n${areasHelp()}`);
}

/** Creates an option for a dimension of the ship. */
function sizeOption(flag: string, description: string, max: number): Option {
  return numberOption(`${flag} <metres>`, description, { above: 0, max });
}
