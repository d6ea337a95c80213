import type { Dialect } from './dialect.ts';

/** Digitraffic's locations (GeoJSON), in which `timestamp` is only the second of the minute. */
export const DIGITRAFFIC_LOCATIONS: Dialect = {
  name: 'Digitraffic locations',
  recognisedBy: [['properties.timestampExternal']],
  columns: {
    mmsi: 'mmsi|properties.mmsi',
    timestamp: 'properties.timestampExternal',
    longitude: 'geometry.coordinates.0',
    latitude: 'geometry.coordinates.1',
    sog: 'properties.sog',
    cog: 'properties.cog',
    heading: 'properties.heading',
    rot: 'properties.rot:indicated',
    nav_status: 'properties.navStat',
  },
};

/** Digitraffic's metadata of vessels: draughts in 1/10 m, packed ETA. */
export const DIGITRAFFIC_VESSELS: Dialect = {
  name: 'Digitraffic vessels',
  recognisedBy: [
    ['referencePointA', 'posType'],
    ['refA', 'posType'],
  ],
  columns: {
    mmsi: 'mmsi',
    timestamp: 'timestamp',
    imo: 'imo',
    name: 'name',
    callsign: 'callSign',
    shiptype: 'shipType|type',
    to_bow: 'referencePointA|refA',
    to_stern: 'referencePointB|refB',
    to_port: 'referencePointC|refC',
    to_starboard: 'referencePointD|refD',
    draught: 'draught/10',
    destination: 'destination',
    eta: 'eta',
  },
};

/** Digitraffic's MQTT locations, whose MMSI stands in the topic unless a client adds it. */
export const DIGITRAFFIC_MQTT: Dialect = {
  name: 'Digitraffic MQTT',
  recognisedBy: [['posAcc', 'raim', 'navStat', 'time', 'lon']],
  columns: {
    mmsi: 'mmsi',
    timestamp: 'time',
    longitude: 'lon',
    latitude: 'lat',
    sog: 'sog',
    cog: 'cog',
    heading: 'heading',
    rot: 'rot:indicated',
    nav_status: 'navStat',
  },
};
