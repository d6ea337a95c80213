import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readLandRings } from '../scripts/land-rings.ts';
import { loadBundled } from '../test-data/bundled.ts';
import { PUBLISHED_DISTANCES } from '../test-data/published-distances.ts';
import { COLUMNS, columnOfLongitude, rowOfLatitude } from './grid.ts';
import { lineStringOf } from './line-string.ts';
import { legMeters } from './sphere.ts';

const STEP_METERS = 250;
const INSIDE_METERS_MAX = 1000;
const PAIRS = 2000;

function landFile(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  } catch {
    return undefined;
  }
}

/** Land as polygons, by bands of a tenth of a degree: a position is on land if the number of shores to the east is odd. */
class Polygons {
  readonly #bands: number[][] = Array.from({ length: 1800 }, () => []);
  /** Squares of a tenth of a degree that may contain a shore; in each other square all positions are alike. */
  readonly #shores = new Uint8Array(3600 * 1800);
  readonly #isLand = new Int8Array(3600 * 1800).fill(-1);

  constructor(file: string) {
    for (const ring of readLandRings(readFileSync(file, 'utf8')).rings) {
      for (let at = 2; at < ring.length; at += 2) {
        for (const offset of [-360, 0, 360]) {
          this.#add(ring[at - 2] + offset, ring[at - 1], ring[at] + offset, ring[at + 1]);
        }
      }
    }
  }

  has(x: number, y: number): boolean {
    const square = bandOf(y) * 3600 + columnOfSquare(x);
    if (this.#shores[square] === 1) return this.#isInside(x, y);
    if (this.#isLand[square] < 0) this.#isLand[square] = this.#isInside(x, y) ? 1 : 0;
    return this.#isLand[square] === 1;
  }

  #add(x0: number, y0: number, x1: number, y1: number): void {
    // A ray to the east never crosses edges west of all positions.
    if (Math.max(x0, x1) < -180) return;
    for (let band = bandOf(Math.min(y0, y1)); band <= bandOf(Math.max(y0, y1)); band++) {
      this.#bands[band].push(x0, y0, x1, y1);
      const last = columnOfSquare(Math.max(x0, x1));
      for (let at = columnOfSquare(Math.min(x0, x1)); at <= last; at++) {
        this.#shores[band * 3600 + at] = 1;
      }
    }
  }

  #isInside(x: number, y: number): boolean {
    const edges = this.#bands[bandOf(y)];
    let isInside = false;
    for (let at = 0; at < edges.length; at += 4) {
      const y0 = edges[at + 1];
      const y1 = edges[at + 3];
      if (y0 <= y === y1 <= y) continue;
      if (x < edges[at] + ((y - y0) / (y1 - y0)) * (edges[at + 2] - edges[at]))
        isInside = !isInside;
    }
    return isInside;
  }
}

function columnOfSquare(longitude: number): number {
  return Math.min(3599, Math.max(0, Math.floor((longitude + 180) * 10)));
}

function bandOf(latitude: number): number {
  return Math.min(1799, Math.max(0, Math.floor((latitude + 90) * 10)));
}

/** Reads the cells of carved channels: runs, each by its distance from the last one and its length. */
function carvedCells(): Set<number> {
  const bytes = readFileSync(new URL('../data/carved-cells.bin', import.meta.url));
  const cells = new Set<number>();
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++];
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  for (let cell = 0; at < bytes.length; ) {
    cell += next();
    for (let run = next(); run > 0; run--) cells.add(cell++);
  }
  return cells;
}

const file = landFile();

describe.skipIf(file === undefined)('land (needs npm world-atlas)', () => {
  it('[R15] is not crossed by a drawn line for more than a kilometre, except in carved channels', async () => {
    const seaRoutes = await loadBundled();
    const land = new Polygons(file!);
    const carved = carvedCells();
    const ports = PUBLISHED_DISTANCES.flatMap(([, a, b, c, d]) => [
      { longitude: a, latitude: b },
      { longitude: c, latitude: d },
    ]);
    const violations: string[] = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      // All ports, each with near and distant ones, deterministically.
      const from = ports[(pair * 7) % ports.length];
      const to = ports[(pair * 131 + 17 * Math.floor(pair / ports.length)) % ports.length];
      const route = seaRoutes.route(from, to);
      if (route.status !== 'ok') throw new Error(route.detail);
      const { coordinates } = lineStringOf(route, { antimeridian: 'unwrapped' });
      let inside = 0;
      for (let at = 1; at < coordinates.length; at++) {
        const [a, b] = [coordinates[at - 1], coordinates[at]];
        const steps = Math.max(1, Math.ceil(legMeters(...a, ...b) / STEP_METERS));
        for (let step = 0; step < steps; step++) {
          const x = a[0] + ((b[0] - a[0]) * step) / steps;
          const y = a[1] + ((b[1] - a[1]) * step) / steps;
          const longitude = x - 360 * Math.round(x / 360);
          const isInside =
            land.has(longitude, y) &&
            !carved.has(rowOfLatitude(y) * COLUMNS + columnOfLongitude(longitude));
          inside = isInside ? inside + STEP_METERS : 0;
          if (inside === INSIDE_METERS_MAX + STEP_METERS)
            violations.push(`${longitude.toFixed(3)}, ${y.toFixed(3)}`);
        }
      }
    }
    expect(violations).toEqual([]);
  });
});
