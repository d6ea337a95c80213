import type { Coordinates } from './area-geometry.ts';

const LONGITUDE_MAX = 360;
const LATITUDE_MAX = 90;

/**
 * Reads a GeoJSON position: longitude from −360 to 360, latitude from −90 to 90; what follows is left out.
 * @returns the two, or a sentence that says what is wrong.
 */
export function parseCoordinates(position: unknown): Coordinates | string {
  const [longitude, latitude] = Array.isArray(position) ? (position as unknown[]) : [];
  if (!isNumber(longitude) || !isNumber(latitude)) {
    return 'A position is an array of two finite numbers, longitude and latitude.';
  }
  if (Math.abs(latitude) > LATITUDE_MAX) {
    return `Latitude is from −90 to 90; at ${placeText(longitude, latitude)} it is not (longitude comes first).`;
  }
  if (Math.abs(longitude) > LONGITUDE_MAX) {
    return `Longitude is from −360 to 360; at ${placeText(longitude, latitude)} it is not.`;
  }
  return [longitude, latitude];
}

/** Coordinates as GeoJSON writes them, to a decimetre. */
export function placeText(longitude: number, latitude: number): string {
  return `[${Number(longitude.toFixed(6))}, ${Number(latitude.toFixed(6))}]`;
}

/** What a GeoJSON object says that it is. */
export function typeOf(geojson: unknown): unknown {
  return geojson !== null && typeof geojson === 'object' && 'type' in geojson
    ? geojson.type
    : undefined;
}

/** ` This is a Point.`, where that is not what was asked for. */
export function typeFound(type: unknown): string {
  if (typeof type !== 'string') return '';
  return ` This is a ${type.length > 40 ? `${type.slice(0, 40)}…` : type}.`;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
