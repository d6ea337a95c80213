import { beforeAll, describe, expect, it } from 'vitest';
import { bundledBytes, loadBundled } from '../test-data/bundled.ts';
import { columnOfLongitude, rowOfLatitude } from './grid.ts';
import { gatesCrossed } from './passage-gates.ts';
import { PASSAGES, type PassageName } from './passages.ts';
import { readGraph } from './read-graph.ts';
import type { LineVertex, RouteOptions } from './route.ts';
import type { SeaRoutes } from './sea-routes.ts';
import type { WaterMask } from './water-mask.ts';

/** Gates of capes and ice end in open water, further out than any route. */
const ENDS_AT_SEA: readonly PassageName[] = [
  'cape-horn',
  'good-hope',
  'northwest-passage',
  'northeast-passage',
];
/** Distance of positions on both sides of a gate. */
const ASIDE_DEGREES = 0.06;

let seaRoutes: SeaRoutes;
let mask: WaterMask;
beforeAll(async () => {
  seaRoutes = await loadBundled();
  ({ mask } = readGraph(bundledBytes()));
});

const straits = PASSAGES.filter(({ name }) => !ENDS_AT_SEA.includes(name));

function isWater([longitude, latitude]: LineVertex): boolean {
  return mask.isWater(columnOfLongitude(longitude), rowOfLatitude(latitude));
}

/** Returns positions on both sides of the water of a gate that is nearest to its centre. */
function bothSides([[x0, y0], [x1, y1]]: readonly [LineVertex, LineVertex]): [
  LineVertex,
  LineVertex,
] {
  const parts = Array.from({ length: 401 }, (_, at) => 0.5 + (at % 2 ? 1 : -1) * (at / 802));
  const part = parts.find((each) => isWater([x0 + (x1 - x0) * each, y0 + (y1 - y0) * each]))!;
  const [x, y] = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
  const length = Math.hypot(x1 - x0, y1 - y0) / ASIDE_DEGREES;
  const [dx, dy] = [(y0 - y1) / length, (x1 - x0) / length];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

function routeBetween([a, b]: readonly [LineVertex, LineVertex], options: RouteOptions = {}) {
  const [from, to] = [a, b].map(([longitude, latitude]) => ({ longitude, latitude }));
  return seaRoutes.route(from, to, options);
}

describe('gates', () => {
  it.each(straits)('[R2] of $name reach from land to land', ({ gate }) => {
    expect(gate.map(isWater)).toEqual([false, false]);
  });

  it.each(straits)('[R2] of $name name the passage of a route', ({ name, gate }) => {
    const route = routeBetween(bothSides(gate), { open: [name] });
    expect(route).toMatchObject({ status: 'ok', passages: expect.arrayContaining([name]) });
  });

  it.each(straits)('[R3] of $name, if closed, require a long detour', ({ name, gate }) => {
    const sides = bothSides(gate);
    const through = routeBetween(sides, { open: [name] });
    const around = routeBetween(sides, { closed: [name] });
    if (through.status !== 'ok') throw new Error(through.detail);
    if (around.status !== 'ok') return;
    expect(around.passages).not.toContain(name);
    expect(around.distanceMeters).toBeGreaterThan(2 * through.distanceMeters);
  });

  it.each(
    straits.flatMap(({ name, gate, limits }) => {
      const draughts = limits.flatMap(({ draughtMeters = [] }) => draughtMeters);
      return draughts.length > 0 ? [{ name, gate, draughtMeters: Math.max(...draughts) }] : [];
    }),
  )(
    '[R6] of $name are open to a ship of the published draught, rounded',
    ({ name, gate, draughtMeters: max }) => {
      const passagesAt = (draughtMeters: number) => {
        const route = routeBetween(bothSides(gate), { draughtMeters, open: [name] });
        return route.status === 'ok' ? route.passages : [];
      };
      expect(passagesAt(max + 0.04)).toContain(name);
      expect(passagesAt(max + 0.06)).not.toContain(name);
    },
  );

  it('[R2] are in the order of passing', () => {
    const names = (...leg: [number, number, number, number]) =>
      gatesCrossed(...leg).map((at) => PASSAGES[at].name);
    expect(names(-75, -57, 30, -40)).toEqual(['cape-horn', 'good-hope']);
    expect(names(30, -40, -75, -57)).toEqual(['good-hope', 'cape-horn']);
  });
});
