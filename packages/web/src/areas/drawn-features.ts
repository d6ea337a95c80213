import type { Coordinates, Ring } from '@roadstead/geo';
import type { GeoJSONStoreFeatures } from 'terra-draw';
import { type AreaDraft, polygonsOf } from './area-draft.ts';
import { boxOf, type Polygon } from './polygons.ts';

/** Of the circle that is edited. */
export const CIRCLE_ID = 'circle';
const POINT_ID = 'point';
/** Beyond it the map ends (Web Mercator). */
const LATITUDE_MAX = 85;
/** A centimetre, as precise as terra-draw is set to. */
const PARTS_OF_DEGREE = 1e7;

/** Returns an area as features of terra-draw, each ring for itself: its polygons have no holes. @param centre its meridian 0 */
export function featuresOf(draft: AreaDraft, centre: number): GeoJSONStoreFeatures[] {
  const drawn = ([longitude, latitude]: Coordinates): [number, number] => [
    rounded(longitude - centre),
    rounded(latitude),
  ];
  if (draft.type === 'point')
    return [
      {
        type: 'Feature',
        id: POINT_ID,
        properties: { mode: 'point' },
        geometry: { type: 'Point', coordinates: drawn([draft.longitude, draft.latitude]) },
      },
    ];
  const isCircle = draft.type === 'circle';
  return polygonsOf(draft).flatMap((rings, part) =>
    rings.map(
      (ring, i): GeoJSONStoreFeatures => ({
        type: 'Feature',
        id: isCircle ? CIRCLE_ID : `${part}/${i}`,
        properties: { mode: isCircle ? 'circle' : 'polygon' },
        geometry: { type: 'Polygon', coordinates: [ring.map(drawn)] },
      }),
    ),
  );
}

/** Whether a feature is a hole. */
export function isHole({ id }: GeoJSONStoreFeatures): boolean {
  return /^\d+\/[1-9]/.test(String(id));
}

/** Returns features as they are drawn: each outline is filled but for its holes, whose own features are edges alone. */
export function withHoles(
  features: readonly GeoJSONStoreFeatures[],
  all: readonly GeoJSONStoreFeatures[],
): GeoJSONStoreFeatures[] {
  const holes = all.filter(isHole);
  return features.map((feature) => {
    const part = /^(\d+)\/0$/.exec(String(feature.id))?.[1];
    const { geometry } = feature;
    if (part === undefined || geometry.type !== 'Polygon') return feature;
    const rings = holes.flatMap((hole) =>
      String(hole.id).startsWith(`${part}/`) && hole.geometry.type === 'Polygon'
        ? hole.geometry.coordinates
        : [],
    );
    return {
      ...feature,
      geometry: { ...geometry, coordinates: [...geometry.coordinates, ...rings] },
    };
  });
}

/** Whether the map can show all of a draft. */
export function isDrawable(draft: AreaDraft): boolean {
  return polygonsOf(draft)
    .flat(2)
    .every(([, latitude]) => Math.abs(latitude) <= LATITUDE_MAX);
}

/** Returns the draft after one of its features was edited, or drawn: a new circle or point takes the place of all. */
export function draftAfter(
  draft: AreaDraft,
  feature: GeoJSONStoreFeatures,
  centre: number,
  action: string,
): AreaDraft {
  const stored = (position: readonly number[]): Coordinates => [
    rounded(position[0]! + centre),
    rounded(position[1]!),
  ];
  const { geometry, properties } = feature;
  if (geometry.type === 'Point') {
    const [longitude, latitude] = stored(geometry.coordinates);
    return { type: 'point', longitude, latitude };
  }
  if (geometry.type !== 'Polygon') return draft;
  const ring = geometry.coordinates[0]!.map(stored);
  if (properties['mode'] === 'circle')
    return circleAfter(draft, ring, action, Number(properties['radiusKilometers']));
  const polygons = draft.type === 'polygons' ? draft.polygons : [];
  if (action === 'draw') return { type: 'polygons', polygons: [...polygons, [ring]] };
  const [part, index] = String(feature.id).split('/').map(Number);
  return {
    type: 'polygons',
    polygons: polygons.map((rings, i) =>
      i === part ? withRing(rings, index!, ring, action === 'dragFeature') : rings,
    ),
  };
}

/** Returns the draft without a ring; without its holes, too, if it is an outline. */
export function withoutFeature(draft: AreaDraft, id: string): AreaDraft {
  if (draft.type !== 'polygons') return { type: 'empty' };
  const [part, index] = id.split('/').map(Number);
  const polygons = draft.polygons.flatMap((rings, i) => {
    if (i !== part) return [rings];
    return index === 0 ? [] : [rings.filter((_, j) => j !== index)];
  });
  return polygons.length === 0 ? { type: 'empty' } : { type: 'polygons', polygons };
}

/** Holes move with their outline. */
function withRing(rings: Polygon, index: number, ring: Ring, isMoved: boolean): Polygon {
  const [[eastBefore, northBefore], [east, north]] = [rings[index]![0]!, ring[0]!];
  return rings.map((each, i) => {
    if (i === index) return ring;
    if (!isMoved || index !== 0) return each;
    return each.map(
      ([longitude, latitude]): Coordinates => [
        rounded(longitude + east - eastBefore),
        rounded(latitude + north - northBefore),
      ],
    );
  });
}

/** A circle is its centre and radius: its corners are computed again after each change. */
function circleAfter(
  draft: AreaDraft,
  ring: Ring,
  action: string,
  radiusKilometers: number,
): AreaDraft {
  const [west, south, east, north] = boxOf(ring)!;
  const [longitude, latitude] = [rounded((west + east) / 2), rounded((south + north) / 2)];
  if (draft.type !== 'circle' || action === 'draw')
    return { type: 'circle', longitude, latitude, radiusMeters: readable(radiusKilometers * 1000) };
  if (action === 'dragFeature') return { ...draft, longitude, latitude };
  const before = boxOf(polygonsOf(draft).flat(2))!;
  const ratio = (north - south) / (before[3] - before[1]);
  return { ...draft, radiusMeters: readable(draft.radiusMeters * ratio) };
}

/** A hand on a mouse sets no more than three digits. */
function readable(meters: number): number {
  return Math.max(1, Math.round(Number(meters.toPrecision(3))));
}

function rounded(degrees: number): number {
  return Math.round(degrees * PARTS_OF_DEGREE) / PARTS_OF_DEGREE;
}
