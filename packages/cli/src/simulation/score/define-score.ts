import type { DefineCommand } from '../../command-line/define-command.ts';
import type { ScoreOptions } from './score-options.ts';

const EXAMPLES = `
Events are JSON lines, CSV or GeoJSON, as roadstead detect writes them. From
another program, the shortest form is CSV, with times in UTC:
  mmsi_first,mmsi_second,begin,end,probability
  235000001,235000002,2026-01-10T01:30:00Z,2026-01-10T04:10:00Z,0.93
An empty end is that of an event that has not ended; probability may be left
out. Further columns are fired_time, of the alarm (default: the begin);
delivered, of the alarm by the receiving clock; longitude and latitude. A column
"configuration" separates the results of several settings, each of which is
scored by itself.

Examples:
  Simulate, detect with another program, and score it:
    roadstead simulate pair.yaml --out runs --format nmea
    other-program runs/pair-seed1/reports.nmea > events.csv
    roadstead score events.csv --truth runs/pair-seed1/truth.json
  Roadstead with other settings; a row for each transfer and event, and curves:
    roadstead detect runs/pair-seed1/reports.nmea --distance 200 > near.ndjson
    roadstead score near.ndjson --truth runs/pair-seed1/truth.json --out scores

An event is correct if its two MMSIs are those of a transfer and their times
overlap. Further events of the same transfer are splits, neither correct nor
false.

Exit code: 0 success, 2 wrong usage or a mistake in a file (reported with its
line).
`;

/** Defines `score`: events of any program against a truth. */
export const defineScore: DefineCommand = (command, { host, exit }) => {
  command
    .description(
      'Scores a file of events against the truth of a simulation: precision and recall with their intervals, errors of time and ' +
        'place, delays, and the causes of false events and missed transfers.',
    )
    .argument('<events>', 'the events: JSON lines, CSV or GeoJSON')
    .requiredOption('--truth <file>', 'truth.json, as roadstead simulate --out writes it')
    .option(
      '--configurations <file>',
      'the distances, windows and areas of the events, as for detect: they explain missed transfers',
    )
    .option('--out <folder>', 'the folder for scores.json, transfers.csv, events.csv and curves')
    .addHelpText('after', EXAMPLES)
    .action(async (events: string, options: Omit<ScoreOptions, 'events'>) => {
      const { scoreCommand } = await import('./score-command.ts');
      exit(await scoreCommand({ ...options, events }, host));
    });
};
