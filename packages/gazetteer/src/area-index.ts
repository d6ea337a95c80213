import { type Area, type Box, prepareArea } from '@roadstead/geo';
import RBush from 'rbush';
import type { LazyArea } from './lazy-area.ts';

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
  readonly #areas: readonly LazyArea[];
  readonly #prepared: (Area | undefined)[];
  readonly #tree = new RBush<Entry>();

  constructor(areas: readonly LazyArea[]) {
    this.#areas = areas;
    this.#prepared = Array.from(areas, () => undefined);
    this.#tree.load(
      areas.flatMap(({ boxes }, index) =>
        boxes.map(({ west, south, east, north }) => ({
          ...{ minX: west, minY: south, maxX: east, maxY: north },
          index,
        })),
      ),
    );
  }

  area(index: number): Area {
    this.#prepared[index] ??= prepareArea(this.#areas[index].geometry());
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
