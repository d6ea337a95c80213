import type { Collection, Find } from '@roadstead/contracts';
import type { Locode } from '@roadstead/model';
import { NO_BOOKINGS } from './booking.ts';
import { laneKey, type TradeLaneCollections, type VoyageDocument } from './collections.ts';
import type { CurrentLane } from './current-lane.ts';
import { bookingsOf, type JourneyRow, journeyRow, withBookings } from './journey-row.ts';
import { JourneysByDay } from './journeys-by-day.ts';
import type { LanePeriod } from './lane-period.ts';
import { journeyOf } from './lane-statistic.ts';
import type { TradeLaneDataSources } from './sources.ts';
import { emptyLane, loadLane } from './stored-lane.ts';
import { VOYAGE_MS_MAX } from './thresholds.ts';

/** Documents that are read at a time, in some ten milliseconds; between parts other requests are served. */
const PAGE_SIZE = 250;
const ALL = { limit: Number.MAX_SAFE_INTEGER };

interface UpdatedLane {
  readonly lane: CurrentLane;
  /** Number of changes that were applied; infinite if all journeys were read. */
  readonly changes: number;
}

/**
 * A9, A12: the journeys of a lane up to a write: the retained or stored ones, updated by what changed since. When more changed than
 * the lane has, all are read again.
 * @param retained those of an earlier request
 * @param seq the number of the write
 */
export async function updateLane(
  period: LanePeriod,
  retained: CurrentLane | undefined,
  seq: number,
  collections: TradeLaneCollections,
  sources: TradeLaneDataSources,
): Promise<UpdatedLane> {
  const isRetained = retained && retained.beginMs <= period.beginMs;
  const known = isRetained ? retained : await loadLane(period, collections, sources);
  if (known && (await countChanged(known.seq, collections)) <= known.portVoyages) {
    const changes = await applyChanges(known, period, seq, collections, sources);
    known.complete(seq, period.beginMs);
    return { lane: known, changes };
  }
  const port = await quieterPort(period, collections);
  const lane = await emptyLane(period, port.voyages, collections);
  await readJourneys(period, port.locode, null, lane, collections, sources);
  lane.complete(seq, period.beginMs);
  return { lane, changes: Number.POSITIVE_INFINITY };
}

/** A9: the journeys of a lane that arrive in a period of the past, which are neither retained nor stored. */
export async function pastJourneys(
  period: LanePeriod,
  collections: TradeLaneCollections,
  sources: TradeLaneDataSources,
): Promise<JourneysByDay> {
  const { locode } = await quieterPort(period, collections);
  const journeys = new JourneysByDay();
  await readJourneys(period, locode, period.endMs, journeys, collections, sources);
  return journeys;
}

/** Journeys by voyage. */
interface Journeys {
  get(voyage: string): JourneyRow | undefined;
  set(row: JourneyRow): unknown;
  delete(voyage: string): unknown;
}

/** @param endMs those that arrive then or later are not needed; null: all are, since they may not change until a later period */
async function readJourneys(
  period: LanePeriod,
  port: Locode,
  endMs: number | null,
  journeys: Journeys,
  collections: TradeLaneCollections,
  { yieldToEventLoop }: TradeLaneDataSources,
): Promise<void> {
  const find = { index: 'port', is: [port] };
  // A voyage may end long after its call at the destination.
  const to = endMs === null ? Number.MAX_SAFE_INTEGER : endMs + VOYAGE_MS_MAX;
  const pages = readPages(collections.voyages, find, (each) => each.endMs, period.beginMs, to);
  for await (const voyages of pages) {
    for (const voyage of voyages) await updateJourney(voyage, period, journeys, collections);
    await yieldToEventLoop?.();
  }
}

/** Applies the changes up to a write. @returns their number */
async function applyChanges(
  lane: CurrentLane,
  period: LanePeriod,
  seq: number,
  collections: TradeLaneCollections,
  { yieldToEventLoop }: TradeLaneDataSources,
): Promise<number> {
  let changes = 0;
  const from = lane.seq + 1;
  // Before the changed ones: a removed voyage may have been imported again.
  for await (const removed of readChanged(collections.removedVoyages, from, seq)) {
    for (const { key } of removed) lane.delete(key);
    changes += removed.length;
  }
  for await (const voyages of readChanged(collections.voyages, from, seq)) {
    for (const voyage of voyages) await updateJourney(voyage, period, lane, collections);
    changes += voyages.length;
    await yieldToEventLoop?.();
  }
  for await (const changed of readChanged(collections.voyageBookings, from, seq)) {
    for (const { key, lanes } of changed) {
      const row = lane.get(key);
      if (row) lane.set(withBookings(row, lanes[lane.key] ?? NO_BOOKINGS));
    }
    changes += changed.length;
    await yieldToEventLoop?.();
  }
  return changes;
}

/** The documents that some writes changed last, in pages. */
function readChanged<Changed extends { readonly seq: number }>(
  collection: Collection<Changed>,
  from: number,
  to: number,
): AsyncGenerator<readonly Changed[], void, undefined> {
  return readPages(collection, { index: 'changed' }, ({ seq }) => seq, from, to);
}

/**
 * The documents with whole numbers from one to another in an index, in pages. Pages begin at a number, not at an offset: a document
 * that is changed meanwhile moves to the end, and an offset would skip as many others.
 */
async function* readPages<Document extends object>(
  collection: Collection<Document>,
  find: Pick<Find, 'index' | 'is'>,
  numberOf: (document: Document) => number,
  first: number,
  to: number,
): AsyncGenerator<readonly Document[], void, undefined> {
  for (let from = first; from <= to; ) {
    const [next] = await collection.find({ ...find, from, to }, { offset: PAGE_SIZE, limit: 1 });
    const last = next ? Math.max(from, numberOf(next) - 1) : to;
    const page = await collection.find({ ...find, from, to: last }, ALL);
    if (page.length > 0) yield page;
    from = last + 1;
  }
}

/** Inserts or replaces the journey of a voyage, or deletes it if the voyage has none any more. */
async function updateJourney(
  voyage: VoyageDocument,
  { origin, destination, delayMs }: LanePeriod,
  journeys: Journeys,
  { voyageBookings }: TradeLaneCollections,
): Promise<void> {
  const { key } = voyage;
  const journey = journeyOf(voyage, origin, destination);
  if (!journey) {
    journeys.delete(key);
    return;
  }
  const before = journeys.get(key);
  const bookings = before
    ? bookingsOf(before)
    : ((await voyageBookings.get(key))?.lanes[laneKey(origin, destination)] ?? NO_BOOKINGS);
  journeys.set(journeyRow(voyage, voyage.replaced ?? voyage.outcomes, journey, bookings, delayMs));
}

async function countChanged(
  seq: number,
  { voyages, voyageBookings, removedVoyages }: TradeLaneCollections,
): Promise<number> {
  const since = { index: 'changed', from: seq + 1 };
  const counts = await Promise.all([
    voyages.count(since),
    voyageBookings.count(since),
    removedVoyages.count(since),
  ]);
  return counts.reduce((sum, each) => sum + each, 0);
}

/** The port with fewer voyages: fewer have to be read. */
async function quieterPort(
  { origin, destination, beginMs }: LanePeriod,
  { voyages }: TradeLaneCollections,
): Promise<{ readonly locode: Locode; readonly voyages: number }> {
  const count = (port: Locode): Promise<number> =>
    voyages.count({ index: 'port', is: [port], from: beginMs });
  const [from, to] = [await count(origin), await count(destination)];
  return from < to ? { locode: origin, voyages: from } : { locode: destination, voyages: to };
}
