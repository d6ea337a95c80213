import type { Dialect } from './dialect.ts';

/** Day files of the Danish Maritime Authority, present and older ones. Times are DD/MM/YYYY HH:MM:SS, UTC. */
export const DANISH_AUTHORITY: Dialect = {
  name: 'Danish Maritime Authority',
  recognisedBy: [['Timestamp', 'Type of mobile', 'MMSI']],
  columns: {
    mmsi: 'MMSI',
    timestamp: 'Timestamp',
    longitude: 'Longitude',
    latitude: 'Latitude',
    sog: 'SOG',
    cog: 'COG',
    heading: 'Heading',
    rot: 'ROT',
    nav_status: 'Navigational status',
    imo: 'IMO',
    name: 'Name',
    callsign: 'Callsign',
    shiptype: 'Ship type',
    length: 'Length',
    width: 'Width',
    to_bow: 'A|Size A',
    to_stern: 'B|Size B',
    to_port: 'C|Size C',
    to_starboard: 'D|Size D',
    draught: 'Draught',
    destination: 'Destination',
    eta: 'ETA',
  },
};
