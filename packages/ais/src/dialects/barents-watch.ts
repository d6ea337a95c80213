import type { Dialect } from './dialect.ts';

/** BarentsWatch and the Norwegian Coastal Administration (Kystverket), as CSV, JSON and GeoJSON. */
export const BARENTS_WATCH: Dialect = {
  name: 'BarentsWatch',
  recognisedBy: [
    ['mmsi', 'msgtime'],
    ['mmsi', 'date_time_utc'],
  ],
  columns: {
    mmsi: 'mmsi',
    timestamp: 'msgtime|date_time_utc',
    longitude: 'longitude|lon',
    latitude: 'latitude|lat',
    sog: 'speedOverGround|sog',
    cog: 'courseOverGround|cog',
    heading: 'trueHeading',
    rot: 'rateOfTurn|rot',
    nav_status: 'navigationalStatus|nav_status',
    imo: 'imoNumber|imo_nr|imo',
    name: 'name',
    callsign: 'callSign',
    shiptype: 'shipType',
    length: 'shipLength|length',
    width: 'shipWidth',
    to_bow: 'dimensionA',
    to_stern: 'dimensionB',
    to_port: 'dimensionC',
    to_starboard: 'dimensionD',
    draught: 'draught/10',
    destination: 'destination',
    eta: 'eta',
  },
};
