import { type AreaGeometry, prepareArea } from '@roadstead/geo';
import { AreaGrid } from './area-grid.ts';
import { densityPlanOf } from './density-plan.ts';
import { DensityTally } from './density-tally.ts';
import type { Period, ReportSource } from './report-source.ts';
import { type ReportRun, ReportWork } from './report-work.ts';
import { GAP_MS_MAX } from './thresholds.ts';
import { TrackReader } from './track-reader.ts';

/** How many ships were where in an area, and for how long. */
export interface DensityRequest extends Period {
  readonly type: 'density';
  readonly name: string;
  readonly area: AreaGeometry;
  /** One of `CELL_DEGREES`; there are no more than `CELLS_MAX` in the area's box. */
  readonly cellDegrees: number;
}

/** Y1 to Y4: the ships in a cell in a period; a cell that no ship was in has none. */
export interface DensityCell {
  /** The south-western corner, −180 to under 180, −90 to under 90. */
  readonly west: number;
  readonly south: number;
  readonly cellDegrees: number;
  /** Different ships. */
  readonly ships: number;
  /** Of all ships together, in the part of the cell that is in the area. */
  readonly insideMs: number;
}

/** A corner is a multiple of a hundredth of a degree; what is beyond this comes of reckoning. */
const CORNER_DIGITS = 2;

/**
 * Y1 to Y4: the cells in which ships were, from south to north, then from west to east; when all ships were looked at. All
 * cells are held meanwhile, 16 bytes each.
 * @throws the signal's reason where it is aborted, and what the source throws
 */
export async function* densityReport(
  { area, cellDegrees, beginMs, endMs }: DensityRequest,
  source: ReportSource,
  run: ReportRun = {},
): AsyncGenerator<DensityCell, void, undefined> {
  const prepared = prepareArea(area);
  const grid = new AreaGrid(prepared, densityPlanOf(prepared, cellDegrees));
  const tally = new DensityTally(prepared, grid, { beginMs, endMs });
  const work = new ReportWork(source, run);
  for await (const mmsi of work.each(await source.ships())) {
    tally.nextShip();
    const reader = new TrackReader(tally);
    const track = work.track(mmsi, beginMs - GAP_MS_MAX, endMs + GAP_MS_MAX);
    for await (const fixes of track) reader.take(fixes);
  }
  for (const { cell, ships, insideMs } of tally.cells()) {
    const [west, south] = grid.cornerOf(cell);
    yield {
      west: rounded(west < 180 ? west : west - 360),
      south: rounded(south),
      cellDegrees,
      ships,
      insideMs,
    };
  }
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(CORNER_DIGITS));
}
