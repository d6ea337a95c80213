/** What stands under `roadstead --help`. */
export const PROGRAM_EXAMPLES = `
Examples:
  roadstead demo
  roadstead detect day.csv
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
