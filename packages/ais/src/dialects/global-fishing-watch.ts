import type { Dialect } from './dialect.ts';

/** Global Fishing Watch: positions of its data pipeline and its training data, whose ids are anonymised. */
export const GLOBAL_FISHING_WATCH: Dialect = {
  name: 'Global Fishing Watch',
  recognisedBy: [
    ['ssvid', 'timestamp'],
    ['mmsi', 'timestamp', 'distance_from_shore', 'distance_from_port'],
  ],
  columns: {
    mmsi: 'ssvid|mmsi',
    timestamp: 'timestamp',
    longitude: 'lon',
    latitude: 'lat',
    sog: 'speed_knots|speed',
    cog: 'course',
    heading: 'heading',
    name: 'shipname',
    callsign: 'callsign',
    imo: 'imo',
  },
};
