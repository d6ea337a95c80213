import type { WriteOperation } from '@roadstead/contracts';
import { addSums, type Booking, NO_BOOKINGS, sumsOf } from './booking.ts';
import {
  type BookingDocument,
  type CountedContainers,
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
  /** All containers of the bookings. */
  readonly all: CountedContainers;
  /** A10: those that no earlier import of the same booking has reported. */
  readonly added: CountedContainers;
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
  const isKnown = async (voyage: string): Promise<boolean> => {
    const known =
      knownVoyages.get(voyage) ??
      (await collections.voyages.count({ from: voyage, to: voyage })) > 0;
    knownVoyages.set(voyage, known);
    return known;
  };
  let [all, added] = [NO_CONTAINERS, NO_CONTAINERS];
  for await (const [key, booking] of yieldPeriodically(bookings, sources)) {
    const own = await countContainers(booking, isKnown);
    const before = await collections.bookings.get(key);
    const counted = before ? countedOf(before) : NO_CONTAINERS;
    const most = combine(own, counted, Math.max);
    all = addContainers(all, own);
    added = addContainers(
      added,
      combine(most, counted, (one, other) => one - other),
    );
    const lane = laneKey(booking.origin, booking.destination);
    const after: BookingDocument = { key, lane, groups: booking.groups, counted: most };
    if (before && JSON.stringify(before) === JSON.stringify(after)) continue;
    changes.push(collections.bookings.put(after));
    if (before) await sums.add(booking.carrier, before, -1);
    await sums.add(booking.carrier, after, 1);
  }
  return { changes: [...changes, ...sums.changes()], all, added };
}

/** A10: the writes that remove a booking. */
export async function removalOfBooking(
  carrier: string,
  booking: BookingDocument,
  collections: TradeLaneCollections,
  seq: number,
): Promise<readonly WriteOperation[]> {
  const sums = new BookingSumsUpdate(collections, seq);
  await sums.add(carrier, booking, -1);
  return [collections.bookings.remove(booking.key), ...sums.changes()];
}

async function countContainers(
  { carrier, groups }: Booking,
  isKnown: (voyage: string) => Promise<boolean>,
): Promise<CountedContainers> {
  let [containers, onKnownVoyages] = [0, 0];
  for (const { count, plannedVoyage } of groups) {
    containers += count;
    if (await isKnown(voyageKey(carrier, plannedVoyage))) onKnownVoyages += count;
  }
  return { containers, onKnownVoyages };
}

/** Older versions did not store the counts: they reported all containers at least once. */
function countedOf({ counted, groups }: BookingDocument): CountedContainers {
  if (counted) return counted;
  const { containers } = sumsOf({ groups });
  return { containers, onKnownVoyages: containers };
}

export const NO_CONTAINERS: CountedContainers = { containers: 0, onKnownVoyages: 0 };

export function addContainers(one: CountedContainers, other: CountedContainers): CountedContainers {
  return combine(one, other, (first, second) => first + second);
}

function combine(
  one: CountedContainers,
  other: CountedContainers,
  by: (one: number, other: number) => number,
): CountedContainers {
  return {
    containers: by(one.containers, other.containers),
    onKnownVoyages: by(one.onKnownVoyages, other.onKnownVoyages),
  };
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
