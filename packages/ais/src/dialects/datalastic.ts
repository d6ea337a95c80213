import type { Dialect } from './dialect.ts';

/** Datalastic's vessel positions and histories, in which the MMSI stands outside of the positions. */
export const DATALASTIC: Dialect = {
  name: 'Datalastic',
  recognisedBy: [
    ['lat', 'lon', 'last_position_epoch'],
    ['lat', 'lon', 'last_position_UTC'],
  ],
  columns: {
    mmsi: 'mmsi',
    timestamp: 'last_position_epoch|last_position_UTC',
    longitude: 'lon',
    latitude: 'lat',
    sog: 'speed',
    cog: 'course',
    heading: 'heading',
    nav_status: 'navigation_status|navigational_status',
    imo: 'imo',
    name: 'name',
    callsign: 'callsign',
    draught: 'current_draught',
    destination: 'destination',
    eta: 'eta_UTC',
  },
};
