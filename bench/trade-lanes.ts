import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, type Collection, manualClock, type Store } from '@roadstead/contracts';
import type { Imo, Locode } from '@roadstead/model';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { type ActualCall, createTradeLanes, type TradeLanes } from '@roadstead/trade-lanes';
import { numberOf } from './environment.ts';
import { seededRandom } from './random.ts';
import type { Bench, TableRow } from './write-report.ts';

/** A weekly round for a year, by this number of ships: 100 000 journeys of one lane. */
const SHIPS = 2000;
const ROUNDS = 50;
const CARRIERS = ['MAEU', 'MSCU', 'CMDU', 'HLCU', 'COSU', 'ONEY', 'EGLV', 'HDMU', 'ZIMU', 'YMLU'];
const PORTS = ['CNSHA', 'CNNGB', 'SGSIN', 'NLRTM', 'DEHAM', 'GBFXT'];
const LANE = ['CNSHA', 'NLRTM'] as const;
/** The full size is `BENCH_BOOKINGS=1000000`. */
const BOOKINGS = numberOf('BENCH_BOOKINGS', 200_000);
const BATCH = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BEGIN_MS = Date.UTC(2025, 0, 1);
/** All rounds except the last ones are complete. */
const NOW_MS = BEGIN_MS + (ROUNDS * 7 + 1) * DAY_MS + HOUR_MS;
const TARGET_SECONDS = 5;
/** Bookings, or ships whose sailings are resolved, that change between two requests, and the target of the second one. */
const FEW = 20;
const FEW_TARGET_MS = 100;

type CallDocument = ActualCall & { readonly id: string; readonly imo: number };

/** Time to recompute the statistics of a busy lane. */
export const bench: Bench = {
  question: `How fast is a lane of ${SHIPS * ROUNDS} journeys and ${BOOKINGS} bookings recomputed, in a SQLite store? (by processor time)`,
  seed: 1,
  async run(progress): Promise<readonly TableRow[]> {
    const folder = mkdtempSync(join(tmpdir(), 'bench-trade-lanes-'));
    const store = await createSqliteStore({ path: join(folder, 'store') });
    try {
      return await measure(store, progress);
    } finally {
      await store.close();
      rmSync(folder, { recursive: true });
    }
  },
};

async function measure(
  store: Store,
  progress: (text: string) => void,
): Promise<readonly TableRow[]> {
  const clock = manualClock(NOW_MS);
  const calls = store.collection<CallDocument>({
    name: 'port-calls',
    key: 'id',
    indexes: { ship: ['imo', 'ataMs'] },
  });
  const { lanes, matched } = openLanes(store, calls, clock);
  progress('calls');
  for (let ship = 0; ship < SHIPS; ship++) {
    await store.write(callsOf(ship).map((call) => calls.put(call)));
  }
  progress('voyages');
  const voyagesSeconds = await secondsOf(() => putVoyages(lanes));
  progress('bookings');
  const bookingsSeconds = await secondsOf(() => putBookings(lanes));
  const query = (): Promise<unknown> => lanes.listStatistics(LANE[0] as Locode, LANE[1] as Locode);
  progress('matching');
  const started = performance.now();
  await query();
  const answerSeconds = (performance.now() - started) / 1000;
  const allSeconds = await secondsOf(matched);
  progress('recomputing');
  const laneSeconds = await secondsOf(query);
  const cachedSeconds = await secondsOf(query);
  const changed = await measureChanges(store, calls, lanes, query);
  clock.set(NOW_MS + DAY_MS);
  const daySeconds = await secondsOf(() => lanes.recompute());
  const dayLaneSeconds = await secondsOf(query);
  return [
    {
      what: 'the lane, on the next day: unfinished voyages and the sums, s',
      measured: daySeconds + dayLaneSeconds,
      target: TARGET_SECONDS,
    },
    { what: 'of it unfinished voyages, s', measured: daySeconds },
    { what: 'the lane, first query, s', measured: laneSeconds, target: TARGET_SECONDS },
    ...changed,
    { what: 'the lane, without changes, ms', measured: cachedSeconds * 1000 },
    {
      what: 'the first answer, before the voyages are matched, s by the clock',
      measured: answerSeconds,
    },
    { what: 'all voyages, first time, in the background, s', measured: allSeconds },
    { what: 'voyages imported a second', measured: (SHIPS * ROUNDS) / voyagesSeconds },
    { what: 'bookings imported a second', measured: BOOKINGS / bookingsSeconds },
  ];
}

/** Trade lanes that match voyages in the background. */
function openLanes(
  store: Store,
  calls: Collection<CallDocument>,
  clock: Clock,
): { readonly lanes: TradeLanes; readonly matched: () => Promise<unknown> } {
  let background: Promise<unknown> | undefined;
  const lanes = createTradeLanes({
    store,
    clock,
    callsOf: (imo, from, to) =>
      calls.find({ index: 'ship', is: [imo], from, to: Math.min(to, clock.now()) }, { limit: 1e6 }),
    wasHeard: async () => true,
    yieldToEventLoop: () => new Promise((resolve) => setTimeout(resolve, 0)),
    runInBackground(work) {
      background ??= work(new AbortController().signal);
    },
  });
  return { lanes, matched: async () => background };
}

