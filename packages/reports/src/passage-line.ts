import { type Line, type LineGeometry, prepareLine } from '@roadstead/geo';
import type { Mmsi, Ship } from '@roadstead/model';
import { type LinePassage, PassageFinder } from './passage-finder.ts';
import { ReportExecution, type ReportRunOptions } from './report-execution.ts';
import {
  FIX_LATITUDE,
  FIX_LONGITUDE,
  FIX_STARTS,
  FIX_TIME,
  type ReportPeriod,
  type ReportSource,
} from './report-source.ts';
import { CLEAR_METERS, GAP_MS_MAX, READ_AHEAD_MS } from './thresholds.ts';
import { TrackSplitter } from './track-splitter.ts';

/** Request of the passages of a line. */
export interface PassageLineRequest extends ReportPeriod {
  readonly type: 'passageline';
  readonly name: string;
  readonly line: LineGeometry;
}

/** A passage of a line by a ship. */
export interface ShipPassage extends LinePassage {
  readonly ship: Ship;
}

/**
 * L1 to L5: the passages of a line in a period, by MMSI, then time. Memory: the passages of one ship.
 * @throws the reason of the aborted signal, and errors of the source
 */
export async function* passageLineReport(
  { line, ...period }: PassageLineRequest,
  source: ReportSource,
  options: ReportRunOptions = {},
): AsyncGenerator<ShipPassage, void, undefined> {
  const prepared = prepareLine(line, CLEAR_METERS);
  const execution = new ReportExecution(source, options);
  for await (const mmsi of execution.ships(await source.ships())) {
    const passages = await passagesOf(execution, mmsi, prepared, period);
    if (passages.length === 0) continue;
    const ship = await source.ship(mmsi);
    for (const passage of passages) yield { ...passage, ship };
  }
}

async function passagesOf(
  execution: ReportExecution,
  mmsi: Mmsi,
  line: Line,
  { beginMs, endMs }: ReportPeriod,
): Promise<readonly LinePassage[]> {
  const finder = new PassageFinder(line);
  const splitter = new TrackSplitter(finder);
  let readMs = endMs + GAP_MS_MAX;
  for await (const fixes of trackFromClear(execution, mmsi, line, beginMs - GAP_MS_MAX, readMs)) {
    splitter.push(fixes);
  }
  // L4: the ship is still at the line, and its next fix may come before it counts as silent.
  for (let aheadMs = READ_AHEAD_MS; finder.isOpen; aheadMs *= 2) {
    if (splitter.lastMs + GAP_MS_MAX <= readMs) break;
    for await (const fixes of execution.track(mmsi, readMs + 1, readMs + aheadMs))
      splitter.push(fixes);
    readMs += aheadMs;
  }
  finder.closePassage();
  return finder.passages.filter(({ timeMs }) => timeMs >= beginMs && timeMs < endMs);
}

/** L4: the track from an instant; from earlier where the ship was at the line then, since it may have crossed it before. */
async function* trackFromClear(
  execution: ReportExecution,
  mmsi: Mmsi,
  line: Line,
  beginMs: number,
  toMs: number,
): AsyncGenerator<Float64Array, void, undefined> {
  let fromMs = beginMs;
  for (let backMs = READ_AHEAD_MS; ; backMs *= 2) {
    let isFirst = true;
    let isDecided = true;
    for await (const fixes of execution.track(mmsi, fromMs, toMs)) {
      if (isFirst) isDecided = isClearAtFirst(fixes, line, fromMs);
      if (!isDecided) break;
      isFirst = false;
      yield fixes;
    }
    if (isDecided) return;
    fromMs -= backMs;
  }
}

/** Whether the track before its first fix, read from an instant on, cannot change the result. */
function isClearAtFirst(fixes: Float64Array, line: Line, fromMs: number): boolean {
  return (
    fixes[FIX_STARTS] === 1 ||
    fixes[FIX_TIME] - fromMs > GAP_MS_MAX ||
    !line.isNear(fixes[FIX_LONGITUDE], fixes[FIX_LATITUDE])
  );
}
