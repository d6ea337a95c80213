import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCsv } from '../scripts/parse-csv.ts';
import { loadBundled } from '../test-data/bundled.ts';
import type { PassageName } from './passages.ts';
import type { SeaRoutes } from './sea-routes.ts';
import { legMeters } from './sphere.ts';

const METERS_PER_MILE = 1852;
/**
 * A route may be shorter or longer than the line through the strait by a tenth, and a mile more: it cuts corners, its cells have
 * 1.16 km, and it stays off the coast. The way around any of these straits is longer than that.
 */
const TOLERANCE_PART = 0.1;
const TOLERANCE_MILES = 1;

const straits = parseCsv(
  readFileSync(new URL('../test-data/straits.csv', import.meta.url), 'utf8'),
).map((row) => ({
  name: row['name'],
  open: (row['open'] === '' ? [] : [row['open']]) as PassageName[],
  miles: Number(row['nm']),
  line: row['line'].split(' ').map((vertex) => vertex.split(',').map(Number)),
}));

let seaRoutes: SeaRoutes;
beforeAll(async () => {
  seaRoutes = await loadBundled();
});

describe('straits', () => {
  it('are at least 150, each once', () => {
    expect(new Set(straits.map(({ name }) => name)).size).toBe(straits.length);
    expect(straits.length).toBeGreaterThanOrEqual(150);
  });

  it.each(straits)('have the length of their line in the table: $name', ({ miles, line }) => {
    const meters = line
      .slice(1)
      .reduce((sum, [x, y], at) => sum + legMeters(line[at][0], line[at][1], x, y), 0);
    expect(miles).toBeCloseTo(meters / METERS_PER_MILE, 1);
  });

  it.each(straits)('[R16] have a route from end to end: $name', ({ open, miles, line }) => {
    const [from, to] = [line[0], line[line.length - 1]].map(([longitude, latitude]) => ({
      longitude,
      latitude,
    }));
    const route = seaRoutes.route(from, to, { open });
    if (route.status !== 'ok') throw new Error(route.detail);
    expect([route.startOffsetMeters, route.endOffsetMeters]).toEqual([0, 0]);
    const found = route.distanceMeters / METERS_PER_MILE;
    expect(found).toBeLessThan(miles * (1 + TOLERANCE_PART) + TOLERANCE_MILES);
    expect(found).toBeGreaterThan(miles * (1 - TOLERANCE_PART) - TOLERANCE_MILES);
  });
});
