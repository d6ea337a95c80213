import { lineStringOf } from '../src/line-string.ts';
import type { LineVertex, Route } from '../src/route.ts';

/** Shores below the routes: rings of alternating longitudes and latitudes, in degrees. */
type ShoreRings = readonly ArrayLike<number>[];

/** Draws routes over shores on a map of the world, as SVG with 10 pixels per degree. */
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

function pathOf(vertices: readonly LineVertex[]): string {
  return vertices
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
