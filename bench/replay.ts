import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodePosition, readReports } from '@roadstead/ais';
import { createDetector } from '@roadstead/detector';
import type { PositionReport, TrackBatch } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { WORLD_WIDE } from './detector.ts';
import { BenchFleet } from './fleets.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const SEED = 1;
const SHIPS = 3000;
/** 33 minutes of event time: longer than the window of 30, so that events fire. */
const ROUNDS = 200;
const PASSES = 3;
const TARGETS = { csv: 300_000, nmea: 150_000 };

const SOLENT = fileURLToPath(
  new URL('../packages/cli/data/solent-2016-01-12.csv', import.meta.url),
);
const SOLENT_DAYS = 28;
const SOLENT_HEADER = 'Time,MMSI,Latitude_degrees,Longitude_degrees,COG_degrees,SOG_knots\n';
const DANISH_HEADER =
  '# Timestamp,Type of mobile,MMSI,Latitude,Longitude,Navigational status,ROT,SOG,COG,Heading,IMO,Callsign,Name,' +
  'Ship type,Cargo type,Width,Length,Type of position fixing device,Draught,Destination,ETA,Data source type,A,B,C,D\n';

/** A file to replay. */
interface Recording {
  readonly name: string;
  readonly file: string;
  readonly kind: keyof typeof TARGETS;
  readonly chunks: Iterable<string> | AsyncIterable<string>;
}

const RECORDINGS: readonly Recording[] = [
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

/** Result of a replay. */
interface ReplayResult {
  readonly lines: number;
  readonly events: number;
  /** Number of rejections by reason. */
  readonly rejected: ReadonlyMap<string, number>;
}

/** Replays a file to events, as the command line does. */
async function replay(path: string): Promise<ReplayResult> {
  const tracker = createTracker();
  const detector = createDetector([WORLD_WIDE]);
  const rejected = new Map<string, number>();
  let lines = 0;
  let events = 0;
  const count = (rejections: readonly { readonly reason: string }[]): void => {
    for (const { reason } of rejections) rejected.set(reason, (rejected.get(reason) ?? 0) + 1);
  };
  const detect = (batch: TrackBatch): void => {
    for (const { kind } of detector.step(batch)) if (kind === 'fired') events++;
  };
  for await (const read of readReports(createReadStream(path, { highWaterMark: 1 << 20 }))) {
    lines = read.lines;
    count(read.rejected);
    const step = tracker.step(read.positions);
    count(step.rejected);
    detect(step.batch);
  }
  const last = tracker.end();
  count(last.rejected);
  detect(last.batch);
  return { lines, events, rejected };
}

/** Baseline of reading lines: each becomes a string, without further processing. */
async function readLinesAlone(path: string): Promise<number> {
  let lines = 0;
  let rest = '';
  for await (const chunk of createReadStream(path, 'latin1')) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    lines += parts.length;
  }
  return lines;
}

interface Timed<Value> {
  readonly value: Value;
  readonly seconds: number;
  /** Of all threads; excludes other load of the machine. */
  readonly cpuSeconds: number;
}

async function timed<Value>(work: () => Promise<Value>): Promise<Timed<Value>> {
  const start = performance.now();
  const startCpu = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(startCpu);
  const seconds = (performance.now() - start) / 1000;
  return { value, seconds, cpuSeconds: (user + system) / 1e6 };
}

/** Measures replay and plain line reading in turn; returns the medians of the passes. */
async function measure(
  { name, kind }: Recording,
  path: string,
  progress: (text: string) => void,
): Promise<TableRow> {
  const replays: Timed<ReplayResult>[] = [];
  const lines: Timed<number>[] = [];
  for (let pass = 1; pass <= PASSES; pass++) {
    progress(`${name}, pass ${pass} of ${PASSES}`);
    replays.push(await timed(() => replay(path)));
    lines.push(await timed(() => readLinesAlone(path)));
  }
  const [{ value: outcome }] = replays;
  if (lines[0].value !== outcome.lines) throw new Error(`${name}: the replay lost lines`);
  const seconds = quantile(
    replays.map((one) => one.seconds),
    0.5,
  );
  const linesSeconds = quantile(
    lines.map((one) => one.seconds),
    0.5,
  );
  return {
    file: name,
    lines: outcome.lines,
    MB: (await stat(path)).size / 1e6,
    'lines/s': outcome.lines / seconds,
    'lines/CPU s':
      outcome.lines /
      quantile(
        replays.map((one) => one.cpuSeconds),
        0.5,
      ),
    target: `≥ ${TARGETS[kind].toLocaleString('en')}`,
    'lines alone/s': outcome.lines / linesSeconds,
    'time × lines alone': seconds / linesSeconds,
    events: outcome.events,
    rejected: [...outcome.rejected].map(([reason, n]) => `${n} ${reason}`).join(', ') || 0,
  };
}

export const bench: Bench = {
  question: `How many lines a second are processed from a file to events, compared with only splitting the file into lines? (one world-wide configuration; the simulated fleet has ${SHIPS} ships; median of ${PASSES} passes)`,
  async run(progress) {
    const folder = await mkdtemp(join(tmpdir(), 'roadstead-bench-'));
    try {
      const rows: TableRow[] = [];
      for (const recording of RECORDINGS) {
        const path = join(folder, recording.file);
        progress(`${recording.name}, writing`);
        await writeFile(path, recording.chunks);
        rows.push(await measure(recording, path, progress));
        await rm(path);
      }
      return rows;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
