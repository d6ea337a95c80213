import { type Paged, type Paging, type Principal, pageOfList } from '@roadstead/model';
import type { EventPeriod, EventSearch, MaritimeService, StoredEvent } from '@roadstead/service';
import { changedIds } from '../changes/changed-after.ts';

/** L5: returns a page of the events that have changed after a cursor and match a filter, newest first. @throws HttpError 410 */
export async function changedEvents(
  { events, feed }: Pick<MaritimeService, 'events' | 'feed'>,
  user: Principal,
  after: string,
  paging: Paging,
  matches: (event: StoredEvent) => boolean,
): Promise<Paged<StoredEvent>> {
  const ids = await changedIds({ feed, user, after }, 'event', ({ event }) => event.id);
  const found = await Promise.all(ids.map((id) => events.get(user, id)));
  const changed = found.flatMap((each) => (each.ok && matches(each.value) ? [each.value] : []));
  changed.sort((one, other) => other.firedTimeMs - one.firedTimeMs || other.id - one.id);
  return pageOfList(changed, paging);
}

/** Returns whether an event lasts at some time in a period. */
export function lastsWithin({ beginMs = -Infinity, endMs = Infinity }: EventPeriod) {
  return ({ activationTimeMs, deactivationTimeMs }: StoredEvent): boolean =>
    activationTimeMs <= endMs && (deactivationTimeMs ?? Infinity) >= beginMs;
}

/** Returns whether an event has both ships and the configuration of a search. */
export function isOf({ mmsi, mmsiOther, configurationId }: EventSearch) {
  return ({ first, second, configurationId: id }: StoredEvent): boolean =>
    [mmsi, mmsiOther].every(
      (each) => each === undefined || first.mmsi === each || second.mmsi === each,
    ) &&
    (configurationId === undefined || configurationId === id);
}

/** Returns whether an event has no end yet, and is of a configuration, if one is named. */
export function isCurrentOf(configurationId: number | undefined) {
  return (event: StoredEvent): boolean =>
    event.deactivationTimeMs === null &&
    (configurationId === undefined || event.configurationId === configurationId);
}
