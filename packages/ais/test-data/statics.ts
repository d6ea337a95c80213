/** Every static field, by its name in files. */
export const STATICS = {
  imo: 9_074_729,
  name: 'ROADSTEAD',
  callsign: 'OXYZ',
  shiptype: 70,
  length: 120,
  width: 18,
  draught: 5.6,
  destination: 'AARHUS',
  eta: '04-27 07:30',
};

/** The static report of these fields, without the time. */
export const STATIC_REPORT = {
  mmsi: 219_000_001,
  imo: 9_074_729,
  name: 'ROADSTEAD',
  callsign: 'OXYZ',
  shiptype: 70,
  toBowMeters: null,
  toSternMeters: null,
  toPortMeters: null,
  toStarboardMeters: null,
  lengthMeters: 120,
  widthMeters: 18,
  draughtMeters: 5.6,
  destination: 'AARHUS',
  eta: { month: 4, day: 27, hour: 7, minute: 30 },
};
