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
): Promise<LedgerDocument> {
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
  return { lane: key, seq, beginMs, delayMs, rows: kept };
}

type Rows = Map<string, LedgerRow>;

async function allRows(
  lane: LanePeriod,
  port: Locode,
  documents: Documents,
  { rest = async () => {} }: LaneSources,
): Promise<Rows> {
  const rows: Rows = new Map();
  // A voyage may end long after it was at the destination.
  for (let fromMs = lane.beginMs; fromMs < lane.endMs + VOYAGE_MS_MAX; fromMs += STEP_MS) {
    const span = { from: fromMs, to: fromMs + STEP_MS - 1 };
    const voyages = await documents.voyages.find({ index: 'port', is: [port], ...span }, ALL);
    for (const voyage of voyages) await enter(voyage, lane, rows, documents);
    if (voyages.length > 0) await rest();
  }
  return rows;
}

async function withChanges(
  known: LedgerDocument,
  lane: LanePeriod,
  seq: number,
  documents: Documents,
): Promise<Rows> {
  const rows: Rows = new Map(known.rows.map((row) => [row[0], row]));
  const since = { index: 'changed', from: known.seq + 1, to: seq };
  for (let offset = 0; ; offset += AT_ONCE) {
    const voyages = await documents.voyages.find(since, { limit: AT_ONCE, offset });
    for (const voyage of voyages) await enter(voyage, lane, rows, documents);
    if (voyages.length < AT_ONCE) break;
  }
  for (let offset = 0; ; offset += AT_ONCE) {
    const changed = await documents.voyageBookings.find(since, { limit: AT_ONCE, offset });
    for (const { key, lanes } of changed) {
      const row = rows.get(key);
      if (row) rows.set(key, withBookings(row, lanes[known.lane] ?? NO_BOOKINGS));
    }
    if (changed.length < AT_ONCE) return rows;
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
