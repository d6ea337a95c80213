import { type AreaGeometry, prepareArea } from '@roadstead/geo';
import type { Ship } from '@roadstead/model';
import type { Period, ReportSource } from './report-source.ts';
import { type ReportRun, ReportWork } from './report-work.ts';
import { GAP_MS_MAX } from './thresholds.ts';
import { TrackReader } from './track-reader.ts';
import { type AreaVisit, VisitFinder, visitGridOf } from './visit-finder.ts';

/** Who was in an area, from when to when. */
export interface AreaVisitsRequest extends Period {
  readonly type: 'areavisits';
  readonly name: string;
  readonly area: AreaGeometry;
}

/** V1 to V4: when a ship was in an area. */
export interface AreaVisits {
  readonly ship: Ship;
  /** Of all visits. */
  readonly insideMs: number;
  /** In the order of time, one or more. */
  readonly visits: readonly AreaVisit[];
}

/**
 * V1 to V4: a record for each ship that is known to have been in the area in the period, by MMSI. Of each ship all visits are
 * held at a time.
 * @throws the signal's reason where it is aborted, and what the source throws
 */
export async function* areaVisitsReport(
  { area, beginMs, endMs }: AreaVisitsRequest,
  source: ReportSource,
  run: ReportRun = {},
): AsyncGenerator<AreaVisits, void, undefined> {
  const prepared = prepareArea(area);
  const grid = visitGridOf(prepared);
  const work = new ReportWork(source, run);
  for await (const mmsi of work.each(await source.ships())) {
    const finder = new VisitFinder(prepared, grid, { beginMs, endMs });
    const reader = new TrackReader(finder);
    const track = work.track(mmsi, beginMs - GAP_MS_MAX, endMs + GAP_MS_MAX);
    for await (const fixes of track) reader.take(fixes);
    finder.end();
    const { visits } = finder;
    if (visits.length === 0) continue;
    const insideMs = visits.reduce((sum, visit) => sum + visit.insideMs, 0);
    yield { ship: await source.ship(mmsi), insideMs, visits };
  }
}
