import { type Area, complement, type Interval, intersection, union } from '@roadstead/geo';
import type { AreaCell, CellConfiguration } from './area-cells.ts';
import { type MotionSegment, WHOLE_SEGMENT } from './motion-segment.ts';

const ALWAYS: readonly Interval[] = [WHOLE_SEGMENT];
const NEVER: readonly Interval[] = [];

/**
 * D1, D3, D11: returns the intervals of a segment in which the pair is close under a configuration.
 * @param inA the configuration at the cell of the first ship, `inB` at that of the second.
 */
export function closeIntervals(
  segment: MotionSegment,
  inA: CellConfiguration,
  inB: CellConfiguration,
  cellA: AreaCell,
  cellB: AreaCell,
): readonly Interval[] {
  const { distanceMeters, fromMs, gapMaxMs } = inA.configuration;
  if (fromMs >= segment.endMs) return NEVER;
  if (segment.gapMs > gapMaxMs || segment.longGapFromMs < fromMs) return NEVER;
  const within = segment.closeInterval(distanceMeters);
  if (within === undefined) return NEVER;
  const isUnlimited =
    !(inA.isAtEdge || inA.isAtPort || inB.isAtEdge || inB.isAtPort) && fromMs <= segment.startMs;
  if (isUnlimited) return within === WHOLE_SEGMENT ? ALWAYS : [within];
  const inside = intervalsInside(segment, inA, inB, cellA.ports, cellB.ports);
  const intervals = intersection([within], inside);
  if (fromMs <= segment.startMs) return intervals;
  return intersection(intervals, [[segment.fractionAt(fromMs), 1]]);
}

/** D3: the intervals in which both ships are inside the area and outside excluded ports. */
function intervalsInside(
  segment: MotionSegment,
  inA: CellConfiguration,
  inB: CellConfiguration,
  portsA: readonly Area[],
  portsB: readonly Area[],
): readonly Interval[] {
  const { area } = inA.configuration;
  let intervals: readonly Interval[] = ALWAYS;
  if (inA.isAtEdge) intervals = intersection(intervals, intervalsOfA(area, segment));
  if (inB.isAtEdge) intervals = intersection(intervals, intervalsOfB(area, segment));
  if (inA.isAtPort) {
    const inPorts = union(portsA.flatMap((port) => intervalsOfA(port, segment)));
    intervals = intersection(intervals, complement(inPorts));
  }
  if (inB.isAtPort) {
    const inPorts = union(portsB.flatMap((port) => intervalsOfB(port, segment)));
    intervals = intersection(intervals, complement(inPorts));
  }
  return intervals;
}

function intervalsOfA(area: Area, segment: MotionSegment): readonly Interval[] {
  const { longitudeA, latitudeA, eastA, northA } = segment;
  return area.insideIntervals(longitudeA, latitudeA, longitudeA + eastA, latitudeA + northA);
}

function intervalsOfB(area: Area, segment: MotionSegment): readonly Interval[] {
  const { longitudeB, latitudeB, eastB, northB } = segment;
  return area.insideIntervals(longitudeB, latitudeB, longitudeB + eastB, latitudeB + northB);
}
