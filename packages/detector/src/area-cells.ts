import { type Area, type Box, SlotIndex } from '@roadstead/geo';
import RBush from 'rbush';
import { AREA_CELL_DEGREES, AREA_CELLS_MAX } from './thresholds.ts';
import type { WatchedConfiguration } from './watched-configuration.ts';

/** What the configurations say of a place. */
export interface AreaCell {
  /** Those whose area touches the place. */
  readonly watches: readonly CellWatch[];
  /** The greatest distance of any of them, in metres; 0 where there is none. */
  readonly distanceMetersMax: number;
  /** The ports that touch the place. */
  readonly ports: readonly Area[];
}

export interface CellWatch {
  readonly configuration: WatchedConfiguration;
  /** Whether the edge of the area goes through the place. */
  readonly isAtEdge: boolean;
  /** Whether ports that the configuration excludes touch the place. */
  readonly isAtPort: boolean;
}

interface Entry {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly configuration: WatchedConfiguration;
}

const SQUARES_MIN = 64;
const GROWTH = 1.125;
const COLUMNS = Math.round(360 / AREA_CELL_DEGREES);
/** A place on the edge of a square may be numbered with its neighbour by the rounding of a division. */
const ROUNDING_DEGREES = 1e-9;
const NOWHERE: AreaCell = { watches: [], distanceMetersMax: 0, ports: [] };

/**
 * Finds the configurations of a place: an index of their areas, and a memory for each small square of the earth. Most
 * squares are like others (in the same areas, on no edge, at no port), and these share one cell.
 */
export class AreaCells {
  /** By the number that `numberOf` gives. */
  readonly cells: AreaCell[] = [];
  readonly #squares: SlotIndex = new SlotIndex();
  /** For each square the number of its cell. */
  #numbers: Int32Array = new Int32Array(SQUARES_MIN);
  /** The numbers of the cells that squares share, by their configurations. */
  readonly #shared: Map<string, number> = new Map();
  readonly #index: RBush<Entry> = new RBush<Entry>();
  readonly #portAreasNear: (box: Box) => readonly Area[];

  constructor(
    configurations: readonly WatchedConfiguration[],
    portAreasNear: (box: Box) => readonly Area[],
  ) {
    this.#portAreasNear = portAreasNear;
    this.#index.load(configurations.flatMap(entriesOf));
  }

  /** The square of a place; longitude −180 to 180. */
  static keyOf(longitude: number, latitude: number): number {
    const column = Math.floor((longitude + 180) / AREA_CELL_DEGREES);
    return Math.floor((latitude + 90) / AREA_CELL_DEGREES) * (COLUMNS + 1) + column;
  }

  /** What the memory of squares takes, without the cells that are not shared. */
  get byteLength(): number {
    return this.#squares.byteLength + this.#numbers.byteLength;
  }

  /** Whether so many squares are remembered that the memory is to start anew. */
  get isFull(): boolean {
    return this.#squares.size >= AREA_CELLS_MAX;
  }

  /** The place in `cells` of a square. */
  numberOf(key: number): number {
    const known = this.#squares.get(key);
    return known >= 0 ? this.#numbers[known] : this.#remember(key);
  }

  #remember(key: number): number {
    const west = (key % (COLUMNS + 1)) * AREA_CELL_DEGREES - 180;
    const south = Math.floor(key / (COLUMNS + 1)) * AREA_CELL_DEGREES - 90;
    const cell = this.cellOf({
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
    const isOwn = cell.watches.some(({ isAtEdge, isAtPort }) => isAtEdge || isAtPort);
    if (isOwn) return this.cells.push(cell) - 1;
    const name = cell.watches.map(({ configuration }) => configuration.number).join(' ');
    const shared = this.#shared.get(name) ?? this.cells.push(cell) - 1;
    this.#shared.set(name, shared);
    return shared;
  }

  /** What the configurations say of a box, not remembered. */
  cellOf(box: Box): AreaCell {
    const found = this.#find(box);
    if (found.length === 0) return NOWHERE;
    const needsPorts = found.some((configuration) => configuration.excludePorts);
    const ports = needsPorts
      ? this.#portAreasNear(box).filter((port) => port.relationTo(box) !== 'outside')
      : [];
    const watches: CellWatch[] = [];
    for (const configuration of found) {
      const relation = configuration.area.relationTo(box);
      if (relation === 'outside') continue;
      watches.push({
        configuration,
        isAtEdge: relation === 'crossing',
        isAtPort: configuration.excludePorts && ports.length > 0,
      });
    }
    const distanceMetersMax = watches.reduce(
      (most, watch) => Math.max(most, watch.configuration.distanceMeters),
      0,
    );
    return { watches, distanceMetersMax, ports };
  }

  /** In the order of their ids, each once. */
  #find(box: Box): WatchedConfiguration[] {
    const found = new Set<WatchedConfiguration>();
    for (const turn of [0, -360, 360]) {
      const entries = this.#index.search({
        minX: box.west + turn,
        minY: box.south,
        maxX: box.east + turn,
        maxY: box.north,
      });
      for (const entry of entries) found.add(entry.configuration);
    }
    return [...found].sort((a, b) => a.id - b.id);
  }
}

function entriesOf(configuration: WatchedConfiguration): Entry[] {
  return configuration.area.boxes.map(({ west, south, east, north }) => ({
    minX: west,
    minY: south,
    maxX: east,
    maxY: north,
    configuration,
  }));
}
