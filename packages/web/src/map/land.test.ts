import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { baseStyle, LAND_SOURCES } from './base-style.ts';
import { type LandPolygons, unwrapLand } from './land.ts';
import type { Palette } from './palette.ts';

const require = createRequire(import.meta.url);

function landOf(scale: string): LandPolygons {
  const topology = JSON.parse(
    readFileSync(require.resolve(`world-atlas/land-${scale}.json`), 'utf8'),
  );
  return feature(topology, topology.objects.land) as unknown as LandPolygons;
}

function ringsOf(land: LandPolygons): GeoJSON.Position[][] {
  return land.features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );
}

describe.each(['50m', '10m'])('the land 1 : %s', (scale) => {
  const land = landOf(scale);
  const unwrapped = unwrapLand(land);

  it('has no edge across the map, but along the pole and the edge of the map', () => {
    const long = ringsOf(unwrapped).flatMap((ring) =>
      ring.flatMap(([longitude, latitude], i) => {
        const [before] = ring[i - 1] ?? [longitude];
        return Math.abs(longitude! - before!) > 180 && latitude! > -89
          ? [[before, longitude, latitude]]
          : [];
      }),
    );
    expect(long).toEqual([]);
  });

  it('has the same places as before', () => {
    const before = ringsOf(land).flat();
    const after = ringsOf(unwrapped).flat();
    expect(after).toHaveLength(before.length);
    const moved = after.filter(([longitude, latitude], i) => {
      const turns = (longitude! - before[i]![0]!) / 360;
      return latitude !== before[i]![1] || Math.abs(turns - Math.round(turns)) > 1e-9;
    });
    expect(moved).toEqual([]);
  });
});

it('that is drawn zoomed out has no polygon with more corners than fit into a mesh', () => {
  const MESH_CORNERS_MAX = 65_535;
  const mostCorners = (scale: string): number =>
    Math.max(
      ...landOf(scale).features.flatMap(({ geometry }) =>
        (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(
          (rings) => rings.flat().length,
        ),
      ),
    );
  const colours = { sea: '#000', land: '#000', coast: '#000' } as Palette;
  const isDrawn = (source: string): boolean =>
    baseStyle(colours).layers.some(
      (layer) => 'source' in layer && layer.source === source && !layer.minzoom,
    );
  const drawn = [
    ['50m', LAND_SOURCES.coarse],
    ['10m', LAND_SOURCES.fine],
  ].filter(([, source]) => isDrawn(source!));
  expect(drawn.length).toBeGreaterThan(0);
  for (const [scale] of drawn) expect(mostCorners(scale!)).toBeLessThan(MESH_CORNERS_MAX);
});
