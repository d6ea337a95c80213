import { DISTANCE_METERS_MAX, PRESET_NAMES, WINDOW_MINUTES_MAX } from '@roadstead/model';
import { Option } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { withDetectorOptions } from '../command-line/detector-options.ts';
import { numberOption, wholeNumberOption } from '../command-line/number-option.ts';
import { portsOption } from '../command-line/ports-option.ts';
import { withRecordingOptions } from '../command-line/recording-options.ts';
import { timeOption } from '../command-line/time-option.ts';
import {
  type DetectOptions,
  DISTANCE_METERS_DEFAULT,
  EVENT_FORMATS,
  JOBS_MAX,
  PRESET_DEFAULT,
  WINDOW_MINUTES_DEFAULT,
} from './detect-options.ts';
import { parseEventKinds } from './vessel-event-kinds.ts';

const EXAMPLES = `
Examples:
  Probable transfers of goods in one file, as JSON lines, with the reasons:
    roadstead detect day.csv > events.ndjson
  All ships within 500 m for 30 minutes:
    roadstead detect day.csv --preset encounter > events.ndjson
  Closer and longer, in an area, from two receivers, for a spreadsheet:
    roadstead detect north.nmea.gz south.nmea.gz --distance 200 --window 60 \\
      --area anchorage.geojson --format csv --out events.csv
  From a pipe, for a map:
    zstdcat day.csv.zst |
      roadstead detect - --format geojson --out events.geojson
  Ships that loiter, go silent, or lie beside one that is not heard:
    roadstead detect week.csv --events loitering,gaps,one-sided
  In the history of a store, also while a service writes to it:
    roadstead detect --data harbour --configurations anchorages.json \\
      --begin 2026-01-01T00:00:00Z
  A file with other column names and units:
    roadstead detect odd.csv \\
      --columns mmsi=id,timestamp=when,longitude=x/600000,latitude=y/600000

Times without a zone are UTC. Distances are in metres. Events go to standard
output, everything else to standard error; with --out the table of events goes
to standard output.

Events are written when they have ended: with --out to FILE.part, which is
renamed at the end, and which a run leaves that is killed or fails.

Files that are not in order of time are sorted first, if need be in temporary
files; a pipe cannot be read twice, so its late reports are not used.

Exit code: 0 success, 1 less than 95 % of the positions of ships could be used
(the events are written; --allow-rejected makes it 0), 2 wrong usage or an
unreadable input, 130 interrupted (the events found so far are written).
`;

/** Defines `detect`: ship-to-ship events of recordings or of a store. */
export const defineDetect: DefineCommand = (command, { host, exit }) => {
  withDetectorOptions(withRecordingOptions(command))
    .description(
      'Reads AIS recordings (NMEA 0183, CSV or JSON lines, optionally gzipped; several are merged by time) or the ' +
        'history of a store, and writes an event for every pair of ships that stay close together.',
    )
    .argument('[input...]', 'files, or - for standard input')
    .option('--data <folder>', 'the store in this folder instead of recordings')
    .addOption(timeOption('--begin <time>', 'the first instant to read from the store'))
    .addOption(timeOption('--end <time>', 'the last instant to read from the store'))
    .addOption(
      numberOption(
        '--distance <meters>',
        `all encounters within this distance (default with --window: ${DISTANCE_METERS_DEFAULT})`,
        { above: 0, max: DISTANCE_METERS_MAX },
      ),
    )
    .addOption(
      numberOption(
        '--window <minutes>',
        `for at least this time (default with --distance: ${WINDOW_MINUTES_DEFAULT})`,
        { above: 0, max: WINDOW_MINUTES_MAX },
      ),
    )
    .addOption(
      new Option(
        '--preset <name>',
        `a published definition, without distance and window (default: ${PRESET_DEFAULT})`,
      ).choices([...PRESET_NAMES]),
    )
    .option('--area <file>', 'the area: a GeoJSON, KML or GPX polygon (default: the whole world)')
    .addOption(portsOption())
    .option(
      '--configurations <file>',
      'instead of these: JSON with one or more request bodies of POST /configurations',
    )
    .addOption(eventsOption())
    .addOption(idsOption())
    .option(
      '--features',
      'also compute the features of each event: distances, speeds, surroundings …',
    )
    .addOption(
      wholeNumberOption(
        '--jobs <count>',
        'threads that detect a share of the pairs each: for crowded waters on several cores (default: 1)',
        1,
        JOBS_MAX,
      ),
    )
    .option('--out <file>', 'the file for the events (default: standard output)')
    .option('--html <file>', 'also write a page that replays ships and events, and opens from disk')
    .addOption(formatOption())
    .addHelpText('after', EXAMPLES)
    .action(async (inputs: readonly string[], options: Omit<DetectOptions, 'inputs'>) => {
      const { detectCommand } = await import('./detect-command.ts');
      exit(await detectCommand({ ...options, inputs }, host));
    });
};

function eventsOption(): Option {
  return new Option(
    '--events <kinds>',
    'events of single ships instead of encounters: loitering, gaps and one-sided, separated by commas',
  ).argParser(parseEventKinds);
}

function idsOption(): Option {
  return new Option('--ids <which>', 'the ids that count as ships: those of ships, or any')
    .choices(['ships', 'any'])
    .default('ships');
}

function formatOption(): Option {
  return new Option('--format <format>', 'the format of the events')
    .choices(EVENT_FORMATS)
    .default('ndjson');
}
