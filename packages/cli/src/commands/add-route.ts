import type { PassageName } from '@roadstead/routing';
import { type Command, Option } from 'commander';
import { ROUTE_EXAMPLES } from '../examples.ts';
import type { Host } from '../host.ts';
import { numberOption } from '../number-option.ts';
import {
  closedPassagesOf,
  passagesOf,
  type RouteCommandOptions,
  routeCommand,
} from '../route-command.ts';
import type { Exit } from './exit.ts';

/** Adds `route`: the way by sea between two places. */
export function addRoute(program: Command, host: Host, exit: Exit): void {
  program
    .command('route')
    .summary('the way by sea between two ports or places')
    .description(
      'Tells how far it is by sea, how long that takes, and through which straits and canals it leads.',
    )
    .argument('<from>', 'a UN/LOCODE, the name of a port, or longitude,latitude')
    .argument('<to>', 'the same')
    .addOption(
      passagesOption('--avoid <passages>', 'passages not to take, as suez,malacca', passagesOf),
    )
    .addOption(
      passagesOption(
        '--open <passages>',
        'what is closed otherwise: northwest-passage, northeast-passage, palk',
        closedPassagesOf,
      ),
    )
    .addOption(
      numberOption('--speed <knots>', 'how fast the ship is, 0.1 to 100', {
        min: 0.1,
        max: 100,
      }).default(14),
    )
    .addOption(
      numberOption('--draught <metres>', 'how deep it is: shallower passages are not taken', {
        above: 0,
        max: 40,
      }),
    )
    .option('--geojson', 'the line as GeoJSON instead of the table', false)
    .addHelpText('after', ROUTE_EXAMPLES)
    .action(async (from: string, to: string, options: Omit<RouteCommandOptions, 'from' | 'to'>) => {
      exit(await routeCommand({ ...options, from, to }, host));
    });
}

/** An option that takes a list of passages, and may be given several times. */
function passagesOption(
  flags: string,
  description: string,
  parse: (list: string) => readonly PassageName[],
): Option {
  return new Option(flags, description)
    .default([], 'none')
    .argParser<readonly PassageName[]>((text, before) => [...before, ...parse(text)]);
}
