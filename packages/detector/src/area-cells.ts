import { type Area, type Box, SlotIndex, wrapLongitude } from '@roadstead/geo';
import RBush from 'rbush';
import type { IndexedConfiguration } from './indexed-configuration.ts';
import { AREA_CELL_DEGREES, AREA_CELLS_MAX } from './thresholds.ts';

/** The configurations that apply at a box. */
export interface AreaCell {
  /** Its place in the list of cells; negative for a cell of a single path. */
  readonly number: number;
  /** The configurations whose area touches the box, sorted by id. */
  readonly configurations: readonly CellConfiguration[];
  /** The greatest distance of these configurations in metres; 0 without any. */
  readonly distanceMetersMax: number;
  /** The ports that touch the box, if one of the configurations excludes ports. */
  readonly ports: readonly Area[];
}

/** A configuration that applies at a box. */
export interface CellConfiguration {
  readonly configuration: IndexedConfiguration;
  /** Whether the edge of the area crosses the box. */
  readonly isAtEdge: boolean;
  /** Whether the configuration excludes ports and ports touch the box. */
  readonly isAtPort: boolean;
}

interface Entry {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly configuration: IndexedConfiguration;
}

const SQUARES_MIN = 64;
const GROWTH = 1.125;
const COLUMNS = Math.round(360 / AREA_CELL_DEGREES);
/** Squares are extended by this, because rounding can assign a position on an edge to the neighbouring square. */
const ROUNDING_DEGREES = 1e-9;
const EMPTY_CELL: AreaCell = { number: -1, configurations: [], distanceMetersMax: 0, ports: [] };

/**
 * Finds the configurations at a position: an R-tree of their areas, and a cache for each square of 0.1°. Most squares are
 * alike (in the same areas, at no edge, at no port), and these share one cell.
 */
export class AreaCells {
  /** Cells by the number that `numberOf` returns. Replaced by `rebuild`. */
  cells: AreaCell[] = [];
  #squares: SlotIndex = new SlotIndex();
  /** Number of the cell of each square. */
  #numbers: Int32Array = new Int32Array(SQUARES_MIN);
  /** Numbers of the shared cells, by their configurations. */
  readonly #shared: Map<string, number> = new Map();
  readonly #index: RBush<Entry> = new RBush<Entry>();
  readonly #portAreasNear: (box: Box) => readonly Area[];

  /** @param portAreasNear returns the port areas that touch a box. */
  constructor(portAreasNear: (box: Box) => readonly Area[]) {
    this.#portAreasNear = portAreasNear;
  }

  /** Replaces the configurations and clears the cache. */
  rebuild(configurations: readonly IndexedConfiguration[]): void {
    this.cells = [];
    this.#squares = new SlotIndex();
    this.#numbers = new Int32Array(SQUARES_MIN);
    this.#shared.clear();
    this.#index.clear();
    this.#index.load(configurations.flatMap(entriesOf));
  }

  /** Returns the key of the square at a position; longitude −180 to 180. */
  static keyOf(longitude: number, latitude: number): number {
    const column = Math.floor((longitude + 180) / AREA_CELL_DEGREES);
    return Math.floor((latitude + 90) / AREA_CELL_DEGREES) * (COLUMNS + 1) + column;
  }

  /** Bytes of the cache of squares, without the cells themselves. */
  get byteLength(): number {
    return this.#squares.byteLength + this.#numbers.byteLength;
  }

  /** Whether the cache has reached its maximum size, so that `rebuild` is due. */
  get isFull(): boolean {
    return this.#squares.size >= AREA_CELLS_MAX;
  }

  /** Returns the number of the cell of a square. */
  numberOf(key: number): number {
    const known = this.#squares.get(key);
    return known >= 0 ? this.#numbers[known] : this.#addSquare(key);
  }

