import type { ApiObjects } from '@roadstead/client';
import { expect, it } from 'vitest';
import { routeFiles } from './route-files.ts';
import { routeOptions } from './route-options.ts';

const ROUTE: ApiObjects['Route'] = {
  ...{ bs_ts: '2026-06-02T03:00:00Z', distance: 1000, eta: '2026-06-02T11:43:31Z', sog: 12 },
  ...{ eta_early: '2026-06-02T10:29:11Z', eta_late: '2026-06-02T17:59:07Z', eta_pilot: null },
  ...{ passages: ['kiel-canal'], status: 'ok' },
  route: {
    type: 'LineString',
    coordinates: [
      [8.6, 53.95],
      [8.5, 53.96],
    ],
  },
  alternatives: [
    {
      ...{ distance: 3000, extra_distance: 2000, eta: '2026-06-03T11:43:31Z', eta_pilot: null },
      ...{ eta_early: '2026-06-03T10:00:00Z', eta_late: '2026-06-03T18:00:00Z', passages: [] },
      ...{ passages_added: [], passages_avoided: ['kiel-canal'] },
      route: {
        type: 'LineString',
        coordinates: [
          [8.6, 53.95],
          [8.4, 54],
          [8.5, 53.96],
        ],
      },
    },
  ],
};

it('are the route and its alternatives, named by what differs', () => {
  expect(routeOptions(ROUTE)).toMatchObject([
    { title: 'Best', distanceMeters: 1000, extraMeters: 0, passages: ['kiel-canal'] },
    { title: '2: without kiel-canal', distanceMeters: 3000, extraMeters: 2000, passages: [] },
  ]);
});

it('are none without a route', () => {
  const status = 'no_route' as const;
  expect(routeOptions({ ...ROUTE, status, distance: null, route: null })).toEqual([]);
});

it('are written as files of one route each', () => {
  const [, other] = routeOptions(ROUTE);
  const texts = routeFiles(other!).map(({ name, content }) => [name, content()]);
  expect(texts.map(([name]) => name)).toEqual([
    ...['route-2.geojson', 'route-2.gpx', 'route-2.kml', 'route-2.rtz'],
  ]);
  for (const [, text] of texts) expect(text).toContain('8.4');
});
