import { Option } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { numberOption } from '../command-line/number-option.ts';
import { withRouteLimits } from './route-limits.ts';
import type { RouteCommandOptions } from './route-options.ts';

const EXAMPLES = `
Examples:
  roadstead route NLRTM SGKEP
  roadstead route NLRTM SGKEP --avoid suez --speed 12
  roadstead route AEFJR JPYOK --draught 21 --beam 60
  roadstead route NLRTM SGKEP --via ESALG --via AEFJR
  roadstead route Santos Durban --geojson > line.geojson
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
    .option('--geojson', 'print the line as GeoJSON instead of the table', false)
    .addHelpText('after', EXAMPLES)
    .action(async (from: string, to: string, options: Omit<RouteCommandOptions, 'from' | 'to'>) => {
      const { routeCommand } = await import('./route-command.ts');
      exit(await routeCommand({ ...options, from, to }, host));
    });
};
