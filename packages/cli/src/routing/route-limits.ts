import type { PassageName } from '@roadstead/routing';
import { type Command, Option } from 'commander';
import { numberOption } from '../command-line/number-option.ts';
import { portsOption } from '../command-line/ports-option.ts';
import { parseClosedPassages, parsePassages } from './route-options.ts';

/** Adds the options that limit routes (`RouteLimitOptions`). */
export function withRouteLimits(command: Command): Command {
  return command
    .addOption(
      passagesOption(
        '--avoid <passages>',
        'passages to avoid, such as suez,malacca',
        parsePassages,
      ),
    )
    .addOption(
      passagesOption(
        '--open <passages>',
        'passages closed by default, such as northeast-passage, corinth-canal',
        parseClosedPassages,
      ),
    )
    .addOption(
      sizeOption('--draught', 'the draught of the ship: shallower passages are avoided', 40),
    )
    .addOption(sizeOption('--beam', 'its beam: narrower canals are avoided', 100))
    .addOption(sizeOption('--length', 'its length: canals of shorter ships are avoided', 500))
    .addOption(
      sizeOption('--air-draught', 'its height above the water: lower bridges are avoided', 200),
    )
    .addOption(portsOption());
}

/** Creates an option for a dimension of the ship. */
function sizeOption(flag: string, description: string, max: number): Option {
  return numberOption(`${flag} <metres>`, description, { above: 0, max });
}

/** Creates an option whose value is a list of passages, and which may be repeated. */
function passagesOption(
  flags: string,
  description: string,
  parse: (list: string) => readonly PassageName[],
): Option {
  return new Option(flags, description)
    .default([], 'none')
    .argParser<readonly PassageName[]>((text, before) => [...before, ...parse(text)]);
}
