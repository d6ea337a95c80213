import type { Dialect } from './dialect.ts';

/** Signal K deltas: the ship is the context, the values are pairs in SI units (m/s, radians). */
export const SIGNAL_K: Dialect = {
  name: 'Signal K',
  recognisedBy: [['values.0.path', 'context']],
  pairs: 'values',
  columns: {
    mmsi: 'values.mmsi|context',
    timestamp: 'timestamp',
    longitude: 'values.navigation.position.longitude',
    latitude: 'values.navigation.position.latitude',
    sog: 'values.navigation.speedOverGround*1.943844',
    cog: 'values.navigation.courseOverGroundTrue*57.29577951',
    heading: 'values.navigation.headingTrue*57.29577951',
    rot: 'values.navigation.rateOfTurn*3437.746771',
    nav_status: 'values.navigation.state',
    imo: 'values.registrations.imo',
    name: 'values.name',
    callsign: 'values.communication.callsignVhf',
    shiptype: 'values.design.aisShipType.id',
    length: 'values.design.length.overall',
    width: 'values.design.beam',
    draught: 'values.design.draft.current|values.design.draft.maximum',
    destination: 'values.navigation.destination.commonName',
    eta: 'values.navigation.destination.eta',
  },
  navStatusWords: {
    motoring: 0,
    anchored: 1,
    restrictedmanouverability: 3,
    constrainedbydraft: 4,
    fishing: 7,
    sailing: 8,
    hazardousmaterialhighspeed: 9,
    hazardousmaterialwingingroundeffect: 10,
    hazardousmaterialwinginground: 10,
  },
};
