import { DISTANCE_METERS_MAX, WINDOW_MINUTES_MAX } from '@roadstead/model';
import { type Command, Option } from 'commander';
import { columnsOption } from '../columns-option.ts';
import {
  type DetectOptions,
  DISTANCE_METERS_DEFAULT,
  detectCommand,
  WINDOW_MINUTES_DEFAULT,
} from '../detect-command.ts';
import { DETECT_EXAMPLES } from '../examples.ts';
import { FORMATS } from '../formats.ts';
import type { Host } from '../host.ts';
import { numberOption } from '../number-option.ts';
import { timeOption } from '../time-option.ts';
import type { Exit } from './exit.ts';

/** Adds `detect`: events of recordings, or of what is stored. */
export function addDetect(program: Command, host: Host, exit: Exit): void {
  program
    .command('detect')
    .summary('find encounters of two ships in AIS recordings')
    .description(
      'Reads AIS recordings (NMEA 0183, CSV or JSON lines, also packed with gzip), several merged ' +
        'by time, or what a store has, and writes an event for every two ships that stay near each other.',
    )
    .argument('[input...]', 'files, or - for standard input')
    .option('--data <folder>', 'instead of recordings: what the store in this folder has')
    .addOption(timeOption('--begin <time>', 'of what is stored, from then on'))
    .addOption(timeOption('--end <time>', 'of what is stored, until then'))
    .addOption(
      numberOption(
        '--distance <meters>',
        `how near the two ships stay (default: ${DISTANCE_METERS_DEFAULT})`,
        { above: 0, max: DISTANCE_METERS_MAX },
      ),
    )
    .addOption(
      numberOption('--window <minutes>', `for how long (default: ${WINDOW_MINUTES_DEFAULT})`, {
        above: 0,
        max: WINDOW_MINUTES_MAX,
      }),
    )
    .option('--area <file>', 'where: a GeoJSON Polygon or MultiPolygon (default: the whole world)')
    .option(
      '--configurations <file>',
      'instead of these three: JSON with one or more request bodies of POST /configurations',
    )
    .addOption(
      numberOption('--gap-max <minutes>', 'a ship that is silent for longer is lost', {
        above: 0,
      }).default(30),
    )
    .addOption(
      numberOption('--separation <minutes>', 'ships that are apart for longer have parted', {
        min: 0,
      }).default(5),
    )
    .addOption(
      numberOption('--lateness <seconds>', 'how far out of order reports may come', {
        min: 0,
      }).default(60),
    )
    .addOption(columnsOption())
    .option('--out <file>', 'where the events go (default: standard output)')
    .addOption(
      new Option('--format <format>', 'how the events are written')
        .choices(Object.keys(FORMATS))
        .default('ndjson'),
    )
    .addHelpText('after', DETECT_EXAMPLES)
    .action(async (inputs: readonly string[], options: Omit<DetectOptions, 'inputs'>) => {
      exit(await detectCommand({ ...options, inputs }, host));
    });
}
