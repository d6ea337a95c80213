import { REPORT_TYPES } from '@roadstead/reports';
import { Argument, Option } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { numberOption } from '../command-line/number-option.ts';
import { storeOption } from '../command-line/store-options.ts';
import { timeOption } from '../command-line/time-option.ts';
import { RECORD_FORMATS, type ReportCommandOptions } from './report-options.ts';

/** The examples of the help, which a test runs. */
export const REPORT_EXAMPLES = `
Examples:
  Ships that crossed a line, as a table, and a chart of passages by hour:
    roadstead report passageline --data harbour --line line.geojson \\
      --begin 2026-01-10T00:00Z --end 2026-01-11T00:00Z \\
      --format csv --chart hours.svg
  The activities of two ships:
    roadstead report multiship --ships 211339980,244660912 \\
      --begin 2026-01-10T00:00Z --end 2026-01-11T00:00Z
  Traffic density, for a map:
    roadstead report density --area bay.geojson --cell 0.02 \\
      --begin 2026-01-10T00:00Z --end 2026-01-17T00:00Z \\
      --format geojson --out density.geojson

Times without a zone are UTC. Exit code: 0 success, 2 wrong usage or an
unreadable store, 130 interrupted (no file is written).
`;

/** Defines `report`: statistics over the history of a store. */
export const defineReport: DefineCommand = (command, { host, exit }) => {
  command
    .description(
      'Creates a report over a period of the history of a store, also while a service writes to it: multiship (activities ' +
        'of ships), passageline (ships that crossed a line), areavisits, portcalls, or density.',
    )
    .addArgument(new Argument('<type>', 'the type of report').choices(REPORT_TYPES))
    .addOption(storeOption())
    .addOption(timeOption('--begin <time>', 'the begin of the period').makeOptionMandatory())
    .addOption(timeOption('--end <time>', 'the end of the period, excluded').makeOptionMandatory())
    .option('--line <file>', 'passageline: a GeoJSON LineString, or a line of KML or GPX')
    .option(
      '--area <file>',
      'the other types: a GeoJSON Polygon or MultiPolygon, or one of KML or GPX',
    )
    .addOption(
      new Option('--ships <list>', 'multiship: MMSIs, such as 211339980,244660912').argParser(
        (text) => text.split(',').map((each) => each.trim()),
      ),
    )
    .addOption(
      numberOption('--cell <degrees>', 'density: the width of a cell', { above: 0, max: 10 }),
    )
    .addOption(
      new Option('--format <format>', 'the format of the records')
        .choices(RECORD_FORMATS)
        .default('json'),
    )
    .option('--out <file>', 'the file for the records (default: standard output)')
    .option('--chart <file>', 'passageline and density: a chart as SVG in addition')
    .addHelpText('after', REPORT_EXAMPLES)
    .action(async (type: string, options: Omit<ReportCommandOptions, 'type'>) => {
      const { reportCommand } = await import('./report-command.ts');
      exit(await reportCommand({ ...options, type }, host));
    });
};
