import { type AreaGeometry, prepareArea } from '@roadstead/geo';
import type { Ship } from '@roadstead/model';
import { ReportExecution, type ReportRunOptions } from './report-execution.ts';
import type { ReportPeriod, ReportSource } from './report-source.ts';
import { shipsNear } from './ships-near.ts';
import { GAP_MS_MAX } from './thresholds.ts';
import { TrackSplitter } from './track-splitter.ts';
import { type AreaVisit, createVisitGrid, VisitFinder } from './visit-finder.ts';

/** Request of the ships in an area, with entries and exits. */
export interface AreaVisitsRequest extends ReportPeriod {
  readonly type: 'areavisits';
  readonly name: string;
  readonly area: AreaGeometry;
}

/** V1 to V4: the visits of a ship to an area. */
export interface AreaVisits {
  readonly ship: Ship;
  /** Sum of all visits. */
  readonly insideMs: number;
  /** Chronological, one or more. */
  readonly visits: readonly AreaVisit[];
}

/**
 * V1 to V4: a record for each ship that is known to have been in the area in the period, by MMSI. Memory: the visits of one
 * ship.
 * @throws the reason of the aborted signal, and errors of the source
 */
export async function* areaVisitsReport(
  { area, beginMs, endMs }: AreaVisitsRequest,
  source: ReportSource,
  options: ReportRunOptions = {},
): AsyncGenerator<AreaVisits, void, undefined> {
  const prepared = prepareArea(area);
  const grid = createVisitGrid(prepared);
  const execution = new ReportExecution(source, options);
  const ships = await shipsNear(source, prepared.boxes, { beginMs, endMs });
  for await (const mmsi of execution.ships(ships)) {
    const finder = new VisitFinder(prepared, grid, { beginMs, endMs });
    const splitter = new TrackSplitter(finder);
    const track = execution.track(mmsi, beginMs - GAP_MS_MAX, endMs + GAP_MS_MAX);
    for await (const fixes of track) splitter.push(fixes);
    finder.end();
    const { visits } = finder;
    if (visits.length === 0) continue;
    const insideMs = visits.reduce((sum, visit) => sum + visit.insideMs, 0);
    yield { ship: await source.ship(mmsi), insideMs, visits };
  }
}
