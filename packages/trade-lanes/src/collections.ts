import type { Collection, Counters, Store } from '@roadstead/contracts';
import type { Imo, Locode } from '@roadstead/model';
import type { BookingSums, ContainerGroup } from './booking.ts';
import type { JourneyRow } from './journey-row.ts';
import type { LaneStatistic } from './lane-statistic.ts';
import type { CallOutcome, CallTimes, ScheduledVoyage } from './scheduled-voyage.ts';

/** A voyage with its outcomes and index keys. */
export interface VoyageDocument extends ScheduledVoyage {
  readonly key: string;
  /** Outcome of each call, by its own ship. */
  readonly outcomes: readonly CallOutcome[];
  /** A8: the outcomes of a replacement ship; null without one. */
  readonly replaced: readonly CallOutcome[] | null;
  readonly ports: readonly Locode[];
  /** Keys of the sailings of its ships. */
  readonly sailings: readonly string[];
  /** Scheduled time of its last call. */
  readonly endMs: number;
  /** Instant after which none of its calls can be made. */
  readonly closesMs: number;
  /** A8: its carrier, if it has closed and its own ships made none of its calls. */
  readonly lost: string | null;
  /** Number of the last write that changed it. */
  readonly seq: number;
}

/** A sailing: the voyages of one carrier on one ship, whose calls are matched independently of other sailings. */
export interface SailingDocument {
  /** `MAEU 9321483` */
  readonly key: string;
  readonly carrier: string;
  readonly imo: Imo;
  /** A5: voyages that closed before are decided. */
  readonly undecidedFromMs: number;
  /** When it is to be resolved next; null while nothing is scheduled. */
  readonly dueMs: number | null;
  /** A8: calls that its own schedule does not explain, while it sailed for the carrier. */
  readonly spare: readonly (CallTimes & { readonly place: string })[];
}

/** A carrier with lost voyages for which replacements are to be searched. */
export interface CarrierDocument {
  readonly carrier: string;
  /** A8: lost voyages that closed since. */
  readonly fromMs: number;
}

/** A voyage that was removed: lanes that included it are updated. */
interface RemovedVoyageDocument {
  readonly key: string;
  /** Number of the write that removed it. */
  readonly seq: number;
}

/** A booking; its key has the carrier and the number, its lane the two ports. */
export interface BookingDocument {
  readonly key: string;
  readonly lane: string;
  readonly groups: readonly ContainerGroup[];
  /** A10: the containers that its imports have reported as new; undefined in stores of older versions: all. */
  readonly counted?: CountedContainers;
}

/** A10: containers of a booking that were reported as new. */
export interface CountedContainers {
  readonly containers: number;
  /** Those planned for a known voyage. */
  readonly onKnownVoyages: number;
}

/** Sums of the bookings planned for a voyage, by lane: a lane of a million bookings is summed by its voyages. */
export interface VoyageBookingsDocument {
  /** Key of the voyage. */
  readonly key: string;
  readonly lanes: Readonly<Record<string, BookingSums>>;
  /** Number of the last write that changed it. */
  readonly seq: number;
}

/** The version of stored rows and statistics; those of another version are computed again. */
export const LANE_FORM = 3;

/** The stored journeys of a lane, so that a process that starts reads only what changed. Their days are `LaneDayDocument`s. */
interface LaneJourneysDocument {
  readonly lane: string;
  readonly form: typeof LANE_FORM;
  /** Number of a write that all days include; some days include later ones, too. */
  readonly seq: number;
  /** Journeys that arrive before are not included. */
  readonly beginMs: number;
  /** A7: the delay with which the flags were computed. */
  readonly delayMs: number;
  /** Number of the voyages from which the journeys were found. */
  readonly portVoyages: number;
}

/** The stored journeys of a lane that arrive on a day (UTC). */
interface LaneDayDocument {
  /** The lane, a space, the begin of the day in epoch milliseconds. */
  readonly key: string;
  readonly rows: readonly JourneyRow[];
}

/** Cached statistics of a lane, valid until a write or the end of the day. */
interface LaneStatisticsDocument {
  readonly lane: string;
  readonly form: typeof LANE_FORM;
  /** Number of the last write that they include. */
  readonly seq: number;
  readonly beginMs: number;
  readonly endMs: number;
  readonly delayMs: number;
  readonly statistics: readonly LaneStatistic[];
}

/** The collections of trade lanes in a store. */
export interface TradeLaneCollections {
  readonly voyages: Collection<VoyageDocument>;
  readonly sailings: Collection<SailingDocument>;
  readonly removedVoyages: Collection<RemovedVoyageDocument>;
  readonly carriers: Collection<CarrierDocument>;
  readonly bookings: Collection<BookingDocument>;
  readonly voyageBookings: Collection<VoyageBookingsDocument>;
  readonly lanes: Collection<LaneStatisticsDocument>;
  readonly laneJourneys: Collection<LaneJourneysDocument>;
  readonly laneDays: Collection<LaneDayDocument>;
  /** `writes` counts the writes that can change a statistic. */
  readonly counters: Counters;
}

export function openCollections(store: Store): TradeLaneCollections {
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
    removedVoyages: store.collection<RemovedVoyageDocument>({
      name: 'lane-removed-voyages',
      key: 'key',
      indexes: { changed: ['seq'] },
    }),
    carriers: store.collection<CarrierDocument>({ name: 'lane-carriers', key: 'carrier' }),
    bookings: store.collection<BookingDocument>({ name: 'lane-bookings', key: 'key' }),
    voyageBookings: store.collection<VoyageBookingsDocument>({
      name: 'lane-voyage-bookings',
      key: 'key',
      indexes: { changed: ['seq'] },
    }),
    lanes: store.collection<LaneStatisticsDocument>({ name: 'lane-statistics', key: 'lane' }),
    laneJourneys: store.collection<LaneJourneysDocument>({ name: 'lane-ledgers', key: 'lane' }),
    laneDays: store.collection<LaneDayDocument>({ name: 'lane-days', key: 'key' }),
    counters: store.counters('trade-lanes'),
  };
}

/** Key of a lane. */
export function laneKey(origin: Locode, destination: Locode): string {
  return `${origin} ${destination}`;
}

export function sailingKey(carrier: string, imo: Imo): string {
  return `${carrier} ${imo}`;
}
