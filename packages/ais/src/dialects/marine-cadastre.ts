import type { Dialect } from './dialect.ts';

/** MarineCadastre (NOAA and BOEM): the names to 2024 and, with underscores, since 2025. Times are UTC. */
export const MARINE_CADASTRE: Dialect = {
  name: 'MarineCadastre',
  recognisedBy: [['MMSI', 'BaseDateTime']],
  columns: {
    mmsi: 'MMSI',
    timestamp: 'BaseDateTime',
    longitude: 'LON|longitude',
    latitude: 'LAT|latitude',
    sog: 'SOG',
    cog: 'COG',
    heading: 'Heading',
    nav_status: 'Status',
    imo: 'IMO',
    name: 'VesselName',
    callsign: 'CallSign',
    shiptype: 'VesselType',
    length: 'Length',
    width: 'Width',
    draught: 'Draft',
  },
};
