import { type Area, type AreaGeometry, type Box, prepareArea } from '@roadstead/geo';
import RBush from 'rbush';

interface Entry {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly at: number;
}

/** How far around the world a question may have to be moved to meet an area's own longitudes. */
const TURNS = [-360, 0, 360];

/** Areas found by box; each is made ready when it is asked for first. */
export class AreaIndex {
  readonly #geometries: readonly AreaGeometry[];
  readonly #prepared: (Area | undefined)[];
  readonly #tree = new RBush<Entry>();

  constructor(geometries: readonly AreaGeometry[]) {
    this.#geometries = geometries;
    this.#prepared = Array.from(geometries, () => undefined);
    this.#tree.load(geometries.flatMap(entriesOf));
  }

  area(at: number): Area {
    this.#prepared[at] ??= prepareArea(this.#geometries[at]);
    return this.#prepared[at];
  }

  /** The places in the list of those areas of which a polygon's box touches a box, ascending. */
  near(box: Box): readonly number[] {
    const found = new Set<number>();
    for (const turn of TURNS) {
      const entries = this.#tree.search({
        minX: box.west + turn,
        minY: box.south,
        maxX: box.east + turn,
        maxY: box.north,
      });
      for (const { at } of entries) found.add(at);
    }
    return [...found].sort((a, b) => a - b);
  }
}

/** One for each polygon, as those of a port may lie far apart. */
function entriesOf(geometry: AreaGeometry, at: number): readonly Entry[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map(([outline]) => {
    let [minX, minY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    let [maxX, maxY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const [x, y] of outline) {
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
    return { minX, minY, maxX, maxY, at };
  });
}
