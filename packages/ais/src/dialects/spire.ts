import type { Dialect } from './dialect.ts';

/** Spire's data extracts: rates of turn are those of AIS, `created_at` is not the time of the report. */
export const SPIRE_EXTRACT: Dialect = {
  name: 'Spire data extract',
  recognisedBy: [
    ['mmsi', 'timestamp', 'msg_type', 'speed', 'course'],
    ['mmsi', 'timestamp', 'collection_type', 'longitude', 'speed', 'course'],
  ],
  columns: {
    mmsi: 'mmsi',
    timestamp: 'timestamp',
    longitude: 'longitude',
    latitude: 'latitude',
    sog: 'speed',
    cog: 'course',
    heading: 'heading',
    rot: 'rot:indicated',
    nav_status: 'status',
    imo: 'imo',
    name: 'name',
    callsign: 'call_sign',
    shiptype: 'ship_and_cargo_type|ship_type',
    length: 'length',
    width: 'width',
    draught: 'draught',
    destination: 'destination',
    eta: 'eta',
  },
};

/** Spire's Vessels API (REST): the last position and voyage of a ship. */
export const SPIRE_VESSELS: Dialect = {
  name: 'Spire Vessels API',
  recognisedBy: [['last_known_position.timestamp', 'last_known_position.geometry']],
  columns: {
    mmsi: 'mmsi',
    timestamp: 'last_known_position.timestamp',
    longitude: 'last_known_position.geometry.coordinates.0',
    latitude: 'last_known_position.geometry.coordinates.1',
    sog: 'last_known_position.speed',
    cog: 'last_known_position.course',
    heading: 'last_known_position.heading',
    rot: 'last_known_position.rot:indicated',
    nav_status: 'last_known_position.navigational_status|navigational_status',
    imo: 'imo',
    name: 'name',
    callsign: 'call_sign',
    shiptype: 'ship_type_code|ship_type',
    length: 'length',
    width: 'width',
    draught: 'most_recent_voyage.draught|last_known_position.draught',
    destination: 'most_recent_voyage.destination',
    eta: 'most_recent_voyage.eta',
  },
};

/** Spire's historical positions (REST), whose `vessel_id` ends with the MMSI. */
export const SPIRE_POSITIONS: Dialect = {
  name: 'Spire historical positions',
  recognisedBy: [['geometry.coordinates', 'vessel_id', 'timestamp']],
  columns: {
    mmsi: 'mmsi|vessel_id',
    timestamp: 'timestamp',
    longitude: 'geometry.coordinates.0',
    latitude: 'geometry.coordinates.1',
    sog: 'speed',
    cog: 'course',
    heading: 'heading',
    rot: 'rot:indicated',
  },
};

/** Spire's Maritime 2.0 (GraphQL): the nodes of `vessels`. */
export const SPIRE_GRAPHQL: Dialect = {
  name: 'Spire Maritime 2.0',
  recognisedBy: [['staticData.mmsi']],
  columns: {
    mmsi: 'staticData.mmsi',
    timestamp: 'lastPositionUpdate.timestamp|staticData.timestamp',
    longitude: 'lastPositionUpdate.longitude',
    latitude: 'lastPositionUpdate.latitude',
    sog: 'lastPositionUpdate.speed',
    cog: 'lastPositionUpdate.course',
    heading: 'lastPositionUpdate.heading',
    rot: 'lastPositionUpdate.rot:indicated',
    nav_status: 'lastPositionUpdate.navigationalStatus',
    imo: 'staticData.imo',
    name: 'staticData.name',
    callsign: 'staticData.callsign',
    shiptype: 'staticData.shipType',
    length: 'staticData.dimensions.length',
    width: 'staticData.dimensions.width',
    to_bow: 'staticData.dimensions.a',
    to_stern: 'staticData.dimensions.b',
    to_port: 'staticData.dimensions.c',
    to_starboard: 'staticData.dimensions.d',
    draught: 'currentVoyage.draught',
    destination: 'currentVoyage.destination',
    eta: 'currentVoyage.eta',
  },
};
