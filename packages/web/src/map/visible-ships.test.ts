import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longitudeNear, mercatorX, mercatorY } from './mercator.ts';
import type { ShipScene } from './ship-scene.ts';
import { INSTANCE_FLOATS, VisibleShips } from './visible-ships.ts';

function sceneOf(places: readonly (readonly [number, number])[], version = 1): ShipScene {
  const column = (value: number): number[] => places.map(() => value);
  return {
    ...{ count: places.length, version, mmsi: places.map((_, i) => i) },
    longitude: places.map(([longitude]) => longitude),
    latitude: places.map(([, latitude]) => latitude),
    ...{ direction: column(90), shipClass: column(1), isStopped: column(0), opacity: column(1) },
    labelOf: String,
  };
}

const PLACE = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -84, max: 84, noNaN: true }),
);
/** Also across ±180, and from one copy of the world to another. */
const VIEW = fc
  .tuple(
    fc.double({ min: -200, max: 200, noNaN: true }),
    fc.double({ min: 0.01, max: 340, noNaN: true }),
    fc.double({ min: -80, max: 60, noNaN: true }),
    fc.double({ min: 0.01, max: 20, noNaN: true }),
  )
  .map(([west, wide, south, high]) => ({
    ...{ west, east: west + wide, south, north: south + high },
  }));

it('has each ship of the view, where it is', () => {
  fc.assert(
    fc.property(fc.array(PLACE), VIEW, (places, view) => {
      const visible = new VisibleShips();
      visible.select(sceneOf(places), view);
      const found = new Set(visible.indexes.subarray(0, visible.count));
      const middle = (view.west + view.east) / 2;
      places.forEach(([longitude, latitude], index) => {
        const near = longitudeNear(longitude, middle);
        const isSeen =
          near >= view.west &&
          near <= view.east &&
          latitude >= view.south &&
          latitude <= view.north;
        if (isSeen) expect(found).toContain(index);
      });
      for (let i = 0; i < visible.count; i++) {
        const [longitude, latitude] = places[visible.indexes[i]!]!;
        const x = visible.instances[i * INSTANCE_FLOATS]! + visible.originX;
        const y = visible.instances[i * INSTANCE_FLOATS + 1]! + visible.originY;
        expect(x).toBeCloseTo(mercatorX(longitudeNear(longitude, middle)), 6);
        expect(y).toBeCloseTo(mercatorY(latitude), 6);
      }
    }),
  );
});

it('leaves out ships far from the view, and those without a position', () => {
  const visible = new VisibleShips();
  const scene = sceneOf([
    [0, 0],
    [50, 0],
    [Number.NaN, 0],
    [0, Number.NaN],
  ]);
  visible.select(scene, { west: -1, south: -1, east: 1, north: 1 });
  expect([...visible.indexes.subarray(0, visible.count)]).toEqual([0]);
});

it('selects anew only when the scene has changed or the view has left what was prepared', () => {
  const visible = new VisibleShips();
  const scene = sceneOf([[0, 0]]);
  const view = { west: -10, south: -10, east: 10, north: 10 };
  expect(visible.select(scene, view)).toBe(true);
  expect(visible.select(scene, { ...view, west: -11, east: 9 })).toBe(false);
  expect(visible.select(scene, { ...view, west: -30, east: -10 })).toBe(true);
  expect(visible.select(scene, { west: -21, south: -1, east: -20, north: 1 })).toBe(true);
  expect(visible.select({ ...scene, version: 2 }, view)).toBe(true);
});

it('is exact to a centimetre at a high zoom, with 32 bits', () => {
  const visible = new VisibleShips();
  visible.select(sceneOf([[179.99995, 57.123456]]), {
    ...{ west: 179.999, south: 57.12, east: 180.001, north: 57.13 },
  });
  const metersPerWorld = 40_075_016 * Math.cos((57.123456 * Math.PI) / 180);
  const x = visible.instances[0]! + visible.originX;
  expect(Math.abs(x - mercatorX(179.99995)) * metersPerWorld).toBeLessThan(0.01);
});
