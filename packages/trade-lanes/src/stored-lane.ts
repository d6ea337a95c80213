import type { WriteOperation } from '@roadstead/contracts';
import { LANE_FORM, laneKey, type TradeLaneCollections } from './collections.ts';
import { CurrentLane, NO_WRITE } from './current-lane.ts';
import type { LanePeriod } from './lane-period.ts';
import type { TradeLaneDataSources } from './sources.ts';
import type { TradeLanesOptions } from './trade-lanes.ts';

/** Journeys in one write, and in one read of days, which block other work for some ten milliseconds. */
const JOURNEYS_PER_WRITE = 4000;
const DAYS_PER_READ = 8;
const ALL = { limit: Number.MAX_SAFE_INTEGER };

/** Reads the stored journeys of a lane; undefined if they are not stored, or not for its delay and from its begin on. */
export async function loadLane(
  { origin, destination, beginMs, delayMs }: LanePeriod,
  { laneJourneys, laneDays }: TradeLaneCollections,
  { yieldToEventLoop }: TradeLaneDataSources,
): Promise<CurrentLane | undefined> {
  const key = laneKey(origin, destination);
  const stored = await laneJourneys.get(key);
  const isUsable =
    stored?.form === LANE_FORM && stored.delayMs === delayMs && stored.beginMs <= beginMs;
  if (!isUsable) return undefined;
  const lane = new CurrentLane(key, stored.portVoyages, stored.seq, stored.beginMs);
  for (let offset = 0; ; offset += DAYS_PER_READ) {
    const days = await laneDays.find(daysOf(key), { offset, limit: DAYS_PER_READ });
    for (const { rows } of days) lane.load(rows);
    if (days.length < DAYS_PER_READ) return lane;
    await yieldToEventLoop?.();
  }
}

/** A lane without journeys, all of whose days will be stored again. */
export async function emptyLane(
  { origin, destination, beginMs }: LanePeriod,
  portVoyages: number,
  { laneDays }: TradeLaneCollections,
): Promise<CurrentLane> {
  const key = laneKey(origin, destination);
  const lane = new CurrentLane(key, portVoyages, NO_WRITE, beginMs);
  const stored = await laneDays.findKeys(daysOf(key), ALL);
  lane.setUnstored(stored.map((day) => Number(String(day).slice(key.length))));
  return lane;
}

/**
 * Stores a lane: the days that changed first, up to some journeys. A day includes its lane's last write or a later one, so that the
 * lane can be read and updated after an end of the process between two days.
 */
export async function storeLane(
  lane: CurrentLane,
  delayMs: number,
  journeysMax: number,
  { laneJourneys, laneDays }: TradeLaneCollections,
  { store, yieldToEventLoop }: Pick<TradeLanesOptions, 'store' | 'yieldToEventLoop'>,
): Promise<void> {
  const { key, beginMs, portVoyages } = lane;
  const days = lane.unstoredDays;
  let [at, journeys] = [0, 0];
  do {
    const changes: WriteOperation[] = [];
    const from = at;
    for (let written = 0; at < days.length && journeys < journeysMax; at++) {
      if (written >= JOURNEYS_PER_WRITE) break;
      const day = `${key} ${days[at]}`;
      const rows = lane.journeys.journeysOf(days[at]);
      changes.push(rows.length > 0 ? laneDays.put({ key: day, rows }) : laneDays.remove(day));
      written += rows.length;
      journeys += rows.length;
    }
    lane.setStored(days.slice(from, at));
    const stored = { lane: key, form: LANE_FORM, beginMs, delayMs, portVoyages } as const;
    await store.write([...changes, laneJourneys.put({ ...stored, seq: lane.storedSeq })]);
    await yieldToEventLoop?.();
  } while (at < days.length && journeys < journeysMax);
}

function daysOf(key: string): { readonly from: string; readonly to: string } {
  // The character after the space ends the keys of a lane.
  return { from: `${key} `, to: `${key}!` };
}
