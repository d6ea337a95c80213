import type { Dialect } from './dialect.ts';

/** exactEarth's archive: one column for each field of any message. Times are YYYYMMDD_HHMMSS, UTC. */
export const EXACT_EARTH: Dialect = {
  name: 'exactEarth',
  recognisedBy: [['MMSI', 'Message_ID', 'Repeat_indicator', 'Time']],
  columns: {
    mmsi: 'MMSI',
    timestamp: 'Time',
    longitude: 'Longitude',
    latitude: 'Latitude',
    sog: 'SOG',
    cog: 'COG',
    heading: 'Heading',
    rot: 'ROT',
    nav_status: 'Navigational_status',
    imo: 'IMO',
    name: 'Vessel_Name',
    callsign: 'Call_sign',
    shiptype: 'Ship_Type',
    to_bow: 'Dimension_to_Bow',
    to_stern: 'Dimension_to_stern',
    to_port: 'Dimension_to_port',
    to_starboard: 'Dimension_to_starboard',
    draught: 'Draught',
    destination: 'Destination',
  },
};
