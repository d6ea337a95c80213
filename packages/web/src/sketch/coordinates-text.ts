type Place = readonly [longitude: number, latitude: number];

/** Places of a text, or the reason why there are none. */
export type ParsedPlaces =
  | { readonly ok: true; readonly places: readonly Place[] }
  | { readonly ok: false; readonly problem: string };

/** Parses places from lines of longitude and latitude in degrees, separated by spaces or a comma. */
export function parsePlaces(text: string): ParsedPlaces {
  const places: Place[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parts = line.trim().split(/\s*,\s*|\s+/);
    const [longitude, latitude] = parts.map(Number) as [number, number];
    // Longitudes beyond ±180 continue a drawing across the antimeridian.
    const isPlace = parts.length === 2 && Math.abs(longitude) <= 540 && Math.abs(latitude) <= 90;
    if (!isPlace)
      return { ok: false, problem: `Line ${i + 1} must be a longitude and a latitude.` };
    places.push([longitude, latitude]);
  }
  return { ok: true, places };
}

/** Returns a place as a line of such a text, to about a metre. */
export function placeLine(longitude: number, latitude: number): string {
  return `${Number(longitude.toFixed(5))} ${Number(latitude.toFixed(5))}`;
}

/** Returns the line through places; null for fewer than two. */
export function lineThrough(places: readonly Place[]): GeoJSON.LineString | null {
  return places.length < 2
    ? null
    : { type: 'LineString', coordinates: places.map((at) => [...at]) };
}

/** Returns the area with corners at places; null for fewer than three. */
export function areaWithin(places: readonly Place[]): GeoJSON.Polygon | null {
  const [first] = places;
  if (!first || places.length < 3) return null;
  const last = places.at(-1)!;
  const isClosed = last[0] === first[0] && last[1] === first[1];
  const ring = (isClosed ? places : [...places, first]).map((at) => [...at]);
  return ring.length < 4 ? null : { type: 'Polygon', coordinates: [ring] };
}

/** Returns the corners of a box as a text; `east` may be beyond 180. A box around the world becomes all of it. */
export function boxText(west: number, south: number, east: number, north: number): string {
  const [left, right] = east - west >= 360 ? [-180, 180] : [west, east];
  return [
    placeLine(left, south),
    placeLine(right, south),
    placeLine(right, north),
    placeLine(left, north),
  ].join('\n');
}
