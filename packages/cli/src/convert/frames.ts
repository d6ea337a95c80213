import { escapeXml } from '@roadstead/model';
import { propertiesOf } from '../formats/encoder.ts';
import { type Frame, geojson, kml, pointKml } from '../formats/frame.ts';
import { CALL_COLUMNS, type PortCallAt } from './columns.ts';
import { type ShipTrack, splitAtAntimeridian } from './ship-tracks.ts';

export const TRACKS_GEOJSON: Frame<ShipTrack> = geojson(({ mmsi, parts }) => {
  const lines = splitAtAntimeridian(parts);
  return {
    type: 'Feature',
    id: mmsi,
    geometry: {
      type: 'MultiLineString',
      // A line of one point is no line (RFC 7946, section 3.1.4).
      coordinates: lines
        .filter(({ length }) => length > 1)
        .map((line) => line.map(([longitude, latitude]) => [longitude, latitude])),
    },
    properties: {
      mmsi,
      times: lines
        .filter(({ length }) => length > 1)
        .map((line) => line.map(([, , timeMs]) => timestamp(timeMs))),
    },
  };
});

export const CALLS_GEOJSON: Frame<PortCallAt> = geojson((item) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [item.port.longitude, item.port.latitude] },
  properties: propertiesOf(CALL_COLUMNS, item),
}));

/** KML 2.2 with the tracks of Google's extension, which have times. */
export const TRACKS_KML: Frame<ShipTrack> = kml(
  ({ mmsi, parts }) =>
    `<Placemark><name>${mmsi}</name><gx:MultiTrack>${parts
      .map(
        (part) =>
          `<gx:Track>${part.map(([, , timeMs]) => `<when>${timestamp(timeMs)}</when>`).join('')}${part
            .map(([longitude, latitude]) => `<gx:coord>${longitude} ${latitude} 0</gx:coord>`)
            .join('')}</gx:Track>`,
      )
      .join('')}</gx:MultiTrack></Placemark>\n`,
);

export const CALLS_KML: Frame<PortCallAt> = kml(({ call, port }) => {
  const end = call.endMs === null ? '' : `<end>${timestamp(call.endMs)}</end>`;
  return (
    `<Placemark><name>${call.mmsi} ${escapeXml(port.name)}</name>` +
    `<TimeSpan><begin>${timestamp(call.beginMs)}</begin>${end}</TimeSpan>` +
    `${pointKml(port.longitude, port.latitude)}</Placemark>\n`
  );
});

/** GPX 1.1. */
export const TRACKS_GPX: Frame<ShipTrack> = {
  before:
    '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="roadstead" xmlns="http://www.topografix.com/GPX/1/1">\n',
  between: '',
  after: '</gpx>\n',
  text: ({ mmsi, parts }) =>
    `<trk><name>${mmsi}</name>${parts
      .map(
        (part) =>
          `<trkseg>${part
            .map(
              ([longitude, latitude, timeMs]) =>
                `<trkpt lat="${latitude}" lon="${longitude}"><time>${timestamp(timeMs)}</time></trkpt>`,
            )
            .join('')}</trkseg>`,
      )
      .join('')}</trk>\n`,
};

function timestamp(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
