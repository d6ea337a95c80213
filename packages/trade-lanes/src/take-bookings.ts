import type { Change } from '@roadstead/contracts';
import { addSums, type Booking, NO_BOOKINGS, sumsOf } from './booking.ts';
import {
  type BookingDocument,
  type Documents,
  laneKey,
  type VoyageBookingsDocument,
} from './documents.ts';
import type { LaneSources } from './sources.ts';
import { voyageKey } from './voyage.ts';
import { withRests } from './with-rests.ts';

/** What is to be written for bookings, and what they come to. */
interface TakenBookings {
  readonly changes: readonly Change[];
  readonly containers: number;
  /** Those of them that are planned for a voyage which is known. */
  readonly containersOnKnownVoyages: number;
}

/**
 * A10: what is to be written for bookings that are put, by key, with the sums of the voyages that they are planned for.
 * @param seq the number of the write
 */
export async function takeBookings(
  bookings: ReadonlyMap<string, Booking>,
  documents: Documents,
  seq: number,
  sources: Pick<LaneSources, 'rest'>,
): Promise<TakenBookings> {
  const changes: Change[] = [];
  const sums = new ChangedSums(documents, seq);
  const known = new Map<string, boolean>();
  let [containers, containersOnKnownVoyages] = [0, 0];
  for await (const [key, booking] of withRests(bookings, sources)) {
    for (const { count, plannedVoyage } of booking.groups) {
      const voyage = voyageKey(booking.carrier, plannedVoyage);
      const isKnown =
        known.get(voyage) ?? (await documents.voyages.count({ from: voyage, to: voyage })) > 0;
      known.set(voyage, isKnown);
      containers += count;
      if (isKnown) containersOnKnownVoyages += count;
    }
    const before = await documents.bookings.get(key);
    const lane = laneKey(booking.origin, booking.destination);
    const after: BookingDocument = { key, lane, groups: booking.groups };
    if (before && JSON.stringify(before) === JSON.stringify(after)) continue;
    changes.push(documents.bookings.put(after));
    if (before) await sums.add(booking.carrier, before, -1);
    await sums.add(booking.carrier, after, 1);
  }
  return { changes: [...changes, ...sums.changes()], containers, containersOnKnownVoyages };
}

/** The sums of voyages, as they become. */
class ChangedSums {
  readonly #documents: Documents;
  readonly #seq: number;
  readonly #changed: Map<string, VoyageBookingsDocument> = new Map();

  constructor(documents: Documents, seq: number) {
    this.#documents = documents;
    this.#seq = seq;
  }

  /** A booking counts with the voyage that its first group was planned for. */
  async add(carrier: string, { lane, groups }: BookingDocument, sign: 1 | -1): Promise<void> {
    const key = voyageKey(carrier, groups[0].plannedVoyage);
    const { voyageBookings } = this.#documents;
    const known = this.#changed.get(key) ?? (await voyageBookings.get(key));
    const lanes = { ...known?.lanes };
    lanes[lane] = addSums(lanes[lane] ?? NO_BOOKINGS, sumsOf({ groups }), sign);
    if (lanes[lane].bookings === 0) delete lanes[lane];
    this.#changed.set(key, { key, lanes, seq: this.#seq });
  }

  changes(): readonly Change[] {
    return [...this.#changed.values()].map((each) => this.#documents.voyageBookings.put(each));
  }
}
