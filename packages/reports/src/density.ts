import { type AreaGeometry, prepareArea } from '@roadstead/geo';
import { AreaGrid } from './area-grid.ts';
import { DensityAccumulator } from './density-accumulator.ts';
import { densityGridLayout } from './density-grid-layout.ts';
import { ReportExecution, type ReportRunOptions } from './report-execution.ts';
import type { ReportPeriod, ReportSource } from './report-source.ts';
import { shipsNear } from './ships-near.ts';
import { GAP_MS_MAX } from './thresholds.ts';
import { TrackSplitter } from './track-splitter.ts';

/** Request of traffic density: ships and ship-hours of each cell of an area. */
export interface DensityRequest extends ReportPeriod {
  readonly type: 'density';
  readonly name: string;
  readonly area: AreaGeometry;
  /** One of `CELL_DEGREES`; the area's bounding box has `CELLS_MAX` cells at most. */
  readonly cellDegrees: number;
}

/** Y1 to Y4: the traffic of a cell in a period. Cells without ships have no record. */
export interface DensityCell {
  /** South-western corner, −180 to under 180, −90 to under 90 degrees. */
  readonly west: number;
  readonly south: number;
  readonly cellDegrees: number;
  /** Distinct ships. */
  readonly ships: number;
  /** Sum over all ships, in the part of the cell that lies in the area. */
  readonly insideMs: number;
}

/** A corner is a multiple of 0.01°; further digits are rounding errors. */
const CORNER_DIGITS = 2;

/**
 * Y1 to Y4: the cells with ships, from south to north, then from west to east, once all ships are processed. Memory: 16 bytes
 * for each cell.
 * @throws the reason of the aborted signal, and errors of the source
 */
export async function* densityReport(
  { area, cellDegrees, beginMs, endMs }: DensityRequest,
  source: ReportSource,
  options: ReportRunOptions = {},
): AsyncGenerator<DensityCell, void, undefined> {
  const prepared = prepareArea(area);
  const grid = new AreaGrid(prepared, densityGridLayout(prepared, cellDegrees));
  const density = new DensityAccumulator(prepared, grid, { beginMs, endMs });
  const execution = new ReportExecution(source, options);
  const ships = await shipsNear(source, prepared.boxes, { beginMs, endMs });
  for await (const mmsi of execution.ships(ships)) {
    density.nextShip();
    const splitter = new TrackSplitter(density);
    const track = execution.track(mmsi, beginMs - GAP_MS_MAX, endMs + GAP_MS_MAX);
    for await (const fixes of track) splitter.push(fixes);
  }
  for (const { cell, ships, insideMs } of density.cells()) {
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
