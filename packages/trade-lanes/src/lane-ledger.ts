import type { Collection } from '@roadstead/contracts';
import type { Locode } from '@roadstead/model';
import { NO_BOOKINGS } from './booking.ts';
import { type Documents, type LedgerDocument, laneKey, type VoyageDocument } from './documents.ts';
import { journeyOf } from './lane-statistic.ts';
import { bookingsOf, type LedgerRow, ledgerRow, withBookings } from './ledger-row.ts';
import type { LaneSources } from './sources.ts';
import { VOYAGE_MS_MAX } from './thresholds.ts';

/** Which journeys are wanted. */
export interface LanePeriod {
  readonly origin: Locode;
  readonly destination: Locode;
  readonly beginMs: number;
  readonly endMs: number;
  /** A7: more than that is a delay. */
  readonly delayMs: number;
}

/** So much of a busy port's year is read at a time, that others have their turn before long. */
const STEP_MS = 7 * 86_400_000;
const AT_ONCE = 1000;
const ALL = { limit: Number.MAX_SAFE_INTEGER };

interface CurrentLedger {
  readonly ledger: LedgerDocument;
  /** Whether ships are scheduled for both ports: there are few such lanes, and journeys of all others cost nothing to find. */
  readonly isScheduled: boolean;
}

/**
 * A9, A12: the journeys of a lane up to a write: those that were known before, and what changed since. Where more changed than the lane
 * has, all are read.
 * @param seq the number of the write
 */
export async function currentLedger(
  lane: LanePeriod,
  seq: number,
  documents: Documents,
  sources: LaneSources,
): Promise<CurrentLedger> {
  const key = laneKey(lane.origin, lane.destination);
  const { beginMs, delayMs } = lane;
  const known = await documents.ledgers.get(key);
  const port = await rarerPort(lane, documents);
  const isOfUse =
    known &&
    known.delayMs === delayMs &&
    known.beginMs <= beginMs &&
    (await changedSince(known.seq, documents)) <= port.voyages;
  const rows = isOfUse
    ? await withChanges(known, lane, seq, documents)
    : await allRows(lane, port.locode, documents, sources);
  const kept = [...rows.values()].filter(([, arrivalMs]) => arrivalMs >= beginMs);
  const ledger = { lane: key, seq, beginMs, delayMs, rows: kept };
  return { ledger, isScheduled: port.voyages > 0 };
}

type Rows = Map<string, LedgerRow>;

async function allRows(
  lane: LanePeriod,
  port: Locode,
  documents: Documents,
  { rest = async () => {} }: LaneSources,
): Promise<Rows> {
  const rows: Rows = new Map();
  const enterThose = async (ending: { from: number; to?: number }): Promise<void> => {
    const voyages = await documents.voyages.find({ index: 'port', is: [port], ...ending }, ALL);
    for (const voyage of voyages) await enter(voyage, lane, rows, documents);
    if (voyages.length > 0) await rest();
  };
  // A voyage may end long after it was at the destination.
  const lastMs = lane.endMs + VOYAGE_MS_MAX;
  let fromMs = lane.beginMs;
  for (; fromMs < lastMs; fromMs += STEP_MS) {
    await enterThose({ from: fromMs, to: fromMs + STEP_MS - 1 });
  }
  // What is scheduled for later has its day too, and may not have changed until then.
  await enterThose({ from: fromMs });
  return rows;
}

async function withChanges(
  known: LedgerDocument,
  lane: LanePeriod,
  seq: number,
  documents: Documents,
): Promise<Rows> {
  const rows: Rows = new Map(known.rows.map((row) => [row[0], row]));
  for await (const voyages of changedIn(documents.voyages, known.seq + 1, seq)) {
    for (const voyage of voyages) await enter(voyage, lane, rows, documents);
  }
  for await (const changed of changedIn(documents.voyageBookings, known.seq + 1, seq)) {
    for (const { key, lanes } of changed) {
      const row = rows.get(key);
      if (row) rows.set(key, withBookings(row, lanes[known.lane] ?? NO_BOOKINGS));
    }
  }
  return rows;
}

/**
 * What changed last in some writes, in parts; some of it twice. From write to write, not by offsets: what is changed anew meanwhile
 * moves behind, and as many others would be passed over.
 */
async function* changedIn<Changed extends { readonly seq: number }>(
  collection: Collection<Changed>,
  fromSeq: number,
  to: number,
): AsyncGenerator<readonly Changed[], void, undefined> {
  for (let from = fromSeq; from <= to; ) {
    const part = await collection.find({ index: 'changed', from, to }, { limit: AT_ONCE });
    yield part;
    const last = part.at(-1);
    if (!last || part.length < AT_ONCE) return;
    if (last.seq > from) from = last.seq;
    else yield await collection.find({ index: 'changed', from, to: from++ }, ALL);
  }
}

/** Enters the journey of a voyage, or strikes it out where it has none any more. */
async function enter(
  voyage: VoyageDocument,
  { origin, destination, delayMs }: LanePeriod,
  rows: Rows,
  { voyageBookings }: Documents,
): Promise<void> {
  const { key } = voyage;
  const journey = journeyOf(voyage, origin, destination);
  if (!journey) {
    rows.delete(key);
    return;
  }
  const before = rows.get(key);
  const bookings = before
    ? bookingsOf(before)
    : ((await voyageBookings.get(key))?.lanes[laneKey(origin, destination)] ?? NO_BOOKINGS);
  rows.set(key, ledgerRow(voyage, voyage.replaced ?? voyage.outcomes, journey, bookings, delayMs));
}

async function changedSince(seq: number, documents: Documents): Promise<number> {
  const since = { index: 'changed', from: seq + 1 };
  return (await documents.voyages.count(since)) + (await documents.voyageBookings.count(since));
}

/** Fewer voyages have to be read by it. */
async function rarerPort(
  { origin, destination, beginMs }: LanePeriod,
  { voyages }: Documents,
): Promise<{ readonly locode: Locode; readonly voyages: number }> {
  const count = (port: Locode): Promise<number> =>
    voyages.count({ index: 'port', is: [port], from: beginMs });
  const [from, to] = [await count(origin), await count(destination)];
  return from < to ? { locode: origin, voyages: from } : { locode: destination, voyages: to };
}
