import type { FeedEntry, Store } from '@roadstead/contracts';
import type { StoredConfiguration, StoredEvent } from '@roadstead/service';
import type { FeedBody } from '../../packages/service/src/changes/recorded-change.ts';
import {
  eventAliases,
  eventCollection,
  eventTotals,
} from '../../packages/service/src/sts/event-documents.ts';
import { PortCallLog } from '../../packages/service/src/tracking/port-call-log.ts';
import { positionSeries } from '../../packages/service/src/tracking/positions.ts';
import { Ships } from '../../packages/service/src/tracking/ships.ts';
import { vesselEventCollection } from '../../packages/service/src/vessel-events/vessel-event-documents.ts';

const ALL = { limit: Number.MAX_SAFE_INTEGER };

/** A change of a configuration, as the feed has it. */
export interface ChangedConfiguration {
  readonly id: number;
  readonly after: StoredConfiguration | null;
  readonly by: string;
}

/** The changes of users while reports were ingested. */
export interface UserChanges {
  /** By revision, from 1 on. */
  readonly configurations: readonly ChangedConfiguration[];
  /** In their order, each with the number of changes of events before it. */
  readonly acknowledged: readonly {
    readonly id: number;
    readonly by: string;
    readonly after: number;
  }[];
}

/** Returns what users changed, from the feed of a store. */
export async function userChanges(store: Store): Promise<UserChanges> {
  const ofConfigurations = (await feedOf(store, 'configuration-')).map((entry) => {
    const { object, by = '' } = entry.body as FeedBody;
    const configuration = object as StoredConfiguration;
    const after = entry.kind === 'configuration-removed' ? null : configuration;
    return { id: configuration.id, after, by };
  });
  const acknowledged = (await feedOf(store, 'event-')).flatMap(({ kind, body }, after) => {
    if (kind !== 'event-acknowledged') return [];
    const { id, acknowledgement } = (body as FeedBody).object as StoredEvent;
    return [{ id, by: acknowledgement!.by, after }];
  });
  return { configurations: ofConfigurations, acknowledged };
}

/** The events of a store: documents, aliases, totals and entries of the feed, in their order. */
export interface StoredEventState {
  readonly events: readonly { readonly id: number; readonly endedMs: number }[];
  readonly aliases: readonly object[];
  readonly totals: readonly object[];
  readonly feed: readonly object[];
}

export async function storedEvents(store: Store): Promise<StoredEventState> {
  return {
    events: await eventCollection(store).find({}, ALL),
    aliases: await eventAliases(store).find({}, ALL),
    totals: await eventTotals(store).list(''),
    feed: (await feedOf(store, 'event-')).map(withoutNumber),
  };
}

/** The part of a store that is about single ships: positions, static data, port calls, their events, and their entries of the feed. */
export interface StoredShipState {
  readonly positions: readonly object[];
  readonly ships: readonly object[];
  readonly portCalls: readonly object[];
  readonly vesselEvents: readonly object[];
  readonly feed: readonly object[];
}

export async function storedShips(store: Store): Promise<StoredShipState> {
  const series = positionSeries(store);
  const positions: object[] = [];
  for (const key of await series.keys())
    for await (const rows of series.range(key, -Infinity, Infinity)) positions.push(...rows);
  const [ships, portCalls]: [object[], object[]] = [[], []];
  const known = new Ships(store);
  await known.start(() => undefined);
  // Which of the times of repeated values are in a document depends on the restarts; with those beside it they are the same.
  for await (const some of known.all())
    for (const ship of some)
      ships.push({ ...ship, history: known.histories.get(ship.mmsi)?.toJSON() });
  for await (const ofShip of new PortCallLog(store, () => undefined).all())
    portCalls.push(...ofShip);
  return {
    ...{ positions, ships, portCalls },
    vesselEvents: await vesselEventCollection(store).find({}, ALL),
    feed: [...(await feedOf(store, 'port-call-')), ...(await feedOf(store, 'vessel-event-'))].map(
      withoutNumber,
    ),
  };
}

/** Returns the entries of the feed of which the kind begins with a text. */
async function feedOf(store: Store, kind: string): Promise<readonly FeedEntry[]> {
  const { entries } = await store.feed.read({ after: 0, reader: null, limit: 1_000_000 });
  return entries.filter((entry) => entry.kind.startsWith(kind));
}

function withoutNumber({ kind, readers, body }: FeedEntry): object {
  return { kind, readers, body };
}
