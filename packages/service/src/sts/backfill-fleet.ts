import { GAP_MAX_MINUTES } from '@roadstead/detector';
import { prepareArea, widenBox } from '@roadstead/geo';
import { type DetectorConfiguration, isShipMmsi, type Mmsi } from '@roadstead/model';
import { SPEED_MAX_KNOTS, VOTING_REPORTS } from '@roadstead/tracking';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { ShipPlaces } from '../places/ship-places.ts';
import { hasReportsOf, type PartialFleet, type Period } from '../tracking/history.ts';
import type { Positions } from '../tracking/positions.ts';

/** D10, and 2 % for the cleaning, which compares near positions by a distance that is exact to 1 %. */
const METERS_PER_MINUTE_MAX: number = (1.02 * SPEED_MAX_KNOTS * 1852) / 60;
/** The first period in which so many reports are looked for: a fleet of 20 ships under way. */
const SEARCH_MS_MIN = 10 * millisecondsInMinute;

interface BackfillHistory {
  readonly positions: Positions;
  readonly places: ShipPlaces;
}

/**
 * Returns the ships whose reports suffice for a backfill, with the same result as all ships; undefined if all are needed.
 *
 * - An event that fires in the period has two ships that were in the area then. Each has a fix before that instant and one after it,
 *   at most a gap apart (D1), so both are near the area, and the earlier one is in the period. Other ships change no event, except by
 *   advancing event time (D14), and only that at the end of the period and of the history decides how far events are followed.
 * - Event time depends on the ships of the last 1000 reports (D8), so all ships are read from some time before the end. History is in the
 *   order of time: after n reports of all ships a quorum, and so event time, is at least at the whole second of report n − 999. After
 *   the first 1000 of these reports the voters are those of a run with all ships, and event time is the same as soon as it is past
 *   them. So 1000 reports, a second and 1000 more before the end of the period suffice.
 */
export async function backfillFleet(
  { positions, places }: BackfillHistory,
  configuration: DetectorConfiguration,
  { beginMs, endMs }: Period,
): Promise<PartialFleet | undefined> {
  const { area, filters, mergeGapMinutes, gapMaxMinutes = GAP_MAX_MINUTES } = configuration;
  // Filters may look at other ships.
  if (filters || mergeGapMinutes !== undefined) return undefined;
  const beforeMs = await beforeReports(positions, beginMs, endMs);
  const untilMs =
    beforeMs && (await beforeReports(positions, beginMs, beforeMs - millisecondsInSecond));
  if (untilMs === undefined) return undefined;
  const boxes = prepareArea(area).boxes.map((box) =>
    widenBox(box, gapMaxMinutes * METERS_PER_MINUTE_MAX),
  );
  return { ships: new Set(await places.withinAny(boxes, beginMs, endMs)), untilMs };
}

/** Returns an instant from which on `VOTING_REPORTS` are stored up to an end; undefined if it is not after a begin. */
async function beforeReports(
  positions: Positions,
  beginMs: number,
  endMs: number,
): Promise<number | undefined> {
  const keys = (await positions.keys()) as readonly Mmsi[];
  const ships = await positions.latest(keys.filter(isShipMmsi));
  const newestMs = ships.reduce((max, { timeMs }) => Math.max(max, timeMs), -Infinity);
  const toMs = Math.min(endMs, newestMs);
  for (let searchMs = SEARCH_MS_MIN; toMs - searchMs > beginMs; searchMs *= 2) {
    const fromMs = toMs - searchMs;
    if (await hasReportsOf(positions, ships, VOTING_REPORTS, fromMs, toMs)) return fromMs;
  }
  return undefined;
}
