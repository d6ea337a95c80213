import { lineStringOf } from './line-string.ts';
import type { Route } from './route.ts';

/** Shores to draw below the routes: rings of longitude and latitude by turns, in degrees. */
type ShoreRings = readonly ArrayLike<number>[];

/** Routes on a map of the world as an SVG, 10 pixels a degree, over the shores that are handed in. */
export function drawRoutes(routes: readonly Route[], shores: ShoreRings = []): string {
  const land = shores.map((ring) => `${pathOf(pairsOf(ring))}Z`).join('');
  const lines = routes.map((route) => {
    const drawn = lineStringOf(route, { antimeridian: 'split' });
    const parts = drawn.type === 'LineString' ? [drawn.coordinates] : drawn.coordinates;
    return `<path d="${parts.map(pathOf).join('')}"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3600 1800">',
    '<rect width="3600" height="1800" fill="#dcebf5"/>',
    `<path d="${land}" fill="#c9c2ae" fill-rule="evenodd"/>`,
    `<g fill="none" stroke="#b3261e" stroke-width="2">${lines.join('')}</g>`,
    '</svg>',
  ].join('\n');
}

function pathOf(places: readonly (readonly [number, number])[]): string {
  return places
    .map(
      ([x, y], at) =>
        `${at === 0 ? 'M' : 'L'}${((x + 180) * 10).toFixed(1)} ${((90 - y) * 10).toFixed(1)}`,
    )
    .join('');
}

function pairsOf(ring: ArrayLike<number>): [number, number][] {
  const pairs: [number, number][] = [];
  for (let at = 0; at < ring.length; at += 2) pairs.push([ring[at], ring[at + 1]]);
  return pairs;
}
