import { Option } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import type { DistancesOptions } from './distances-command.ts';
import { withRouteLimits } from './route-limits.ts';

const EXAMPLES = `
A file has a place in each line, or columns named in the first line: locode,
longitude and latitude, or name.

Examples:
  roadstead distances loading.csv discharging.csv > distances.csv
  roadstead distances ports.csv ports.csv --format json --draught 21

Exit code: 0 success, 2 wrong usage, or no pair has a route; 130 interrupted.
`;

/** Defines `distances`: the distances between the places of two files. */
export const defineDistances: DefineCommand = (command, { host, exit }) => {
  withRouteLimits(command)
    .description(
      'Writes the distance by sea from each place of a CSV file to each place of another, and the straits and canals on the route. ' +
        'A pair without a route has the reason.',
    )
    .argument('<from>', 'a CSV file of UN/LOCODEs, names of ports, or longitudes and latitudes')
    .argument('<to>', 'the same')
    .addOption(
      new Option('--format <format>', 'the format of the output')
        .choices(['csv', 'json'])
        .default('csv'),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (from: string, to: string, options: Omit<DistancesOptions, 'from' | 'to'>) => {
      const { distancesCommand } = await import('./distances-command.ts');
      exit(await distancesCommand({ ...options, from, to }, host));
    });
};
