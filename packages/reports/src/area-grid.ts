import type { Area } from '@roadstead/geo';

/** Relation of a cell to an area; 0 until it is computed. */
export const CELL_OUTSIDE = 1;
export const CELL_INSIDE = 2;
export const CELL_CROSSING = 3;
const RELATIONS = { outside: CELL_OUTSIDE, inside: CELL_INSIDE, crossing: CELL_CROSSING };

/** Position and size of a grid, in degrees; `east` may exceed 180. */
export interface GridLayout {
  readonly west: number;
  readonly south: number;
  readonly columns: number;
  readonly rows: number;
  /** Size of a cell. */
  readonly widthDegrees: number;
  readonly heightDegrees: number;
}

/** Grid over an area whose cells cache their relation to it, so that most lookups need no geometry. */
export class AreaGrid {
  readonly layout: GridLayout;
  readonly #area: Area;
  readonly #relations: Uint8Array;
  readonly #west: number;
  readonly #south: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #east: number;
  readonly #north: number;
  readonly #perLongitude: number;
  readonly #perLatitude: number;

  constructor(area: Area, plan: GridLayout) {
    this.layout = plan;
    this.#area = area;
    this.#relations = new Uint8Array(plan.columns * plan.rows);
    this.#west = plan.west;
    this.#south = plan.south;
    this.#columns = plan.columns;
    this.#rows = plan.rows;
    this.#east = plan.west + plan.columns * plan.widthDegrees;
    this.#north = plan.south + plan.rows * plan.heightDegrees;
    this.#perLongitude = 1 / plan.widthDegrees;
    this.#perLatitude = 1 / plan.heightDegrees;
  }

  /** A longitude from −180 to 180, shifted by 360 where it lies west of the grid. */
  unwrapLongitude(longitude: number): number {
    return longitude < this.#west ? longitude + 360 : longitude;
  }

  /** The index of a position's cell, from south to north, then from west to east; −1 outside the grid. @param x unwrapped longitude */
  cellOf(x: number, latitude: number): number {
    const column = Math.floor((x - this.#west) * this.#perLongitude);
    const row = Math.floor((latitude - this.#south) * this.#perLatitude);
    const isIn = column >= 0 && column < this.#columns && row >= 0 && row < this.#rows;
    return isIn ? row * this.#columns + column : -1;
  }

  /**
   * The relation of a segment to the area, as far as the cells of its ends determine it; `CELL_CROSSING` where only the
   * geometry does. Longitudes are from −180 to 180; the segment takes the shorter way around the earth.
   */
  relationOfSegment(
    fromLongitude: number,
    fromLatitude: number,
    toLongitude: number,
    toLatitude: number,
  ): number {
    if (fromLatitude > this.#north && toLatitude > this.#north) return CELL_OUTSIDE;
    if (fromLatitude < this.#south && toLatitude < this.#south) return CELL_OUTSIDE;
    const x0 = this.unwrapLongitude(fromLongitude);
    const x1 = this.unwrapLongitude(toLongitude);
    const isBeside = x0 > this.#east && x1 > this.#east && Math.abs(x1 - x0) <= 180;
    if (isBeside) return CELL_OUTSIDE;
    const cell = this.cellOf(x0, fromLatitude);
    return cell >= 0 && cell === this.cellOf(x1, toLatitude)
      ? this.relationOf(cell)
      : CELL_CROSSING;
  }

  /** Whether the area contains a position. */
  contains(longitude: number, latitude: number): boolean {
    const cell = this.cellOf(this.unwrapLongitude(longitude), latitude);
    const relation = cell < 0 ? CELL_CROSSING : this.relationOf(cell);
    return relation === CELL_CROSSING
      ? this.#area.contains(longitude, latitude)
      : relation === CELL_INSIDE;
  }

  /** The south-western corner of a cell. */
  cornerOf(cell: number): readonly [longitude: number, latitude: number] {
    const { west, south, columns, widthDegrees, heightDegrees } = this.layout;
    const row = Math.floor(cell / columns);
    return [west + (cell - row * columns) * widthDegrees, south + row * heightDegrees];
  }

  /** The relation of a cell to the area; `CELL_INSIDE` and `CELL_OUTSIDE` are exact. */
  relationOf(cell: number): number {
    const cached = this.#relations[cell];
    if (cached !== 0) return cached;
    const [west, south] = this.cornerOf(cell);
    const { widthDegrees, heightDegrees } = this.layout;
    // Rounding may assign a position to a cell that it lies just outside of.
    const margin = 1e-9;
    const relation =
      RELATIONS[
        this.#area.relationTo({
          west: west - margin,
          south: south - margin,
          east: west + widthDegrees + margin,
          north: south + heightDegrees + margin,
        })
      ];
    this.#relations[cell] = relation;
    return relation;
  }
}

/** The bounding box of an area, the narrowest one: `west` is from −180 to under 180, `east` at most 360 more. */
export function areaBounds({ boxes }: Area): {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
} {
  const eastFrom = (west: number): number =>
    Math.max(...boxes.map((box) => box.east + (box.west < west ? 360 : 0)));
  const west = boxes
    .map((box) => box.west)
    .reduce((best, each) => (eastFrom(each) - each < eastFrom(best) - best ? each : best));
  return {
    west,
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.min(west + 360, eastFrom(west)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}
