import type { ApiObjects } from '@roadstead/client';

type Destination = ApiObjects['Destination'];

/** An end of a route or a waypoint. */
export type Place =
  | { readonly type: 'ship'; readonly mmsi: string }
  | { readonly type: 'port'; readonly locode: string }
  | { readonly type: 'point'; readonly longitude: number; readonly latitude: number };

/** Parses an MMSI, a LOCODE, or longitude and latitude separated by a comma or spaces; undefined for another text. */
export function parsePlace(text: string): Place | undefined {
  const trimmed = text.trim();
  if (/^\d{9}$/.test(trimmed)) return { type: 'ship', mmsi: trimmed };
  if (/^[a-z]{2}[a-z2-9]{3}$/i.test(trimmed))
    return { type: 'port', locode: trimmed.toUpperCase() };
  const parts = trimmed.split(/\s*,\s*|\s+/);
  const [longitude, latitude] = parts.map(Number) as [number, number];
  const isPoint = parts.length === 2 && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
  return isPoint && parts.every((part) => part !== '')
    ? { type: 'point', longitude, latitude }
    : undefined;
}

/** Returns a place as an end of a request; undefined for a ship, which is none. */
export function destinationOf(place: Place): Destination | undefined {
  switch (place.type) {
    case 'ship':
      return undefined;
    case 'port':
      return { port: { locode: place.locode } };
    case 'point':
      return { position: { type: 'Point', coordinates: [place.longitude, place.latitude] } };
  }
}
