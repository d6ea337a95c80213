/** What stands under `roadstead --help`. */
export const PROGRAM_EXAMPLES = `
Examples:
  A service on a simulated sea, and five things to try:
    roadstead sandbox
  What it finds in a recording that comes with it:
    roadstead demo
  In a day of your own:
    roadstead detect day.csv
  A service over HTTP that keeps what it hears in a folder; its address and
  password are printed:
    roadstead serve --data harbour
  How far it is by sea:
    roadstead route Rotterdam Singapore

roadstead help COMMAND tells all of a command.
`;

/** What stands under `roadstead detect --help`. */
export const DETECT_EXAMPLES = `
Examples:
  Ships within 500 m for 30 minutes, in one file; events as JSON lines:
    roadstead detect day.csv > events.ndjson
  Nearer and longer, in an area, from two receivers, for a spreadsheet:
    roadstead detect north.nmea.gz south.nmea.gz --distance 200 --window 60 \\
      --area anchorage.geojson --format csv --out events.csv
  From a pipe, for a map:
    zstdcat day.csv.zst |
      roadstead detect - --format geojson --out events.geojson
  Over what a store has, also while a service writes it:
    roadstead detect --data harbour --configurations anchorages.json \\
      --begin 2026-01-01T00:00:00Z
  A file with columns and units of its own:
    roadstead detect odd.csv \\
      --columns mmsi=id,timestamp=when,longitude=x/600000,latitude=y/600000

Times without a zone are UTC. Distances are in metres. Events go to standard
output, all else to standard error; with --out the table of events goes to
standard output.

Exit code: 0 done, 2 wrong usage or an input that cannot be read, 130
interrupted (what was found until then is written).
`;

/** What stands under `roadstead simulate --help`. */
export const SIMULATE_EXAMPLES = `
A scenario is a file of YAML. A whole one, pair.yaml:
  proves: A tanker that takes oil from another one at anchor is one event
  start: 2026-01-10T00:00:00Z
  duration: 8h
  ships:
    - name: Alfa
      type: vlcc
      start: { at: [24.0, 36.0] }
      steps: [{ anchor: {} }]
    - name: Bravo
      type: tanker
      start: { at: [24.1, 36.1] }
      steps:
        - alongside: { ship: Alfa, for: 5h }
        - sail: { to: [24.0, 36.5] }
  expect:
    truth: [{ ships: [Alfa, Bravo], kind: cargo }]
    events: [{ ships: [Alfa, Bravo] }]
All that a scenario can say is in scenarios/README.md of the source.

Examples:
  What the detector gets right and wrong in it, with five seeds:
    roadstead simulate pair.yaml --seeds 5
  What was heard, the true tracks and encounters, and the events, as files:
    roadstead simulate pair.yaml --out runs --format nmea
  All scenarios of a folder:
    roadstead simulate scenarios
  Events as they become known, ten minutes in a second:
    roadstead simulate pair.yaml --speed 600
  A feed for another program, sixty times as fast as life:
    roadstead simulate pair.yaml --out - --format nmea --speed 60
  The same into the detector:
    roadstead simulate pair.yaml --out - | roadstead detect -

The same scenario and seed give the same bytes.

Exit code: 0 all is as expected, 1 something is not, 2 wrong usage or a mistake
in a scenario (told with its line), 130 interrupted.
`;

/** What stands under `roadstead sweep --help`. */
export const SWEEP_EXAMPLES = `
Examples:
  All scenarios of a folder, the usual grid; into sweep.csv and sweep.svg:
    roadstead sweep scenarios
  A finer one, over ten seeds:
    roadstead sweep scenarios/*.yaml --distance 50:600:50 --window 5:60:5 \\
      --seeds 10 --out fine

Shown are the five best, by F1 (the harmonic mean of precision and recall), and
the usual one, 500 m and 30 min. Areas and port areas are those of the
scenarios' configurations; distances and windows are replaced. The help of
simulate tells what a scenario is.

Exit code: 0 done, 2 wrong usage or a mistake in a scenario (told with its
line), 130 interrupted (nothing is written).
`;

/** What stands under `roadstead ingest --help`. */
export const INGEST_EXAMPLES = `
Examples:
  roadstead ingest day.csv --data harbour
  zstdcat day.csv.zst | roadstead ingest - --data harbour
  roadstead ingest odd.csv \\
    --columns timestamp=when,longitude=x/600000,latitude=y/600000

One program at a time writes to a store. Exit code: 0 done, 2 wrong usage or an
input or store that cannot be used, 130 interrupted (what was read until then is
kept).
`;

