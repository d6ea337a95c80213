import type { Area } from '@roadstead/geo';

/** How a cell lies to an area; 0 where nobody has looked yet. */
export const CELL_OUTSIDE = 1;
export const CELL_INSIDE = 2;
export const CELL_CROSSING = 3;
const RELATIONS = { outside: CELL_OUTSIDE, inside: CELL_INSIDE, crossing: CELL_CROSSING };

/** Where a grid lies, in degrees; `east` may pass 180. */
export interface GridPlan {
  readonly west: number;
  readonly south: number;
  readonly columns: number;
  readonly rows: number;
  /** Of a cell. */
  readonly widthDegrees: number;
  readonly heightDegrees: number;
}

/** Cells over an area, so that most questions about it are answered by where a place lies. */
export class AreaGrid {
  readonly plan: GridPlan;
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

  constructor(area: Area, plan: GridPlan) {
    this.plan = plan;
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

  /** A longitude from −180 to 180 in the grid's turn of the world. */
  turned(longitude: number): number {
    return longitude < this.#west ? longitude + 360 : longitude;
  }

  /** In which cell a place lies, from south to north, then from west to east; −1 where it is in none. @param x turned */
  cellOf(x: number, latitude: number): number {
    const column = Math.floor((x - this.#west) * this.#perLongitude);
    const row = Math.floor((latitude - this.#south) * this.#perLatitude);
    const isIn = column >= 0 && column < this.#columns && row >= 0 && row < this.#rows;
    return isIn ? row * this.#columns + column : -1;
  }

  /**
   * How a way lies to the area, as far as a look at its ends says: `CELL_CROSSING` where the way has to be looked at closely.
   * Longitudes are from −180 to 180, the way leads the short way round.
   */
  relationOfWay(
    fromLongitude: number,
    fromLatitude: number,
    toLongitude: number,
    toLatitude: number,
  ): number {
    if (fromLatitude > this.#north && toLatitude > this.#north) return CELL_OUTSIDE;
    if (fromLatitude < this.#south && toLatitude < this.#south) return CELL_OUTSIDE;
    const x0 = this.turned(fromLongitude);
    const x1 = this.turned(toLongitude);
    const isBeside = x0 > this.#east && x1 > this.#east && Math.abs(x1 - x0) <= 180;
    if (isBeside) return CELL_OUTSIDE;
    const cell = this.cellOf(x0, fromLatitude);
    return cell >= 0 && cell === this.cellOf(x1, toLatitude)
      ? this.relationOf(cell)
      : CELL_CROSSING;
  }

  /** Whether a place is in the area. */
  contains(longitude: number, latitude: number): boolean {
    const cell = this.cellOf(this.turned(longitude), latitude);
    const relation = cell < 0 ? CELL_CROSSING : this.relationOf(cell);
    return relation === CELL_CROSSING
      ? this.#area.contains(longitude, latitude)
      : relation === CELL_INSIDE;
  }

  /** The south-western corner of a cell. */
  cornerOf(cell: number): readonly [longitude: number, latitude: number] {
    const { west, south, columns, widthDegrees, heightDegrees } = this.plan;
    const row = Math.floor(cell / columns);
    return [west + (cell - row * columns) * widthDegrees, south + row * heightDegrees];
  }

  /** `CELL_INSIDE` and `CELL_OUTSIDE` are certain. */
  relationOf(cell: number): number {
    const known = this.#relations[cell];
    if (known !== 0) return known;
    const [west, south] = this.cornerOf(cell);
    const { widthDegrees, heightDegrees } = this.plan;
    // A place that is rounded into the cell may lie a hair's breadth beside it.
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

/**
 * The box of an area, the shortest one round the world: `west` is from −180 to under 180, `east` at most 360 more.
 */
export function boxOf({ boxes }: Area): {
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
