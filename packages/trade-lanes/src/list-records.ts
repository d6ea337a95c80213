import type { Collection, Find } from '@roadstead/contracts';
import type { Locode, Paged, Paging } from '@roadstead/model';
import type { Booking } from './booking.ts';
import type { TradeLaneCollections } from './collections.ts';
import type { CallOutcome, ScheduledVoyage } from './scheduled-voyage.ts';

/** A voyage with its outcomes. */
export interface ListedVoyage extends ScheduledVoyage {
  /** The outcome of each call; of the replacement ship, if there was one. */
  readonly outcomes: readonly CallOutcome[];
  /** A8: whether another ship replaced those of the schedule. */
  readonly isReplaced: boolean;
}

/** Lists voyages by carrier and number. */
export async function listVoyages(
  { voyages }: TradeLaneCollections,
  paging: Paging,
  carrier?: string,
): Promise<Paged<ListedVoyage>> {
  const { items, total } = await pageOfRecords(voyages, paging, carrier);
  return {
    items: items.map(({ carrier: of, number, calls, outcomes, replaced }) => ({
      ...{ carrier: of, number, calls },
      ...{ outcomes: replaced ?? outcomes, isReplaced: replaced !== null },
    })),
    total,
  };
}

/** Lists bookings by carrier and number. */
export async function listBookings(
  { bookings }: TradeLaneCollections,
  paging: Paging,
  carrier?: string,
): Promise<Paged<Booking>> {
  const { items, total } = await pageOfRecords(bookings, paging, carrier);
  return {
    items: items.map(({ key, lane, groups }) => {
      const space = key.indexOf(' ');
      const [origin, destination] = lane.split(' ') as Locode[];
      return {
        ...{ carrier: key.slice(0, space), number: key.slice(space + 1) },
        ...{ origin, destination, groups },
      };
    }),
    total,
  };
}

/** A page of documents by their key: the carrier, a space, the number. */
async function pageOfRecords<Document extends { readonly key: string }>(
  collection: Collection<Document>,
  { page, size }: Paging,
  carrier: string | undefined,
): Promise<Paged<Document>> {
  // The character after the space ends the keys of a carrier.
  const own: Find = carrier === undefined ? {} : { from: `${carrier} `, to: `${carrier}!` };
  const [items, total] = await Promise.all([
    collection.find(own, { offset: (page - 1) * size, limit: size }),
    collection.count(own),
  ]);
  return { items, total };
}