/** What stands under `roadstead import --help`. */
export const IMPORT_EXAMPLES = `
Columns of schedules, a row for each call, rows of a voyage one after another:
  vessel_operator_carrier_code, carrier_voyage_number, vessel_imo_number,
  un_location_code, arrival_datetime, departure_datetime
Columns of bookings, a row for each group of containers:
  vessel_operator_carrier_code, carrier_booking_number,
  origin_un_location_code, destination_un_location_code, count,
  planned_voyage_number, actual_voyage_number, changed_by (carrier or shipper)

Examples:
  roadstead import schedules schedules.csv --data harbour
  roadstead import bookings bookings.ndjson --data harbour --all-or-nothing

Exit code: 0 done, 2 wrong usage, or a file or store that cannot be used, or
nothing in the file can be; 130 interrupted (what was read until then is kept).
`;

/** What stands under `roadstead route --help`. */
export const ROUTE_EXAMPLES = `
Examples:
  roadstead route NLRTM SGKEP
  roadstead route NLRTM SGKEP --avoid suez --speed 12
  roadstead route Santos Durban --geojson > line.geojson
  roadstead route -- -5.3,36.1 NLRTM

A place that begins with a minus comes after --. Exit code: 0 done, 2 wrong
usage, or no route.
`;

/** What stands under `roadstead report --help`. */
export const REPORT_EXAMPLES = `
Examples:
  Who crossed a line, as a table, and a picture of how many by hour:
    roadstead report passageline --data harbour --line line.geojson \\
      --begin 2026-01-10T00:00Z --end 2026-01-11T00:00Z \\
      --format csv --chart hours.svg
  What two ships did:
    roadstead report multiship --ships 211339980,244660912 \\
      --begin 2026-01-10T00:00Z --end 2026-01-11T00:00Z
  Where ships were, for a map:
    roadstead report density --area bay.geojson --cell 0.02 \\
      --begin 2026-01-10T00:00Z --end 2026-01-17T00:00Z \\
      --format geojson --out density.geojson

Times without a zone are UTC. Exit code: 0 done, 2 wrong usage or a store that
cannot be read, 130 interrupted (no file is written then).
`;

/** What stands under `roadstead predict --help`. */
export const PREDICT_EXAMPLES = `
Examples:
  roadstead predict 9074729 --data harbour
  roadstead predict SGSIN --data harbour --limit 50
  roadstead predict NLRTM --data harbour --format json

A service learns next ports from port calls as reports come, and so does ingest.
What is said is said of the newest time that two ships in the store have
reached. Exit code: 0 done, 2 wrong usage or a store that cannot be read.
`;

/** What stands under `roadstead relearn --help`. */
export const RELEARN_EXAMPLES = `
Example:
  roadstead relearn --data harbour
`;

/** What stands under `roadstead backup --help`. */
export const BACKUP_EXAMPLES = `
Example:
  roadstead backup friday.sqlite --data harbour
`;

/** What stands under `roadstead restore --help`. */
export const RESTORE_EXAMPLES = `
Example:
  roadstead restore friday.sqlite --data other
`;

/** What stands under `roadstead key --help`. */
export const KEY_EXAMPLES = `
Examples:
  roadstead key add anna --data harbour
  roadstead key list anna --data harbour
  roadstead key revoke 3f2b7c1e-5f3e-4d0a-9b57-0d6c1f2a4b3c --data harbour
`;

/** What stands under `roadstead user --help`. */
export const USER_EXAMPLES = `
Examples:
  roadstead user add anna --data harbour < password.txt
  roadstead user add receiver --feeder --data harbour < password.txt
  roadstead user list --data harbour
`;

/** What stands under `roadstead serve --help`. */
export const SERVE_EXAMPLES = `
Examples:
  roadstead serve --data harbour
  roadstead serve --store memory --speed 600 \\
    --scenario scenarios/bunkering-at-anchor-4h.yaml
  ROADSTEAD_ADMIN_PASSWORD=… roadstead serve --data harbour
  roadstead serve --data harbour \\
    --feed tcp://receiver.example:4001 --feed udp://:10110

It prints \`listening on http://HOST:PORT\` when it is ready; /docs tells what it
answers. Ctrl-C or SIGTERM stop it; nothing that was acknowledged is lost,
however it ends. The first administrator is made from ROADSTEAD_ADMIN_USER,
ROADSTEAD_ADMIN_PASSWORD and ROADSTEAD_ADMIN_API_KEY where they are set.
`;

/** What stands under `roadstead sandbox --help`. */
export const SANDBOX_EXAMPLES = `
Examples:
  roadstead sandbox
  roadstead sandbox --port 9000 --ships 600

It prints its address, two users with their passwords, and five things to try,
when it is ready. The ships do the same each time, counted from the day on
which they begin. Ctrl-C or SIGTERM stop it.
`;
