import type { AreaGeometry, Coordinates, Ring } from '@roadstead/geo';
import { areaOfShape, type ShapeGeometry } from '@roadstead/shapes';
import { longitudeNear } from '../map/mercator.ts';
import { joinAtAntimeridian } from './join-polygons.ts';
import { type Box, boxOf, type Polygon, shifted } from './polygons.ts';

/** An area while it is edited. Longitudes continue past ±180, so that nothing jumps across the map. */
export type AreaDraft =
  | { readonly type: 'empty' }
  | { readonly type: 'polygons'; readonly polygons: readonly Polygon[] }
  | ({ readonly type: 'circle'; readonly radiusMeters: number } & Place)
  | ({ readonly type: 'point' } & Place);

interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

export const EMPTY_AREA: AreaDraft = { type: 'empty' };

/** Edges that are longer get corners in between, which leaves the area as it is: no neighbours then lie half a world apart. */
const EDGE_DEGREES_MAX = 120;

/** Returns the draft of a stored geometry; parts that were split at ±180 are joined. @param radiusMeters of a circle, whose geometry is its centre */
export function draftOfGeometry(
  geometry: ShapeGeometry,
  radiusMeters: number | null = null,
): AreaDraft {
  if (geometry.type === 'Point') {
    const [longitude, latitude] = geometry.coordinates;
    return radiusMeters === null
      ? { type: 'point', longitude, latitude }
      : { type: 'circle', longitude, latitude, radiusMeters };
  }
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const short = polygons.map((rings) => rings.map(withShortEdges));
  return { type: 'polygons', polygons: joinAtAntimeridian(short) };
}

/**
 * Returns the draft of a geometry with its western longitudes moved to the east, if it is then narrower: an area over ±180 that its
 * author did not cut there (RFC 7946, section 3.1.9). Null for another geometry, and for one around the whole world.
 */
export function acrossAntimeridian(geometry: ShapeGeometry): AreaDraft | null {
  if (geometry.type === 'Point') return null;
  const polygons: readonly Polygon[] =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const moved = polygons.map((rings) =>
    rings.map((ring) =>
      ring.map(
        ([longitude, latitude]): Coordinates => [
          longitude < 0 ? longitude + 360 : longitude,
          latitude,
        ],
      ),
    ),
  );
  const isNarrower = polygons.some((_, i) => widthOf(polygons[i]!) > widthOf(moved[i]!));
  const isAround = polygons.some((polygon) => widthOf(polygon) === 360);
  return isNarrower && !isAround ? { type: 'polygons', polygons: moved } : null;
}

function widthOf(polygon: Polygon): number {
  const [west, , east] = boxOf(polygon.flat()) ?? [0, 0, 0, 0];
  return east - west;
}

/** Returns the area of a draft: a circle becomes a polygon. Null: there is none. */
export function areaOfDraft(draft: AreaDraft): AreaGeometry | null {
  if (draft.type === 'empty' || draft.type === 'point') return null;
  if (draft.type === 'circle') {
    const { longitude, latitude, radiusMeters } = draft;
    const area = areaOfShape({
      geometry: { type: 'Point', coordinates: [wrapped(longitude), latitude] },
      radiusMeters,
    });
    return area.ok ? area.value : null;
  }
  const polygons = draft.polygons.map(nearGreenwich);
  const [first, ...others] = polygons;
  if (!first) return null;
  return others.length === 0
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: polygons };
}

/** Returns the geometry of a draft as a shape has it: of a circle its centre. Null: there is none. */
export function shapeGeometryOf(draft: AreaDraft): ShapeGeometry | null {
  if (draft.type !== 'circle' && draft.type !== 'point') return areaOfDraft(draft);
  return { type: 'Point', coordinates: [wrapped(draft.longitude), draft.latitude] };
}

/** Returns the polygons of a draft on the map, beside one another also across ±180; of a circle its own. */
export function polygonsOf(draft: AreaDraft): readonly Polygon[] {
  if (draft.type === 'polygons') return draft.polygons;
  const area = areaOfDraft(draft);
  return area?.type === 'Polygon' ? [area.coordinates] : (area?.coordinates ?? []);
}

/** Returns the box of a draft; null without a place. */
export function boxOfDraft(draft: AreaDraft): Box | null {
  if (draft.type === 'point')
    return [draft.longitude, draft.latitude, draft.longitude, draft.latitude];
  return boxOf(polygonsOf(draft).flat(2));
}

/** Returns a polygon whose middle is within ±180: the service accepts longitudes up to ±360. */
function nearGreenwich(polygon: Polygon): Polygon {
  const [west, , east] = boxOf(polygon.flat()) ?? [0, 0, 0, 0];
  const middle = (west + east) / 2;
  const turn = wrapped(middle) - middle;
  return turn === 0 ? polygon : shifted(polygon, turn);
}

function wrapped(longitude: number): number {
  return longitudeNear(longitude, 0);
}

function withShortEdges(ring: Ring): Ring {
  return ring.flatMap(([longitude, latitude], i): Coordinates[] => {
    const [before, latitudeBefore] = ring[i - 1] ?? [longitude, latitude];
    const [east, north] = [longitude - before, latitude - latitudeBefore];
    const parts = Math.max(1, Math.ceil(Math.abs(east) / EDGE_DEGREES_MAX));
    return Array.from({ length: parts }, (_, part) => {
      const left = (parts - 1 - part) / parts;
      return [longitude - east * left, latitude - north * left];
    });
  });
}
