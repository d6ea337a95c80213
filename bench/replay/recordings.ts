import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { encodePosition } from '@roadstead/ais';
import type { PositionReport } from '@roadstead/model';
import { BenchFleet } from '../fleets.ts';

const SEED = 1;
export const SHIPS = 3000;
/** 33 minutes of event time: longer than the window of 30, so that events fire. */
const ROUNDS = 200;
/** Least lines a second, by kind. */
export const TARGETS = { csv: 300_000, nmea: 150_000, json: 150_000, parquet: 500_000 };

const SOLENT = fileURLToPath(
  new URL('../../packages/cli/data/solent-2016-01-12.csv', import.meta.url),
);
const SOLENT_DAYS = 28;
const SOLENT_HEADER = 'Time,MMSI,Latitude_degrees,Longitude_degrees,COG_degrees,SOG_knots\n';
const DANISH_HEADER =
  '# Timestamp,Type of mobile,MMSI,Latitude,Longitude,Navigational status,ROT,SOG,COG,Heading,IMO,Callsign,Name,' +
  'Ship type,Cargo type,Width,Length,Type of position fixing device,Draught,Destination,ETA,Data source type,A,B,C,D\n';

/** A file to replay. */
export interface Recording {
  readonly name: string;
  readonly file: string;
  readonly kind: keyof typeof TARGETS;
  readonly chunks?: Iterable<string> | AsyncIterable<string>;
  /** The file from which `roadstead convert` makes this one. */
  readonly from?: string;
}

export const RECORDINGS: readonly Recording[] = [
  {
    name: 'CSV, Danish',
    file: 'danish.csv',
    kind: 'csv',
    chunks: simulated(DANISH_HEADER, danishRow),
  },
  {
    name: 'CSV, plain',
    file: 'plain.csv',
    kind: 'csv',
    chunks: simulated(SOLENT_HEADER, solentRow),
  },
  {
    name: `CSV, Solent × ${SOLENT_DAYS}`,
    file: 'solent.csv',
    kind: 'csv',
    chunks: solentOnManyDays(),
  },
  { name: 'NMEA', file: 'simulated.nmea', kind: 'nmea', chunks: simulated('', nmeaLine) },
  {
    name: 'JSON lines, aisstream.io',
    file: 'aisstream.jsonl',
    kind: 'json',
    chunks: simulated('', aisstreamLine),
  },
  { name: 'Parquet', file: 'plain.parquet', kind: 'parquet', from: 'plain.csv' },
];

function* simulated(
  header: string,
  lineOf: (report: PositionReport) => string,
): Generator<string, void, undefined> {
  yield header;
  const fleet = new BenchFleet('world-like', SHIPS, SEED);
  for (let round = 0; round < ROUNDS; round++) {
    for (const fixes of fleet.nextRound()) {
      yield fixes.map((fix) => lineOf({ ...fix, ...MOTION[fix.mmsi % MOTION.length] })).join('');
    }
  }
}

/** A report as in a receiver's log, with its time in a tag block. */
function nmeaLine(report: PositionReport): string {
  return `${encodePosition(report, { transmitter: 'A' })[0]}\r\n`;
}

/** A message as the provider documents it: one report has some 600 bytes. */
function aisstreamLine(report: PositionReport): string {
  const { mmsi, timeMs, longitude, latitude, sog, cog, heading } = report;
  const time = new Date(timeMs).toISOString();
  return `${JSON.stringify({
    MessageType: 'PositionReport',
    MetaData: {
      ...{ MMSI: mmsi, MMSI_String: mmsi, ShipName: `SHIP ${mmsi}`, latitude, longitude },
      time_utc: `${time.slice(0, 10)} ${time.slice(11, 23)} +0000 UTC`,
    },
    Message: {
      PositionReport: {
        ...{ Cog: cog, CommunicationState: 81_982, Latitude: latitude, Longitude: longitude },
        ...{ MessageID: 1, NavigationalStatus: 0, PositionAccuracy: true, Raim: false },
        ...{ RateOfTurn: 0, RepeatIndicator: 0, Sog: sog, Spare: 0, SpecialManoeuvreIndicator: 0 },
        ...{ Timestamp: (timeMs / 1000) % 60, TrueHeading: heading, UserID: mmsi, Valid: true },
      },
    },
  })}\n`;
}

/** Speeds and courses need only be plausible: only the reader uses them. */
const MOTION = Array.from({ length: 360 }, (_, i) => ({
  sog: i / 20,
  cog: (7 * i) % 360,
  heading: (7 * i + 3) % 360,
  rot: null,
  navStatus: 0,
}));

function danishRow(report: PositionReport): string {
  const { mmsi, timeMs, longitude, latitude, sog, cog, heading } = report;
  const time = new Date(timeMs).toISOString();
  const date = `${time.slice(8, 10)}/${time.slice(5, 7)}/${time.slice(0, 4)}`;
  return (
    `${date} ${time.slice(11, 19)},Class A,${mmsi},${latitude.toFixed(6)},${longitude.toFixed(6)},` +
    `Under way using engine,0.0,${sog?.toFixed(1)},${cog?.toFixed(1)},${heading},9${mmsi % 1_000_000},OX${mmsi % 10_000},` +
    `SHIP ${mmsi},Cargo,No additional information,23,144,GPS,7.8,KOBENHAVN,01/02/2026 12:00:00,AIS,120,24,12,11\n`
  );
}

/** Row with as many digits as in the recording. */
function solentRow({ mmsi, timeMs, longitude, latitude, sog, cog }: PositionReport): string {
  const time = new Date(timeMs).toISOString().replace('T', ' ').slice(0, 23);
  const [north, east] = [latitude.toPrecision(15), longitude.toPrecision(15)];
  return `${time},${mmsi},${north},${east},${cog},${sog}\n`;
}

/** The bundled recording, shifted by a day each time: repeated unchanged, its reports would be late. */
async function* solentOnManyDays(): AsyncGenerator<string, void, undefined> {
  const text = await readFile(SOLENT, 'latin1');
  const rowsFrom = text.indexOf('\n') + 1;
  const date = text.slice(rowsFrom, rowsFrom + 10);
  yield text.slice(0, rowsFrom);
  for (let day = 0; day < SOLENT_DAYS; day++) {
    const other = new Date(Date.parse(date) + day * 86_400_000).toISOString().slice(0, 10);
    yield text.slice(rowsFrom).replaceAll(date, other);
  }
}
