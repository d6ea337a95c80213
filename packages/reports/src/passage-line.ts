import { type Line, type LineGeometry, prepareLine } from '@roadstead/geo';
import type { Mmsi, Ship } from '@roadstead/model';
import { type LinePassage, PassageFinder } from './passage-finder.ts';
import {
  FIX_LATITUDE,
  FIX_LONGITUDE,
  FIX_STARTS,
  FIX_TIME,
  type Period,
  type ReportSource,
} from './report-source.ts';
import { type ReportRun, ReportWork } from './report-work.ts';
import { CLEAR_METERS, GAP_MS_MAX, READ_ON_MS } from './thresholds.ts';
import { TrackReader } from './track-reader.ts';

/** Who passed a line, when, where, and to which side. */
export interface PassageLineRequest extends Period {
  readonly type: 'passageline';
  readonly name: string;
  readonly line: LineGeometry;
}

/** A ship passed a line. */
export interface Passage extends LinePassage {
  readonly ship: Ship;
}

/**
 * L1 to L5: the passages of a line in a period, by MMSI, then time. Of each ship all passages are held at a time.
 * @throws the signal's reason where it is aborted, and what the source throws
 */
export async function* passageLineReport(
  { line, ...period }: PassageLineRequest,
  source: ReportSource,
  run: ReportRun = {},
): AsyncGenerator<Passage, void, undefined> {
  const prepared = prepareLine(line, CLEAR_METERS);
  const work = new ReportWork(source, run);
  for await (const mmsi of work.each(await source.ships())) {
    const passages = await passagesOf(work, mmsi, prepared, period);
    if (passages.length === 0) continue;
    const ship = await source.ship(mmsi);
    for (const passage of passages) yield { ...passage, ship };
  }
}

async function passagesOf(
  work: ReportWork,
  mmsi: Mmsi,
  line: Line,
  { beginMs, endMs }: Period,
): Promise<readonly LinePassage[]> {
  const finder = new PassageFinder(line);
  const reader = new TrackReader(finder);
  let readMs = endMs + GAP_MS_MAX;
  for await (const fixes of trackFromClear(work, mmsi, line, beginMs - GAP_MS_MAX, readMs)) {
    reader.take(fixes);
  }
  // L4: the ship is at the line still, and may be heard of again before it counts as silent.
  for (let aheadMs = READ_ON_MS; finder.isOpen; aheadMs *= 2) {
    if (reader.lastMs + GAP_MS_MAX <= readMs) break;
    for await (const fixes of work.track(mmsi, readMs + 1, readMs + aheadMs)) reader.take(fixes);
    readMs += aheadMs;
  }
  finder.settle();
  return finder.passages.filter(({ timeMs }) => timeMs >= beginMs && timeMs < endMs);
}

/** L4: a track from an instant; from before it where the ship was at the line then, and may have come to it already. */
async function* trackFromClear(
  work: ReportWork,
  mmsi: Mmsi,
  line: Line,
  beginMs: number,
  toMs: number,
): AsyncGenerator<Float64Array, void, undefined> {
  let fromMs = beginMs;
  for (let backMs = READ_ON_MS; ; backMs *= 2) {
    let isFirst = true;
    let isKnown = true;
    for await (const fixes of work.track(mmsi, fromMs, toMs)) {
      if (isFirst) isKnown = isClearAtFirst(fixes, line, fromMs);
      if (!isKnown) break;
      isFirst = false;
      yield fixes;
    }
    if (isKnown) return;
    fromMs -= backMs;
  }
}

/** Whether what comes before the first fix of a track that was read from an instant changes nothing. */
function isClearAtFirst(fixes: Float64Array, line: Line, fromMs: number): boolean {
  return (
    fixes[FIX_STARTS] === 1 ||
    fixes[FIX_TIME] - fromMs > GAP_MS_MAX ||
    !line.isNear(fixes[FIX_LONGITUDE], fixes[FIX_LATITUDE])
  );
}
