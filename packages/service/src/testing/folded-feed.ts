import { CHANGE_KINDS, type RecordedChange } from '../changes/recorded-change.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { StoredConfiguration } from '../sts/configurations.ts';
import type { StoredEvent } from '../sts/events.ts';
import type { StoredPortCall } from '../tracking/tracking.ts';
import { CHIEF } from './running-service.ts';

/** The objects of a service, by their keys. */
interface FoldedFeed {
  readonly events: ReadonlyMap<number, StoredEvent>;
  readonly configurations: ReadonlyMap<number, StoredConfiguration>;
  readonly calls: ReadonlyMap<string, StoredPortCall>;
}

/** Reads the whole feed of a service whose store has discarded no entry. */
export async function readWholeFeed(service: MaritimeService): Promise<readonly RecordedChange[]> {
  const all: RecordedChange[] = [];
  let after = (await service.feed.getCursor()).replace(/\d+$/, '0');
  for (;;) {
    const page = await service.feed.read(CHIEF, { after, limit: 1000, kinds: CHANGE_KINDS });
    if (!page.ok) throw new Error(page.error.detail);
    all.push(...page.value.changes);
    if (!page.value.hasMore) return all;
    after = page.value.next;
  }
}

/** Returns the objects that the feed leads to: those that the store has. */
async function foldFeed(service: MaritimeService): Promise<FoldedFeed> {
  const events = new Map<number, StoredEvent>();
  const configurations = new Map<number, StoredConfiguration>();
  const calls = new Map<string, StoredPortCall>();
  for (const { change } of await readWholeFeed(service)) {
    if (change.type === 'event') {
      if (change.kind === 'removed') events.delete(change.event.id);
      else events.set(change.event.id, withoutLiveState(change.event));
    } else if (change.type === 'configuration') {
      const { id } = change.configuration;
      if (change.kind === 'removed') configurations.delete(id);
      else configurations.set(id, change.configuration);
    } else if (change.type === 'port-call') {
      const key = `${change.call.mmsi} ${change.call.beginMs}`;
      if (change.kind === 'removed') calls.delete(key);
      else calls.set(key, change.call);
    }
  }
  return { events, configurations, calls };
}

/** Returns an event without what changes silently: whether the live detector has a reconciled one. */
function withoutLiveState(event: StoredEvent): StoredEvent {
  const { reconciliation } = event;
  return reconciliation
    ? { ...event, reconciliation: { ...reconciliation, isLive: false } }
    : event;
}

/** Lists the differences between the feed and the store, none if each change was recorded with its write (L2). */
export async function differencesFromFeed(
  service: MaritimeService,
  ships: Iterable<StoredPortCall['mmsi']>,
): Promise<readonly string[]> {
  const folded = await foldFeed(service);
  const { items } = await service.events.list(CHIEF, { page: 1, size: 100_000 });
  const configurations = (await service.configurations.list(CHIEF)).items;
  const calls: StoredPortCall[] = [];
  for (const mmsi of ships) {
    const found = await service.tracking.listPortCalls(mmsi);
    if (found.ok) calls.push(...found.value);
  }
  return [
    ...differences(
      folded.events,
      items.map((event) => [event.id, withoutLiveState(event)]),
    ),
    ...differences(
      folded.configurations,
      configurations.map((each) => [each.id, each]),
    ),
    ...differences(
      folded.calls,
      calls.map((call) => [`${call.mmsi} ${call.beginMs}`, call]),
    ),
  ];
}

function differences<Key>(
  folded: ReadonlyMap<Key, object>,
  stored: readonly (readonly [Key, object])[],
): readonly string[] {
  const keys = new Set(stored.map(([key]) => key));
  return [
    ...[...folded]
      .filter(([key]) => !keys.has(key))
      .map(([, each]) => `only in the feed: ${text(each)}`),
    ...stored
      .filter(([key, each]) => text(folded.get(key)) !== text(each))
      .map(([key, each]) => `stored ${text(each)}, in the feed ${text(folded.get(key))}`),
  ];
}

/** Returns an object as JSON with sorted members, without the fields of indexes. */
function text(value: unknown): string {
  const hidden = new Set([
    'readers',
    'readerShips',
    'mmsiFirst',
    'mmsiSecond',
    'endedMs',
    'derivedUuid',
  ]);
  return (
    JSON.stringify(value, (key, member: unknown) => {
      if (hidden.has(key)) return undefined;
      if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
      return Object.fromEntries(
        Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)),
      );
    }) ?? 'nothing'
  );
}
