import type { Dialect } from './dialect.ts';

const COLUMNS: Dialect['columns'] = {
  mmsi: 'mmsi',
  timestamp: 'rxuxtime|rxtime|timestamp',
  longitude: 'lon',
  latitude: 'lat',
  sog: 'speed',
  cog: 'course',
  heading: 'heading',
  rot: 'turn',
  nav_status: 'status',
  imo: 'imo',
  name: 'shipname|name',
  callsign: 'callsign',
  shiptype: 'shiptype',
  to_bow: 'to_bow',
  to_stern: 'to_stern',
  to_port: 'to_port',
  to_starboard: 'to_starboard',
  draught: 'draught',
  destination: 'destination',
  eta: 'eta',
};

/** gpsd's JSON, and that of AIS-catcher, which adds the time of reception. */
export const GPSD: Dialect = {
  name: 'gpsd',
  recognisedBy: [['class=AIS', 'scaled=true']],
  columns: COLUMNS,
};

/** The same in the units of AIS; those of messages 9 and 27 are coarser. */
export const GPSD_UNSCALED: Dialect = {
  name: 'gpsd, unscaled',
  recognisedBy: [['class=AIS', 'scaled=false']],
  columns: {
    ...COLUMNS,
    longitude: 'lon/600000',
    latitude: 'lat/600000',
    sog: 'speed/10',
    cog: 'course/10',
    rot: 'turn:indicated',
    draught: 'draught/10',
  },
};

export const GPSD_UNSCALED_AIRCRAFT: Dialect = {
  name: 'gpsd, unscaled message 9',
  recognisedBy: [['class=AIS', 'scaled=false', 'type=9']],
  columns: { ...GPSD_UNSCALED.columns, sog: 'speed' },
};

export const GPSD_UNSCALED_LONG_RANGE: Dialect = {
  name: 'gpsd, unscaled message 27',
  recognisedBy: [['class=AIS', 'scaled=false', 'type=27']],
  columns: {
    ...GPSD_UNSCALED.columns,
    longitude: 'lon/600',
    latitude: 'lat/600',
    sog: 'speed',
    cog: 'course',
  },
};

/** gpsd's reports of its own receiver and devices. */
export const GPSD_OTHER: Dialect = {
  name: 'gpsd without AIS',
  recognisedBy: [
    'TPV',
    'SKY',
    'GST',
    'ATT',
    'VERSION',
    'DEVICES',
    'DEVICE',
    'WATCH',
    'PPS',
    'TOFF',
  ].map((name) => [`class=${name}`]),
  columns: {},
  isSkipped: true,
};
