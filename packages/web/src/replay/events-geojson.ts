import { longitudeNear } from '../map/mercator.ts';
import type { EventJson } from './replay-event.ts';

/** Returns events as GeoJSON: a point midway between the ships at the firing, with all fields as properties. */
export function eventsGeoJson(events: readonly EventJson[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: events.map((event) => ({
      type: 'Feature',
      id: event.id,
      geometry: { type: 'Point', coordinates: middleOf(event) },
      properties: event,
    })),
  };
}

/** The midpoint, to a centimetre. */
function middleOf({ s2s_pair: { first, second } }: EventJson): [number, number] {
  const [longitude, latitude] = first.fired_position.coordinates as readonly number[];
  const [otherLongitude, otherLatitude] = second.fired_position.coordinates as readonly number[];
  const middle = (longitude! + longitudeNear(otherLongitude!, longitude!)) / 2;
  const round = (degrees: number): number => Number(degrees.toFixed(7));
  return [round(longitudeNear(middle, 0)), round((latitude! + otherLatitude!) / 2)];
}
