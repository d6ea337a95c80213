import type { Locode } from '@roadstead/model';
import { NO_BOOKINGS } from './booking.ts';
import { type Documents, laneKey, type VoyageDocument } from './documents.ts';
import { journeyOf, type LaneStatistic, LaneSums } from './lane-statistic.ts';
import type { LaneSources } from './sources.ts';
import { VOYAGE_MS_MAX } from './thresholds.ts';
import { scheduledMs } from './voyage.ts';

/** What is summed: journeys of a lane that are scheduled to arrive in a period, whose end does not belong to it. */
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
const ALL = { limit: Number.MAX_SAFE_INTEGER };

/** A9: the statistics of a lane, one for each carrier that has journeys, in the order of their codes. */
export async function sumLane(
  lane: LanePeriod,
  documents: Documents,
  { rest = async () => {} }: LaneSources,
): Promise<readonly LaneStatistic[]> {
  const { origin, destination, beginMs, endMs } = lane;
  const sums = new Map<string, LaneSums>();
  const port = await rarerPort(lane, documents);
  // A voyage may end long after it was at the destination.
  for (let fromMs = beginMs; fromMs < endMs + VOYAGE_MS_MAX; fromMs += STEP_MS) {
    const toMs = fromMs + STEP_MS - 1;
    const voyages = await documents.voyages.find(
      { index: 'port', is: [port], from: fromMs, to: toMs },
      ALL,
    );
    for (const voyage of voyages) await addVoyage(voyage, lane, sums, documents);
    if (voyages.length > 0) await rest();
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([carrier, each]) => each.statistic({ carrier, origin, destination, beginMs, endMs }));
}

async function addVoyage(
  voyage: VoyageDocument,
  { origin, destination, beginMs, endMs, delayMs }: LanePeriod,
  sums: Map<string, LaneSums>,
  { voyageBookings }: Documents,
): Promise<void> {
  const journey = journeyOf(voyage, origin, destination);
  if (!journey) return;
  const arrivalMs = scheduledMs(voyage.calls[journey.destinationIndex]);
  if (arrivalMs < beginMs || arrivalMs >= endMs) return;
  const booked = await voyageBookings.get(voyage.key);
  const bookings = booked?.lanes[laneKey(origin, destination)] ?? NO_BOOKINGS;
  const carrierSums = sums.get(voyage.carrier) ?? new LaneSums();
  sums.set(voyage.carrier, carrierSums);
  carrierSums.add(voyage, voyage.replaced ?? voyage.outcomes, journey, bookings, delayMs);
}

/** Fewer voyages have to be read by it. */
async function rarerPort(
  { origin, destination, beginMs }: LanePeriod,
  { voyages }: Documents,
): Promise<Locode> {
  const count = (port: Locode): Promise<number> =>
    voyages.count({ index: 'port', is: [port], from: beginMs });
  return (await count(origin)) < (await count(destination)) ? origin : destination;
}
