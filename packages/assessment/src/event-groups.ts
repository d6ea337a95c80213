import type { StsEvent } from '@roadstead/model';

const MS_PER_MINUTE = 60_000;

/** An event as far as its group depends on it. */
type GroupedEvent = Pick<
  StsEvent,
  'uuid' | 'configurationId' | 'first' | 'second' | 'activationTimeMs' | 'deactivationTimeMs'
>;

/**
 * F18: returns the group of each event, by uuid: the uuid of the first of the events of one meeting. Events of a pair under one
 * configuration are of one meeting if each begins at most the configuration's merge gap after the end of the one before.
 * @param mergeGapMinutesOf returns the merge gap of a configuration; undefined without one
 */
export function groupEvents(
  events: readonly GroupedEvent[],
  mergeGapMinutesOf: (configurationId: number) => number | undefined,
): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  const last = new Map<string, GroupedEvent>();
  const inOrder = [...events].sort((a, b) => a.activationTimeMs - b.activationTimeMs);
  for (const event of inOrder) {
    const { uuid, configurationId, first, second, activationTimeMs } = event;
    const key = `${configurationId} ${first.mmsi} ${second.mmsi}`;
    const before = last.get(key);
    const gapMs = (mergeGapMinutesOf(configurationId) ?? -1) * MS_PER_MINUTE;
    const endMs = before?.deactivationTimeMs ?? Number.NEGATIVE_INFINITY;
    const isSame = before !== undefined && activationTimeMs - endMs <= gapMs;
    groups.set(uuid, (isSame && groups.get(before.uuid)) || uuid);
    last.set(key, event);
  }
  return groups;
}
