import { feature } from 'topojson-client';
import fineUrl from 'world-atlas/land-10m.json?url';
import coarseUrl from 'world-atlas/land-50m.json?url';
import { longitudeNear } from './mercator.ts';

export type LandPolygons = GeoJSON.FeatureCollection<GeoJSON.Polygon | GeoJSON.MultiPolygon>;
type LandTopology = Parameters<typeof feature>[0];

const URLS = { coarse: coarseUrl, fine: fineUrl };

/** Loads the land of Natural Earth: 1 : 50 million, 169 kB, or 1 : 10 million, 771 kB (gzip). */
export async function loadLand(detail: keyof typeof URLS): Promise<LandPolygons> {
  const response = await fetch(URLS[detail]);
  if (!response.ok) throw new Error(`The land could not be loaded: ${response.status}.`);
  const topology = (await response.json()) as LandTopology;
  return unwrapLand(feature(topology, topology.objects['land']!) as unknown as LandPolygons);
}

/** Unwraps the rings that cross ±180°: drawn as they are, those of Fiji would cross the whole map. */
export function unwrapLand(land: LandPolygons): LandPolygons {
  return {
    type: 'FeatureCollection',
    features: land.features.map((each) => ({ ...each, geometry: unwrapGeometry(each.geometry) })),
  };
}

function unwrapGeometry<Geometry extends GeoJSON.Polygon | GeoJSON.MultiPolygon>(
  geometry: Geometry,
): Geometry {
  const coordinates =
    geometry.type === 'Polygon'
      ? unwrapRings(geometry.coordinates)
      : geometry.coordinates.map(unwrapRings);
  return { ...geometry, coordinates };
}

/** Holes are unwrapped beside their outer ring. */
function unwrapRings(rings: GeoJSON.Position[][]): GeoJSON.Position[][] {
  const [outer] = rings;
  if (!outer?.[0]) return rings;
  let start = outer[0][0]!;
  return rings.map((ring) => {
    let previous = start;
    const unwrapped = ring.map(([longitude, latitude]) => {
      // Antarctica steps from −180 to 180 along the pole: it stays as it is.
      const isAtPole = Math.abs(latitude!) > 89;
      previous = isAtPole ? longitude! : longitudeNear(longitude!, previous);
      return [previous, latitude!];
    });
    start = unwrapped[0]![0]!;
    return unwrapped;
  });
}
