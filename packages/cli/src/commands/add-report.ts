import { REPORT_TYPES } from '@roadstead/reports';
import { type Command, Option } from 'commander';
import { REPORT_EXAMPLES } from '../examples.ts';
import type { Host } from '../host.ts';
import { numberOption } from '../number-option.ts';
import { RECORD_FORMATS } from '../record-formats.ts';
import { type ReportCommandOptions, reportCommand } from '../report-command.ts';
import { DATA_FOLDER } from '../serve/open-store.ts';
import { timeOption } from '../time-option.ts';
import type { Exit } from './exit.ts';

/** Adds `report`: statistics of what is stored. */
export function addReport(program: Command, host: Host, exit: Exit): void {
  program
    .command('report')
    .summary('statistics of what a store has of a period')
    .description(
      'Makes a report of a period: multiship (what ships did), passageline (who crossed a line), areavisits, portcalls, ' +
        'or density, from what a store has, also while a service writes it.',
    )
    .argument('<type>', REPORT_TYPES.join(', '))
    .option('--data <folder>', 'the store', DATA_FOLDER)
    .addOption(timeOption('--begin <time>', 'from when').makeOptionMandatory())
    .addOption(timeOption('--end <time>', 'until when, not included').makeOptionMandatory())
    .option('--line <file>', 'passageline: a GeoJSON LineString')
    .option('--area <file>', 'the other types: a GeoJSON Polygon or MultiPolygon')
    .addOption(
      new Option('--ships <list>', 'multiship: MMSIs, as 211339980,244660912').argParser((text) =>
        text.split(',').map((each) => each.trim()),
      ),
    )
    .addOption(
      numberOption('--cell <degrees>', 'density: how wide a cell is', { above: 0, max: 10 }),
    )
    .addOption(
      new Option('--format <format>', 'how the records are written')
        .choices(RECORD_FORMATS)
        .default('json'),
    )
    .option('--out <file>', 'where the records go (default: standard output)')
    .option('--chart <file>', 'passageline and density: a picture besides, as SVG')
    .addHelpText('after', REPORT_EXAMPLES)
    .action(async (type: string, options: Omit<ReportCommandOptions, 'type'>) => {
      exit(await reportCommand({ ...options, type }, host));
    });
}
