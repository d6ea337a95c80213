import { ROUTE_FORMATS } from '@roadstead/routing';
import { Option } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { numberOption, wholeNumberOption } from '../command-line/number-option.ts';
import { withRouteLimits } from './route-limits.ts';
import type { RouteCommandOptions } from './route-options.ts';

const EXAMPLES = `
Examples:
  roadstead route NLRTM SGKEP
  roadstead route NLRTM SGKEP --avoid suez --speed 12
  roadstead route AEFJR JPYOK --draught 21 --beam 60
  roadstead route NLRTM SGKEP --via ESALG --via AEFJR
  roadstead route NLRTM SGKEP --alternatives 5
  roadstead route Santos Durban --format rtz > santos-durban.rtz
  roadstead route -- -5.3,36.1 NLRTM

A place that begins with a minus sign must follow --. Exit code: 0 success,
2 wrong usage, or no route.
`;

/** Defines `route`: the sea route between two places. */
export const defineRoute: DefineCommand = (command, { host, exit }) => {
  withRouteLimits(command)
    .description(
      'Prints the distance by sea between two ports or places, the time at a speed, and the straits and canals on the route.',
    )
    .argument('<from>', 'a UN/LOCODE, the name of a port, or longitude,latitude')
    .argument('<to>', 'the same')
    .addOption(
      new Option('--via <place>', 'a waypoint, the same; repeat it for several, in their order')
        .default([], 'none')
        .argParser<readonly string[]>((text, before) => [...before, text]),
    )
    .addOption(
      numberOption('--speed <knots>', 'the speed of the ship, 0.1 to 100', {
        min: 0.1,
        max: 100,
      }).default(14),
    )
    .addOption(
      wholeNumberOption(
        '--alternatives <count>',
        'the number of routes by different passages, 1 to 5',
        1,
        5,
      ).default(1),
    )
    .addOption(
      new Option('--format <format>', 'the format of the output; rtz is read by ECDIS')
        .choices(['table', ...ROUTE_FORMATS])
        .default('table'),
    )
    .addOption(
      new Option('--geojson', 'the same as --format geojson').implies({ format: 'geojson' }),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (from: string, to: string, options: Omit<RouteCommandOptions, 'from' | 'to'>) => {
      const { routeCommand } = await import('./route-command.ts');
      exit(await routeCommand({ ...options, from, to }, host));
    });
};
