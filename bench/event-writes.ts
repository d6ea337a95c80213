import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Mmsi, StaticReport } from '@roadstead/model';
import { createMaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { BENCH_HOST } from './bench-host.ts';
import { START_MS, writeEvents } from './http/open-bench-service.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const EVENTS = 30_000;
/** The first and the last ones of all events are compared. */
const COMPARED = 5000;
const SHIPS = 1000;
const ROUNDS = 21;
const MINUTE_MS = 60_000;
const CONFIGURATION = {
  ...{ id: 1, name: 'Anchorage', severity: 'Note', distanceMeters: 500, windowMinutes: 30 },
  ...{ owner: '0a000000-0000-4000-8000-000000000001', acl: [] },
};

const STORES: Readonly<Record<string, (folder: string) => Promise<Store>>> = {
  'in SQLite': (folder) =>
    createSqliteStore({ path: join(folder, 'store'), synchronous: 'normal' }),
  'in memory': async () => createMemoryStore(),
};

/** Processor time of the writes of events and of static reports. */
export const bench: Bench = {
  question: `How much processor time does the write of an event take, among the first and the last ${COMPARED.toLocaleString('en')} of ${EVENTS.toLocaleString('en')}, and that of ${SHIPS.toLocaleString('en')} static reports?`,
  seed: null,
  async run(progress): Promise<readonly TableRow[]> {
    const rows: TableRow[] = [];
    for (const [where, open] of Object.entries(STORES)) {
      for (const batch of [50, COMPARED]) {
        progress(`events, ${batch} a write, ${where}`);
        const measured = await withStore(open, (store) => measureEvents(store, batch));
        rows.push({ what: `an event, ${batch} a write, ${where}`, ...measured });
      }
      progress(`static reports, ${where}`);
      const measured = await withStore(open, measureStatics);
      for (const [what, ms] of measured)
        rows.push({ what: `${what}, ${where}`, 'ms a thousand': quantile(ms, 0.5) });
    }
    return rows;
  },
};

async function withStore<Measured>(
  open: (folder: string) => Promise<Store>,
  measure: (store: Store) => Promise<Measured>,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
  try {
    const store = await open(folder);
    const measured = await measure(store);
    await store.close();
    return measured;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureEvents(store: Store, batch: number): Promise<TableRow> {
  /** The processor time before each write. */
  const times: number[] = [];
  const note = (): void => void times.push(cpuMs());
  await writeEvents(store, [CONFIGURATION], EVENTS, note, batch);
  note();
  const writes = COMPARED / batch;
  const [first, last] = [times[writes] - times[0], times.at(-1)! - times.at(-1 - writes)!];
  return {
    'first, ms': first / COMPARED,
    'last, ms': last / COMPARED,
    'last / first': last / first,
  };
}

/** Measures static reports of the same ships in turn: those that arrive again, that repeat the values later, and with other values. */
async function measureStatics(store: Store): Promise<ReadonlyMap<string, readonly number[]>> {
  const clock = manualClock(START_MS);
  const service = createMaritimeService({ ...BENCH_HOST, store, clock, reports: 'simulated' });
  await service.start();
  const ingest = async (timeMs: number, draughtMeters: number): Promise<number> => {
    const statics = Array.from({ length: SHIPS }, (_, i) => staticOf(i, timeMs, draughtMeters));
    const beginMs = cpuMs();
    const result = await service.ingest({ statics });
    if (!result.ok) throw new Error(result.error.detail);
    return cpuMs() - beginMs;
  };
  const kinds = ['that arrive again', 'repeated later', 'with another draught'] as const;
  const measured = new Map<string, number[]>(kinds.map((kind) => [`static reports ${kind}`, []]));
  for (let round = 0; round < ROUNDS; round++) {
    const timeMs = START_MS + round * MINUTE_MS;
    const [again, later, other] = measured.values();
    other!.push(await ingest(timeMs, 5 + (round % 2)));
    again!.push(await ingest(timeMs, 5 + (round % 2)));
    later!.push(await ingest(timeMs + MINUTE_MS / 2, 5 + (round % 2)));
  }
  await service.stop();
  return measured;
}

function staticOf(i: number, timeMs: number, draughtMeters: number): StaticReport {
  return {
    ...{ mmsi: (205_000_000 + i) as Mmsi, timeMs, imo: null, name: `SHIP ${i}`, callsign: `C${i}` },
    ...{
      shiptype: 70,
      lengthMeters: 180,
      widthMeters: 30,
      draughtMeters,
      destination: 'ROTTERDAM',
    },
    ...{ toBowMeters: 90, toSternMeters: 90, toPortMeters: 15, toStarboardMeters: 15 },
    eta: { month: 1, day: 2, hour: 3, minute: 4 },
  };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
