import { type Area, type AreaGeometry, type Box, prepareArea } from '@roadstead/geo';
import RBush from 'rbush';

interface Entry {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly index: number;
}

/** Offsets in degrees that map a box to the longitudes of an area, which may exceed ±180. */
const LONGITUDE_OFFSETS = [-360, 0, 360];

/** Areas found by bounding box; each is prepared on first use. */
export class AreaIndex {
  readonly #geometries: readonly AreaGeometry[];
  readonly #prepared: (Area | undefined)[];
  readonly #tree = new RBush<Entry>();

  constructor(geometries: readonly AreaGeometry[]) {
    this.#geometries = geometries;
    this.#prepared = Array.from(geometries, () => undefined);
    this.#tree.load(geometries.flatMap(entriesOf));
  }

  area(index: number): Area {
    this.#prepared[index] ??= prepareArea(this.#geometries[index]);
    return this.#prepared[index];
  }

  /** Returns the indexes of the areas with a polygon whose bounding box touches `box`, ascending. */
  near(box: Box): readonly number[] {
    const found = new Set<number>();
    for (const offset of LONGITUDE_OFFSETS) {
      const entries = this.#tree.search({
        minX: box.west + offset,
        minY: box.south,
        maxX: box.east + offset,
        maxY: box.north,
      });
      for (const { index } of entries) found.add(index);
    }
    return [...found].sort((a, b) => a - b);
  }
}

/** Returns one entry for each polygon: those of a port may be far apart. */
function entriesOf(geometry: AreaGeometry, index: number): readonly Entry[] {
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
    return { minX, minY, maxX, maxY, index };
  });
}
