import { Option } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { numberOption } from '../command-line/number-option.ts';
import { portsOption } from '../command-line/ports-option.ts';
import { withRecordingOptions } from '../command-line/recording-options.ts';
import { timeOption } from '../command-line/time-option.ts';
import { CONTENTS, CONVERT_FORMATS, type ConvertOptions } from './convert-options.ts';

const EXAMPLES = `
Contents and their formats, the first by default:
    reports  csv, ndjson, parquet, nmea: as they were read
    tracks   geojson, kml, gpx, csv, ndjson, parquet: cleaned, ship by ship
    calls    csv, ndjson, parquet, geojson, kml: calls at ports

Examples:
  A recording for a spreadsheet, one position of a ship a minute:
    roadstead convert day.nmea.gz --thin 60 --out day.csv
  Tracks in an area for Google Earth or a plotter:
    roadstead convert day.csv --area strait.geojson --format kml --out day.kml
    roadstead convert day.csv --format gpx --out day.gpx
  The port calls of a store:
    roadstead convert --data harbour --content calls > calls.csv
  Several recordings, in order of time, as NMEA for another program:
    roadstead convert north.csv south.csv --format nmea > both.nmea

Static reports are written in the formats ndjson and nmea. Exit code: as of
detect.
`;

/** Defines `convert`: recordings or a store in other formats. */
export const defineConvert: DefineCommand = (command, { host, exit }) => {
  withRecordingOptions(command)
    .description(
      'Reads AIS recordings or the history of a store, and writes reports, tracks or port calls in another format.',
    )
    .argument('[input...]', 'files, or - for standard input')
    .option('--data <folder>', 'the store in this folder instead of recordings')
    .addOption(timeOption('--begin <time>', 'the first instant to write'))
    .addOption(timeOption('--end <time>', 'the last instant to write'))
    .option('--area <file>', 'the area: a GeoJSON Polygon or MultiPolygon, or one of KML or GPX')
    .addOption(
      numberOption('--thin <seconds>', 'the shortest time between two positions of a ship', {
        min: 0,
      }),
    )
    .addOption(portsOption())
    .addOption(new Option('--content <content>', 'what to write').choices(CONTENTS))
    .addOption(new Option('--format <format>', 'the format').choices(CONVERT_FORMATS))
    .option('--out <file>', 'the file to write (default: standard output)')
    .addHelpText('after', EXAMPLES)
    .action(async (inputs: readonly string[], options: Omit<ConvertOptions, 'inputs'>) => {
      const { convertCommand } = await import('./convert-command.ts');
      exit(await convertCommand({ ...options, inputs }, host));
    });
};
