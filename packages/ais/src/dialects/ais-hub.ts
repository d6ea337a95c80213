import type { Dialect } from './dialect.ts';

/** AISHub in its human-readable format (`format=1`), as CSV and JSON. Times are UTC. */
export const AIS_HUB: Dialect = {
  name: 'AISHub',
  recognisedBy: [
    ['MMSI', 'TSTAMP', 'NAVSTAT'],
    ['MMSI', 'TIME', 'NAVSTAT', 'LONGITUDE'],
  ],
  columns: {
    mmsi: 'MMSI',
    timestamp: 'TSTAMP|TIME',
    longitude: 'LONGITUDE',
    latitude: 'LATITUDE',
    sog: 'SOG',
    cog: 'COG',
    heading: 'HEADING',
    rot: 'ROT',
    nav_status: 'NAVSTAT',
    imo: 'IMO',
    name: 'NAME',
    callsign: 'CALLSIGN',
    shiptype: 'TYPE',
    to_bow: 'A',
    to_stern: 'B',
    to_port: 'C',
    to_starboard: 'D',
    draught: 'DRAUGHT',
    destination: 'DEST',
    eta: 'ETA',
  },
};

/** AISHub's JSON in the units of AIS (`format=0`): seconds since 1970, 1/10 000 minutes, tenths, packed ETA. */
export const AIS_HUB_UNITS: Dialect = {
  name: 'AISHub in units of AIS',
  recognisedBy: [['MMSI', 'NAVSTAT', 'TIME=<number>']],
  columns: {
    ...AIS_HUB.columns,
    longitude: 'LONGITUDE/600000',
    latitude: 'LATITUDE/600000',
    sog: 'SOG/10',
    cog: 'COG/10',
    rot: 'ROT:indicated',
    draught: 'DRAUGHT/10',
  },
};

/** The first element of AISHub's JSON, before the array of vessels. */
export const AIS_HUB_STATUS: Dialect = {
  name: 'AISHub status',
  recognisedBy: [['ERROR', 'USERNAME', 'FORMAT']],
  columns: {},
  isSkipped: true,
};
