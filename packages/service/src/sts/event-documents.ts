import type { Collection, Counters, Store } from '@roadstead/contracts';
import { type Principal, readerOf } from '@roadstead/model';
import { millisecondsInWeek } from 'date-fns/constants';
import type { StoredEvent } from './events.ts';

/** An event with the fields of its indexes. */
export interface EventDocument extends StoredEvent {
  /** The owner, the users of the acl, and `*` for administrators. */
  readonly readers: readonly string[];
  /** For each reader and each of the two ships: `reader mmsi`. */
  readonly readerShips: readonly string[];
  readonly mmsiFirst: number;
  readonly mmsiSecond: number;
  /** The end, or `CURRENT_MS`. */
  readonly endedMs: number;
  /** The uuid that the times give, if it is not that of the event. */
  readonly derivedUuid?: string;
}

/** L23: a uuid that the times of a corrected event give, or that the live detector gives to it. Unique with the uuids of events. */
export interface EventAlias {
  readonly uuid: string;
  readonly eventId: number;
}

/** The end of a current event in the index: later than all others. */
export const CURRENT_MS: number = Number.MAX_SAFE_INTEGER;
/** An event fires a window after its activation, at most a week. */
export const WINDOW_MS_MAX: number = millisecondsInWeek;

export function eventCollection(store: Store): Collection<EventDocument> {
  return store.collection<EventDocument>({
    name: 'events',
    key: 'id',
    unique: [['uuid']],
    indexes: {
      uuid: ['uuid'],
      fired: ['readers', 'firedTimeMs', 'id', 'activationTimeMs', 'endedMs'],
      activated: ['readers', 'activationTimeMs'],
      ended: ['readers', 'endedMs', 'firedTimeMs', 'id', 'configurationId'],
      configuration: ['readers', 'configurationId', 'firedTimeMs', 'id'],
      current: ['readers', 'configurationId', 'endedMs', 'firedTimeMs', 'id'],
      ships: ['readerShips', 'firedTimeMs', 'id', 'mmsiFirst', 'mmsiSecond', 'configurationId'],
    },
  });
}

export function eventAliases(store: Store): Collection<EventAlias> {
  return store.collection<EventAlias>({
    name: 'event-aliases',
    key: 'uuid',
    indexes: { event: ['eventId'] },
  });
}

/** The number of events visible to each reader: counting a million takes longer than finding a page of them. */
export function eventTotals(store: Store): Counters {
  return store.counters('events');
}

/** Finds the events of a ship of which a part lies in a period, by activation and id. */
export async function findEventsOfShip(
  events: Collection<EventDocument>,
  caller: Principal,
  mmsi: number,
  beginMs: number,
  endMs: number,
): Promise<readonly StoredEvent[]> {
  const found = await events.find(
    { index: 'ships', is: [`${readerOf(caller)} ${mmsi}`], to: endMs + WINDOW_MS_MAX },
    { limit: Number.MAX_SAFE_INTEGER },
  );
  return found
    .filter((event) => event.activationTimeMs < endMs && event.endedMs > beginMs)
    .sort((one, other) => one.activationTimeMs - other.activationTimeMs || one.id - other.id);
}
