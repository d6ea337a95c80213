import type { StsEvent } from '@roadstead/model';

const MS_PER_MINUTE = 60_000;

/** An event as far as its group depends on it. */
type GroupedEvent = Pick<
  StsEvent,
  'uuid' | 'configurationId' | 'first' | 'second' | 'activationTimeMs' | 'deactivationTimeMs'
>;

/**
 * F18: the groups of events: the uuid of the first of the events of one meeting. Events of a pair under one configuration are of
 * one meeting if each begins at most the configuration's merge gap after the end of the one before. Stores the last event of each pair
 * that has met under a configuration with a merge gap.
 */
export class EventGroups {
  readonly #mergeGapMinutesOf: (configurationId: number) => number | undefined;
  readonly #last: Map<string, { readonly group: string; readonly endMs: number }> = new Map();

  /** @param mergeGapMinutesOf returns the merge gap of a configuration; undefined without one */
  constructor(mergeGapMinutesOf: (configurationId: number) => number | undefined) {
    this.#mergeGapMinutesOf = mergeGapMinutesOf;
  }

  /** Returns the group of an event; those of a pair under one configuration are added in the order of firing, in their final state. */
  add({
    uuid,
    configurationId,
    first,
    second,
    activationTimeMs,
    deactivationTimeMs,
  }: GroupedEvent): string {
    const gapMinutes = this.#mergeGapMinutesOf(configurationId);
    if (gapMinutes === undefined) return uuid;
    const key = `${configurationId} ${first.mmsi} ${second.mmsi}`;
    const before = this.#last.get(key);
    const isSame = before && activationTimeMs - before.endMs <= gapMinutes * MS_PER_MINUTE;
    const group = isSame ? before.group : uuid;
    this.#last.set(key, { group, endMs: deactivationTimeMs ?? Number.NEGATIVE_INFINITY });
    return group;
  }
}

/** F18: returns the group of each event, by uuid. @param mergeGapMinutesOf as of `EventGroups` */
export function groupEvents(
  events: readonly (GroupedEvent & Pick<StsEvent, 'firedTimeMs'>)[],
  mergeGapMinutesOf: (configurationId: number) => number | undefined,
): ReadonlyMap<string, string> {
  const groups = new EventGroups(mergeGapMinutesOf);
  const inOrder = [...events].sort((a, b) => a.firedTimeMs - b.firedTimeMs);
  return new Map(inOrder.map((event) => [event.uuid, groups.add(event)]));
}
