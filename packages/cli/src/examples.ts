/** What stands under `roadstead --help`. */
export const PROGRAM_EXAMPLES = `
Examples:
  roadstead demo
  roadstead detect day.csv
  roadstead simulate scenarios/*.yaml
  roadstead help detect
`;

/** What stands under `roadstead detect --help`. */
export const DETECT_EXAMPLES = `
Examples:
  Ships within 500 m for 30 minutes, in one file; events as JSON lines:
    roadstead detect day.csv > events.ndjson
  Nearer and longer, in an area, from two receivers, as a table for a spreadsheet:
    roadstead detect north.nmea.gz south.nmea.gz --distance 200 --window 60 \\
      --area anchorage.geojson --format csv --out events.csv
  From a pipe, for a map:
    zstdcat day.csv.zst | roadstead detect - --format geojson --out events.geojson
  A file with columns and units of its own:
    roadstead detect odd.csv --columns mmsi=id,timestamp=when,longitude=x/600000,latitude=y/600000

Times without a zone are UTC. Distances are in metres. Events go to standard output, all else to
standard error; with --out the table of events goes to standard output.

Exit code: 0 done, 2 wrong usage or an input that cannot be read, 130 interrupted (what was found
until then is written).
`;

/** What stands under `roadstead simulate --help`. */
export const SIMULATE_EXAMPLES = `
Examples:
  All scenarios of a folder, with five seeds each; a table of what was right and wrong:
    roadstead simulate scenarios --seeds 5
  What was heard, the true tracks and encounters, and the events, as files:
    roadstead simulate scenarios/two-visits-54-minutes-apart.yaml --out runs --format nmea
  A feed for another program, sixty times as fast as life:
    roadstead simulate scenarios/strait-of-200.yaml --out - --format nmea --speed 60
  The same into the detector:
    roadstead simulate scenarios/strait-of-200.yaml --out - | roadstead detect -

A scenario is YAML: ships with steps, transmitters, what goes wrong, and what has to come out;
scenarios/README.md tells all of it. The same scenario and seed give the same bytes.

Exit code: 0 all is as expected, 1 something is not, 2 wrong usage or a mistake in a scenario
(told with its line), 130 interrupted.
`;

/** What stands under `roadstead sweep --help`. */
export const SWEEP_EXAMPLES = `
Examples:
  All scenarios of a folder, with the usual grid; writes sweep.csv and sweep.svg:
    roadstead sweep scenarios
  A finer one, over ten seeds:
    roadstead sweep scenarios/*.yaml --distance 50:600:50 --window 5:60:5 --seeds 10 --out fine

Areas and port areas are those of the scenarios' configurations; distances and windows are replaced.
`;
