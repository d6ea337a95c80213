import type { WriteOperation } from '@roadstead/contracts';
import { addSums, type Booking, NO_BOOKINGS, sumsOf } from './booking.ts';
import {
  type BookingDocument,
  laneKey,
  type TradeLaneCollections,
  type VoyageBookingsDocument,
} from './collections.ts';
import { voyageKey } from './scheduled-voyage.ts';
import type { TradeLaneDataSources } from './sources.ts';
import { yieldPeriodically } from './yield-periodically.ts';

/** Writes of bookings, with their totals. */
interface BookingWrites {
  readonly changes: readonly WriteOperation[];
  readonly containers: number;
  /** Those planned for a known voyage. */
  readonly containersOnKnownVoyages: number;
}

/**
 * A10: the writes of bookings, by key, and of the sums of the voyages that they are planned for.
 * @param seq the number of the write
 */
export async function importBookings(
  bookings: ReadonlyMap<string, Booking>,
  collections: TradeLaneCollections,
  seq: number,
  sources: Pick<TradeLaneDataSources, 'yieldToEventLoop'>,
): Promise<BookingWrites> {
  const changes: WriteOperation[] = [];
  const sums = new BookingSumsUpdate(collections, seq);
  const knownVoyages = new Map<string, boolean>();
  let [containers, containersOnKnownVoyages] = [0, 0];
  for await (const [key, booking] of yieldPeriodically(bookings, sources)) {
    for (const { count, plannedVoyage } of booking.groups) {
      const voyage = voyageKey(booking.carrier, plannedVoyage);
      const isKnown =
        knownVoyages.get(voyage) ??
        (await collections.voyages.count({ from: voyage, to: voyage })) > 0;
      knownVoyages.set(voyage, isKnown);
      containers += count;
      if (isKnown) containersOnKnownVoyages += count;
    }
    const before = await collections.bookings.get(key);
    const lane = laneKey(booking.origin, booking.destination);
    const after: BookingDocument = { key, lane, groups: booking.groups };
    if (before && JSON.stringify(before) === JSON.stringify(after)) continue;
    changes.push(collections.bookings.put(after));
    if (before) await sums.add(booking.carrier, before, -1);
    await sums.add(booking.carrier, after, 1);
  }
  return { changes: [...changes, ...sums.changes()], containers, containersOnKnownVoyages };
}

/** Updated sums of bookings by voyage. */
class BookingSumsUpdate {
  readonly #collections: TradeLaneCollections;
  readonly #seq: number;
  readonly #changed: Map<string, VoyageBookingsDocument> = new Map();

  constructor(collections: TradeLaneCollections, seq: number) {
    this.#collections = collections;
    this.#seq = seq;
  }

  /** Adds a booking to the voyage that its first group was planned for. */
  async add(carrier: string, { lane, groups }: BookingDocument, sign: 1 | -1): Promise<void> {
    const key = voyageKey(carrier, groups[0].plannedVoyage);
    const { voyageBookings } = this.#collections;
    const before = this.#changed.get(key) ?? (await voyageBookings.get(key));
    const lanes = { ...before?.lanes };
    lanes[lane] = addSums(lanes[lane] ?? NO_BOOKINGS, sumsOf({ groups }), sign);
    if (lanes[lane].bookings === 0) delete lanes[lane];
    this.#changed.set(key, { key, lanes, seq: this.#seq });
  }

  changes(): readonly WriteOperation[] {
    return [...this.#changed.values()].map((each) => this.#collections.voyageBookings.put(each));
  }
}
