import type { Collection, Store, Tallies } from '@roadstead/contracts';
import type { Imo, Locode } from '@roadstead/model';
import type { BookingSums, ContainerGroup } from './booking.ts';
import type { LaneStatistic } from './lane-statistic.ts';
import type { LedgerRow } from './ledger-row.ts';
import type { Outcome, Voyage } from './voyage.ts';

/** A voyage, what became of it, and what it is found by. */
export interface VoyageDocument extends Voyage {
  readonly key: string;
  /** Of each call, by its own ship. */
  readonly outcomes: readonly Outcome[];
  /** A8: the same by a ship that sailed instead; null where none did. */
  readonly replaced: readonly Outcome[] | null;
  readonly ports: readonly Locode[];
  /** The keys of the sailings of its ships. */
  readonly sailings: readonly string[];
  /** When its last call is scheduled. */
  readonly endMs: number;
  /** When none of its calls can be made any more. */
  readonly closesMs: number;
  /** A8: its carrier, once it is closed and its own ships made none of its calls. */
  readonly lost: string | null;
  /** The number of the write that changed it last. */
  readonly seq: number;
}

/** What one ship sails for one carrier: the calls of both are matched by themselves. */
export interface SailingDocument {
  /** `MAEU 9321483` */
  readonly key: string;
  readonly carrier: string;
  readonly imo: Imo;
  /** A5: what closed before is decided. */
  readonly undecidedFromMs: number;
  /** When it is to be looked at next; null where there is nothing to look for. */
  readonly dueMs: number | null;
  /** A8: calls that its own schedule does not explain, while it sailed for the carrier. */
  readonly spare: readonly {
    readonly place: string;
    readonly ataMs: number;
    readonly atdMs: number | null;
  }[];
}

/** A carrier some of whose lost voyages are to be looked at. */
export interface CarrierDocument {
  readonly carrier: string;
  /** A8: those that closed since. */
  readonly fromMs: number;
}

/** Of a booking what its sums are made from. */
export interface BookingDocument {
  readonly key: string;
  readonly lane: string;
  readonly groups: readonly ContainerGroup[];
}

/** The bookings that are planned for a voyage, by lane: so a lane of a million bookings is summed by its voyages. */
export interface VoyageBookingsDocument {
  /** Of the voyage. */
  readonly key: string;
  readonly lanes: Readonly<Record<string, BookingSums>>;
  /** The number of the write that changed it last. */
  readonly seq: number;
}

/** The journeys of a lane, so that only what changed since has to be read. */
export interface LedgerDocument {
  readonly lane: string;
  /** The number of the last write that is in it. */
  readonly seq: number;
  /** Journeys that arrive before are not in it. */
  readonly beginMs: number;
  /** A7: by which delays are told. */
  readonly delayMs: number;
  readonly rows: readonly LedgerRow[];
}

/** The statistics of a lane, as long as nothing changes and no day begins. */
interface LaneDocument {
  readonly lane: string;
  /** The number of the last write that is in them. */
  readonly seq: number;
  readonly endMs: number;
  readonly statistics: readonly LaneStatistic[];
}

/** What is kept in a store. */
export interface Documents {
  readonly voyages: Collection<VoyageDocument>;
  readonly sailings: Collection<SailingDocument>;
  readonly carriers: Collection<CarrierDocument>;
  readonly bookings: Collection<BookingDocument>;
  readonly voyageBookings: Collection<VoyageBookingsDocument>;
  readonly lanes: Collection<LaneDocument>;
  readonly ledgers: Collection<LedgerDocument>;
  /** `writes` is counted with each write that can change a statistic. */
  readonly tallies: Tallies;
}

export function documentsIn(store: Store): Documents {
  return {
    voyages: store.collection<VoyageDocument>({
      name: 'lane-voyages',
      key: 'key',
      indexes: {
        port: ['ports', 'endMs'],
        sailing: ['sailings', 'endMs'],
        lost: ['lost', 'closesMs'],
        changed: ['seq'],
      },
    }),
    sailings: store.collection<SailingDocument>({
      name: 'lane-sailings',
      key: 'key',
      indexes: { due: ['dueMs'], carrier: ['carrier'], imo: ['imo'] },
    }),
    carriers: store.collection<CarrierDocument>({ name: 'lane-carriers', key: 'carrier' }),
    bookings: store.collection<BookingDocument>({ name: 'lane-bookings', key: 'key' }),
    voyageBookings: store.collection<VoyageBookingsDocument>({
      name: 'lane-voyage-bookings',
      key: 'key',
      indexes: { changed: ['seq'] },
    }),
    lanes: store.collection<LaneDocument>({ name: 'lane-statistics', key: 'lane' }),
    ledgers: store.collection<LedgerDocument>({ name: 'lane-ledgers', key: 'lane' }),
    tallies: store.tallies('trade-lanes'),
  };
}

/** What a lane is kept by. */
export function laneKey(origin: Locode, destination: Locode): string {
  return `${origin} ${destination}`;
}

export function sailingKey(carrier: string, imo: Imo): string {
  return `${carrier} ${imo}`;
}
