import { type Box, widenBox } from '@roadstead/geo';
import type { Mmsi } from '@roadstead/model';
import type { ReportPeriod, ReportSource } from './report-source.ts';
import { GAP_MS_MAX, REACH_METERS } from './thresholds.ts';

/**
 * Returns at least the ships whose known positions in a period may touch some boxes, also between two fixes: these are at most
 * `GAP_MS_MAX` apart, so both lie within `REACH_METERS` of the position.
 */
export function shipsNear(
  source: ReportSource,
  boxes: readonly Box[],
  { beginMs, endMs }: ReportPeriod,
): Promise<readonly Mmsi[]> {
  const widened = boxes.map((box) => widenBox(box, REACH_METERS));
  return source.shipsWithin(widened, beginMs - GAP_MS_MAX, endMs + GAP_MS_MAX);
}
