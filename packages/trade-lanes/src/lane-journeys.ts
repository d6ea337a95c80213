import type { Collection } from '@roadstead/contracts';
import type { Locode } from '@roadstead/model';
import { millisecondsInWeek } from 'date-fns/constants';
import { NO_BOOKINGS } from './booking.ts';
import {
  LANE_FORM,
  type LaneJourneysDocument,
  laneKey,
  type TradeLaneCollections,
  type VoyageDocument,
} from './collections.ts';
import { bookingsOf, type JourneyRow, journeyRow, withBookings } from './journey-row.ts';
import { journeyOf } from './lane-statistic.ts';
import type { TradeLaneDataSources } from './sources.ts';
import { VOYAGE_MS_MAX } from './thresholds.ts';

/** A lane and a period of its journeys. */
export interface LanePeriod {
  readonly origin: Locode;
  readonly destination: Locode;
  readonly beginMs: number;
  readonly endMs: number;
  /** A7: a greater deviation is a delay. */
  readonly delayMs: number;
}

/** Part of a busy port's year that is read at a time; between parts other requests are served. */
const STEP_MS = millisecondsInWeek;
const PAGE_SIZE = 1000;
const ALL = { limit: Number.MAX_SAFE_INTEGER };

interface CurrentJourneys {
  readonly document: LaneJourneysDocument;
  /** Whether voyages call at both ports: there are few such lanes; the journeys of others are found without reading anything. */
  readonly isScheduled: boolean;
}

/**
 * A9, A12: the journeys of a lane up to a write: the stored ones, updated by what changed since. When more changed than the lane
 * has, all are read again.
 * @param seq the number of the write
 */
export async function currentJourneys(
  lane: LanePeriod,
  seq: number,
  collections: TradeLaneCollections,
  sources: TradeLaneDataSources,
): Promise<CurrentJourneys> {
  const key = laneKey(lane.origin, lane.destination);
  const { beginMs, delayMs } = lane;
  const stored = await collections.laneJourneys.get(key);
  const port = await quieterPort(lane, collections);
  const isUsable =
    stored &&
    stored.form === LANE_FORM &&
    stored.delayMs === delayMs &&
    stored.beginMs <= beginMs &&
    (await countChanged(stored.seq, collections)) <= port.voyages;
  const rows = isUsable
    ? await applyChanges(stored, lane, seq, collections)
    : await readJourneys(lane, port.locode, null, collections, sources);
  const current = [...rows.values()].filter(([, arrivalMs]) => arrivalMs >= beginMs);
  const document: LaneJourneysDocument = {
    ...{ lane: key, form: LANE_FORM, seq, beginMs, delayMs },
    rows: current,
  };
  return { document, isScheduled: port.voyages > 0 };
}

/** A9: the journeys of a lane that arrive in a period of the past, which are not stored. */
export async function pastJourneys(
  lane: LanePeriod,
  collections: TradeLaneCollections,
  sources: TradeLaneDataSources,
): Promise<readonly JourneyRow[]> {
  const { locode } = await quieterPort(lane, collections);
  const rows = await readJourneys(lane, locode, lane.endMs, collections, sources);
  return [...rows.values()];
}

type Journeys = Map<string, JourneyRow>;

/** @param endMs those that arrive then or later are not needed; null: all are */
async function readJourneys(
  lane: LanePeriod,
  port: Locode,
  endMs: number | null,
  collections: TradeLaneCollections,
  { yieldToEventLoop = async () => {} }: TradeLaneDataSources,
): Promise<Journeys> {
  const rows: Journeys = new Map();
  const readVoyages = async (ending: { from: number; to?: number }): Promise<void> => {
    const voyages = await collections.voyages.find({ index: 'port', is: [port], ...ending }, ALL);
    for (const voyage of voyages) await updateJourney(voyage, lane, rows, collections);
    if (voyages.length > 0) await yieldToEventLoop();
  };
  const firstEndMs = async (from: number): Promise<number> => {
    const [voyage] = await collections.voyages.find(
      { index: 'port', is: [port], from },
      { limit: 1 },
    );
    return voyage?.endMs ?? Number.POSITIVE_INFINITY;
  };
  // A voyage may end long after its call at the destination.
  const lastMs = lane.endMs + VOYAGE_MS_MAX;
  for (let fromMs = lane.beginMs; fromMs < lastMs; fromMs += STEP_MS) {
    // Years without voyages are skipped.
    fromMs = Math.max(fromMs, await firstEndMs(fromMs));
    if (fromMs < lastMs) await readVoyages({ from: fromMs, to: fromMs + STEP_MS - 1 });
  }
  // Voyages scheduled for later arrive in a later period, and may not change until then.
  if (endMs === null) await readVoyages({ from: lastMs });
  return rows;
}

async function applyChanges(
  stored: LaneJourneysDocument,
  lane: LanePeriod,
  seq: number,
  collections: TradeLaneCollections,
): Promise<Journeys> {
  const rows: Journeys = new Map(stored.rows.map((row) => [row[0], row]));
  // Before the changed ones: a removed voyage may have been imported again.
  for await (const removed of readChanged(collections.removedVoyages, stored.seq + 1, seq)) {
    for (const { key } of removed) rows.delete(key);
  }
  for await (const voyages of readChanged(collections.voyages, stored.seq + 1, seq)) {
    for (const voyage of voyages) await updateJourney(voyage, lane, rows, collections);
  }
  for await (const changed of readChanged(collections.voyageBookings, stored.seq + 1, seq)) {
    for (const { key, lanes } of changed) {
      const row = rows.get(key);
      if (row) rows.set(key, withBookings(row, lanes[stored.lane] ?? NO_BOOKINGS));
    }
  }
  return rows;
}

/**
 * The documents that some writes changed last, in pages; some of them twice. Pages begin at a write, not at an offset: a document
 * that is changed again meanwhile moves to the end, and an offset would skip as many others.
 */
async function* readChanged<Changed extends { readonly seq: number }>(
  collection: Collection<Changed>,
  fromSeq: number,
  to: number,
): AsyncGenerator<readonly Changed[], void, undefined> {
  for (let from = fromSeq; from <= to; ) {
    const part = await collection.find({ index: 'changed', from, to }, { limit: PAGE_SIZE });
    yield part;
    const last = part.at(-1);
    if (!last || part.length < PAGE_SIZE) return;
    if (last.seq > from) from = last.seq;
    else yield await collection.find({ index: 'changed', from, to: from++ }, ALL);
  }
}

/** Inserts or replaces the journey of a voyage, or deletes it if the voyage has none any more. */
async function updateJourney(
  voyage: VoyageDocument,
  { origin, destination, delayMs }: LanePeriod,
  rows: Journeys,
  { voyageBookings }: TradeLaneCollections,
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
  rows.set(key, journeyRow(voyage, voyage.replaced ?? voyage.outcomes, journey, bookings, delayMs));
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
