import type { Dialect } from './dialect.ts';

/** MarineTraffic's vessel positions and historical tracks: speeds in 1/10 knot, draughts in 1/10 m, times in UTC. */
export const MARINE_TRAFFIC: Dialect = {
  name: 'MarineTraffic',
  recognisedBy: [
    ['MMSI', 'LAT', 'LON', 'SPEED', 'SHIP_ID'],
    ['MMSI', 'LAT', 'LON', 'SPEED', 'DSRC'],
    ['MMSI', 'LAT', 'LON', 'SPEED', 'STATION'],
    ['MMSI', 'LAT', 'LON', 'SPEED (KNOTSx10)'],
  ],
  columns: {
    mmsi: 'MMSI',
    timestamp: 'TIMESTAMP|TIMESTAMP UTC',
    longitude: 'LON',
    latitude: 'LAT',
    sog: 'SPEED (KNOTSx10)/10|SPEED/10',
    cog: 'COURSE',
    heading: 'HEADING',
    rot: 'ROT:indicated',
    nav_status: 'STATUS',
    imo: 'IMO',
    name: 'SHIPNAME',
    callsign: 'CALLSIGN',
    shiptype: 'SHIPTYPE',
    length: 'LENGTH',
    width: 'WIDTH',
    draught: 'DRAUGHT/10',
    destination: 'DESTINATION',
    eta: 'ETA',
  },
};