  /** Returns the configurations at a straight path from a position, by degrees east and north. */
  cellOfPath(longitude: number, latitude: number, east: number, north: number): AreaCell {
    const to = wrapLongitude(longitude + east);
    const key = AreaCells.keyOf(wrapLongitude(longitude), latitude);
    const toKey = AreaCells.keyOf(to, latitude + north);
    if (key === toKey) return this.cells[this.numberOf(key)];
    return (
      this.#sharedCellOf(key, toKey) ??
      this.#cellOf({
        west: Math.min(longitude, longitude + east),
        south: Math.min(latitude, latitude + north),
        east: Math.max(longitude, longitude + east),
        north: Math.max(latitude, latitude + north),
      })
    );
  }

  /** The cell of two adjacent squares that share one, so that no edge crosses them, nor the square between two that touch at a corner. */
  #sharedCellOf(key: number, toKey: number): AreaCell | undefined {
    const column = (key % (COLUMNS + 1)) - (toKey % (COLUMNS + 1));
    const row = Math.floor(key / (COLUMNS + 1)) - Math.floor(toKey / (COLUMNS + 1));
    if (Math.abs(column) > 1 || Math.abs(row) > 1) return undefined;
    const number = this.numberOf(key);
    const isShared = [toKey, key - column, toKey + column].every(
      (each) => this.numberOf(each) === number,
    );
    return isShared && !isAtLimit(this.cells[number]) ? this.cells[number] : undefined;
  }

  #addSquare(key: number): number {
    const west = (key % (COLUMNS + 1)) * AREA_CELL_DEGREES - 180;
    const south = Math.floor(key / (COLUMNS + 1)) * AREA_CELL_DEGREES - 90;
    const cell = this.#cellOf({
      west: west - ROUNDING_DEGREES,
      south: south - ROUNDING_DEGREES,
      east: west + AREA_CELL_DEGREES + ROUNDING_DEGREES,
      north: south + AREA_CELL_DEGREES + ROUNDING_DEGREES,
    });
    const square = this.#squares.add(key);
    if (square >= this.#numbers.length) {
      const numbers = new Int32Array(Math.ceil(GROWTH * square) + SQUARES_MIN);
      numbers.set(this.#numbers);
      this.#numbers = numbers;
    }
    this.#numbers[square] = this.#numberOfCell(cell);
    return this.#numbers[square];
  }

  #numberOfCell(cell: AreaCell): number {
    if (isAtLimit(cell)) return this.#push(cell);
    const name = cell.configurations.map(({ configuration }) => configuration.number).join(' ');
    const shared = this.#shared.get(name) ?? this.#push(cell);
    this.#shared.set(name, shared);
    return shared;
  }

  #push(cell: AreaCell): number {
    return this.cells.push({ ...cell, number: this.cells.length }) - 1;
  }

  /** The configurations at a box, without the cache. */
  #cellOf(box: Box): AreaCell {
    const found = this.#find(box);
    if (found.length === 0) return EMPTY_CELL;
    const needsPorts = found.some((configuration) => configuration.excludePorts);
    const ports = needsPorts
      ? this.#portAreasNear(box).filter((port) => port.relationTo(box) !== 'outside')
      : [];
    const configurations: CellConfiguration[] = [];
    for (const configuration of found) {
      const relation = configuration.area.relationTo(box);
      if (relation === 'outside') continue;
      configurations.push({
        configuration,
        isAtEdge: relation === 'crossing',
        isAtPort: configuration.excludePorts && ports.length > 0,
      });
    }
    const distanceMetersMax = configurations.reduce(
      (most, { configuration }) => Math.max(most, configuration.distanceMeters),
      0,
    );
    return { number: -1, configurations, distanceMetersMax, ports };
  }

  /** The configurations whose bounding boxes touch a box, sorted by `order`. */
  #find(box: Box): IndexedConfiguration[] {
    const found = new Set<IndexedConfiguration>();
    for (const turn of [0, -360, 360]) {
      const entries = this.#index.search({
        minX: box.west + turn,
        minY: box.south,
        maxX: box.east + turn,
        maxY: box.north,
      });
      for (const entry of entries) found.add(entry.configuration);
    }
    return [...found].sort((a, b) => a.order - b.order);
  }
}

/** Whether the edge of an area crosses the cell, or ports touch it. */
function isAtLimit({ configurations }: AreaCell): boolean {
  return configurations.some(({ isAtEdge, isAtPort }) => isAtEdge || isAtPort);
}

function entriesOf(configuration: IndexedConfiguration): Entry[] {
  return configuration.area.boxes.map(({ west, south, east, north }) => ({
    minX: west,
    minY: south,
    maxX: east,
    maxY: north,
    configuration,
  }));
}

/** Returns whether a configuration applies at both cells. */
export function sharesConfiguration(a: AreaCell, b: AreaCell): boolean {
  if (a === b) return a.configurations.length > 0;
  let j = 0;
  for (const { configuration } of a.configurations) {
    while (b.configurations[j]?.configuration.order < configuration.order) j++;
    if (b.configurations[j]?.configuration === configuration) return true;
  }
  return false;
}
