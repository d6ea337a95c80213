import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { type LandPolygons, unwrapLand } from './land.ts';

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
