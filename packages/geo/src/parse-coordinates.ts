import type { Coordinates } from './area-geometry.ts';

const LONGITUDE_MAX = 360;
const LATITUDE_MAX = 90;

/**
 * Parses a GeoJSON position: longitude from −360 to 360, latitude from −90 to 90; further elements are dropped.
 * @returns longitude and latitude, or a sentence with the error.
 */
export function parseCoordinates(position: unknown): Coordinates | string {
  const [longitude, latitude] = Array.isArray(position) ? (position as unknown[]) : [];
  if (!isNumber(longitude) || !isNumber(latitude)) {
    return 'A position is an array of two finite numbers, longitude and latitude.';
  }
  if (Math.abs(latitude) > LATITUDE_MAX) {
    return `Latitude is from −90 to 90; at ${coordinatesText(longitude, latitude)} it is not (longitude comes first).`;
  }
  if (Math.abs(longitude) > LONGITUDE_MAX) {
    return `Longitude is from −360 to 360; at ${coordinatesText(longitude, latitude)} it is not.`;
  }
  return [longitude, latitude];
}

/** Formats coordinates as GeoJSON writes them, with six decimals (0.1 m) at most. */
export function coordinatesText(longitude: number, latitude: number): string {
  return `[${Number(longitude.toFixed(6))}, ${Number(latitude.toFixed(6))}]`;
}

/** Returns the `type` of a GeoJSON object, or undefined for any other value. */
export function typeOf(geojson: unknown): unknown {
  return geojson !== null && typeof geojson === 'object' && 'type' in geojson
    ? geojson.type
    : undefined;
}

/** Returns ` This is a Point.` for the end of an error about an unexpected type; empty if the type is not a text. */
export function foundTypeText(type: unknown): string {
  if (typeof type !== 'string') return '';
  return ` This is a ${type.length > 40 ? `${type.slice(0, 40)}…` : type}.`;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