/** The calls of a ship in the year: most of the schedule, somewhat off its times. */
function callsOf(ship: number): readonly CallDocument[] {
  const random = seededRandom(ship + 1);
  return Array.from({ length: ROUNDS * PORTS.length }, (_, at): readonly CallDocument[] => {
    const [lateDays, isOmitted] = [random() * 2 - 0.5, random() < 0.03];
    const ataMs = Math.round(timeOf(ship, at) + lateDays * DAY_MS);
    const locode = PORTS[at % PORTS.length];
    const imo = imoOf(ship);
    const stay = { locode, ataMs, atdMs: ataMs + DAY_MS / 2 };
    return isOmitted ? [] : [{ id: `${imo} ${ataMs}`, imo, ...stay }];
  }).flat();
}

/** Times of the lane after changes of some bookings and sailings. */
async function measureChanges(
  store: Store,
  calls: Collection<CallDocument>,
  lanes: TradeLanes,
  query: () => Promise<unknown>,
): Promise<readonly TableRow[]> {
  await lanes.putBookings(bookingRows(0, BATCH, 1));
  const changedSeconds = await secondsOf(query);
  await lanes.putBookings(bookingRows(BATCH, FEW, 1));
  const bookedSeconds = await secondsOf(query);
  await delayShips(store, calls, lanes);
  await lanes.recompute();
  const resolvedSeconds = await secondsOf(query);
  return [
    {
      what: `the lane, after ${BATCH} changed bookings, s`,
      measured: changedSeconds,
      target: TARGET_SECONDS,
    },
    {
      what: `the lane, after ${FEW} changed bookings, ms`,
      measured: bookedSeconds * 1000,
      target: FEW_TARGET_MS,
    },
    {
      what: `the lane, after ${FEW} sailings of ${ROUNDS} voyages changed, ms`,
      measured: resolvedSeconds * 1000,
      target: FEW_TARGET_MS,
    },
  ];
}

/** Moves all calls of some ships by an hour, which changes the outcomes of their voyages. */
async function delayShips(
  store: Store,
  calls: Collection<CallDocument>,
  lanes: TradeLanes,
): Promise<void> {
  for (let ship = 0; ship < FEW; ship++) {
    const own = callsOf(ship);
    const moved = own.map((call) => ({
      ...call,
      ataMs: call.ataMs + HOUR_MS,
      atdMs: call.atdMs === null ? null : call.atdMs + HOUR_MS,
    }));
    await store.write(moved.map((call) => calls.put(call)));
    await lanes.callsChanged(own.map(({ imo, ataMs }) => ({ imo: imo as Imo, ataMs })));
  }
}

async function putVoyages(lanes: TradeLanes): Promise<void> {
  for (let ship = 0; ship < SHIPS; ship += BATCH / ROUNDS) {
    const rows = Array.from({ length: BATCH }, (_, i) =>
      voyageRow(ship + Math.floor(i / ROUNDS), i % ROUNDS),
    );
    expectAccepted(await lanes.putVoyages(rows));
  }
}

async function putBookings(lanes: TradeLanes): Promise<void> {
  for (let from = 0; from < BOOKINGS; from += BATCH) {
    expectAccepted(await lanes.putBookings(bookingRows(from, BATCH, 0)));
  }
}

function expectAccepted({ rejected }: { readonly rejected: readonly unknown[] }): void {
  if (rejected.length > 0) throw new Error(JSON.stringify(rejected[0]));
}

function voyageRow(ship: number, round: number): unknown {
  return {
    vessel_operator_carrier_code: carrierOf(ship),
    carrier_voyage_number: `${ship}-${round}`,
    vessel_imo_number: imoOf(ship),
    port_calls: PORTS.map((locode, at) => {
      const arrivalMs = timeOf(ship, round * PORTS.length + at);
      return {
        un_location_code: locode,
        arrival_datetime: new Date(arrivalMs).toISOString(),
        departure_datetime: new Date(arrivalMs + DAY_MS / 2).toISOString(),
      };
    }),
  };
}

function bookingRows(from: number, count: number, seed: number): readonly unknown[] {
  return Array.from({ length: count }, (_, i) => {
    const booking = from + i;
    const voyage = booking % (SHIPS * ROUNDS);
    const [ship, round] = [Math.floor(voyage / ROUNDS), voyage % ROUNDS];
    const random = seededRandom(seed * BOOKINGS + booking);
    const isRolled = random() < 0.1;
    return {
      vessel_operator_carrier_code: carrierOf(ship),
      carrier_booking_number: `B${booking}`,
      origin_un_location_code: LANE[0],
      destination_un_location_code: LANE[1],
      containers: [
        {
          count: 1 + Math.floor(random() * 10),
          planned_voyage_number: `${ship}-${round}`,
          actual_voyage_number: isRolled ? `${ship}-${round + 1}` : `${ship}-${round}`,
          changed_by: isRolled ? 'carrier' : null,
        },
      ],
    };
  });
}

/** Scheduled call of a ship at the port of a round. */
function timeOf(ship: number, at: number): number {
  const round = Math.floor(at / PORTS.length);
  return BEGIN_MS + (round * 7 + (at % PORTS.length) + (ship % 7)) * DAY_MS;
}

function carrierOf(ship: number): string {
  return CARRIERS[ship % CARRIERS.length];
}

function imoOf(ship: number): Imo {
  const digits = String(900_000 + ship);
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (7 - place), 0);
  return Number(`${digits}${sum % 10}`) as Imo;
}

/** Processor time of this process, which excludes other load of the machine. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
