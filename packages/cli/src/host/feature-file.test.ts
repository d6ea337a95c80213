import { areaOfLine } from '@roadstead/shapes';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readFeatureFile } from './feature-file.ts';

const { make, remove, file } = temporaryFolder();
beforeEach(make);
afterEach(remove);

const SQUARE = [
  [0, 50],
  [1, 50],
  [1, 51],
  [0, 50],
];

function route(...positions: readonly (readonly number[])[]): string {
  const points = positions.map(([lon, lat]) => `<rtept lat="${lat}" lon="${lon}"/>`);
  return `<gpx><rte>${points.join('')}</rte></gpx>`;
}

it('reads a line of GPX, and an area of one that ends where it begins', async () => {
  const path = file('square.gpx', `\uFEFF${route(...SQUARE)}`);
  expect(await readFeatureFile(path)).toEqual({
    geojson: { type: 'LineString', coordinates: SQUARE },
    pointer: '',
  });
  expect(await readFeatureFile(path, areaOfLine)).toEqual({
    geojson: { type: 'Polygon', coordinates: [SQUARE] },
    pointer: '',
  });
});

it('reads the only feature of a GeoJSON collection', async () => {
  const feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] } };
  const path = file('one.json', JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
  expect(await readFeatureFile(path)).toEqual({ geojson: feature, pointer: '/features/0' });
});

it.each([
  ['<gpx/>', /must have one place with a geometry; there are 0\./],
  ['<kml>\n<a></kml>', /line 2: unexpected close tag/],
  ['{', /is not JSON/],
])('rejects %j', async (text, reason) => {
  const path = file('wrong', text);
  const error = await readFeatureFile(path).catch((thrown: unknown) => thrown);
  expect((error as Error).message).toMatch(reason);
  expect((error as Error).message.startsWith(path)).toBe(true);
});
