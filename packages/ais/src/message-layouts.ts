type FieldKind = 'unsigned' | 'signed' | 'flag' | 'text';

/** A field of an AIS message: its offset in bits from the start of the message, its number of bits, its type. */
export type Field = readonly [start: number, bits: number, kind: FieldKind];

/** The fields of a message (ITU-R M.1371-5, annex 8), by which it is decoded and encoded. Values are raw. */
export type Layout = { readonly [name: string]: Field };

/** The first fields of every message. */
export const HEADER = {
  type: [0, 6, 'unsigned'],
  repeat: [6, 2, 'unsigned'],
  mmsi: [8, 30, 'unsigned'],
} as const;
export const HEADER_BITS = 38;

/** Messages 1, 2, 3 (table 48). */
export const CLASS_A_POSITION = {
  status: [38, 4, 'unsigned'],
  turn: [42, 8, 'signed'],
  speed: [50, 10, 'unsigned'],
  accuracy: [60, 1, 'flag'],
  lon: [61, 28, 'signed'],
  lat: [89, 27, 'signed'],
  course: [116, 12, 'unsigned'],
  heading: [128, 9, 'unsigned'],
  second: [137, 6, 'unsigned'],
  maneuver: [143, 2, 'unsigned'],
  raim: [148, 1, 'flag'],
  radio: [149, 19, 'unsigned'],
} as const;

/** Message 4 (table 51). */
export const BASE_STATION = {
  year: [38, 14, 'unsigned'],
  month: [52, 4, 'unsigned'],
  day: [56, 5, 'unsigned'],
  hour: [61, 5, 'unsigned'],
  minute: [66, 6, 'unsigned'],
  second: [72, 6, 'unsigned'],
  accuracy: [78, 1, 'flag'],
  lon: [79, 28, 'signed'],
  lat: [107, 27, 'signed'],
  epfd: [134, 4, 'unsigned'],
  raim: [148, 1, 'flag'],
  radio: [149, 19, 'unsigned'],
} as const;

/** Message 5 (table 52). */
export const CLASS_A_STATIC = {
  aisVersion: [38, 2, 'unsigned'],
  imo: [40, 30, 'unsigned'],
  callsign: [70, 42, 'text'],
  shipname: [112, 120, 'text'],
  shiptype: [232, 8, 'unsigned'],
  toBow: [240, 9, 'unsigned'],
  toStern: [249, 9, 'unsigned'],
  toPort: [258, 6, 'unsigned'],
  toStarboard: [264, 6, 'unsigned'],
  epfd: [270, 4, 'unsigned'],
  etaMonth: [274, 4, 'unsigned'],
  etaDay: [278, 5, 'unsigned'],
  etaHour: [283, 5, 'unsigned'],
  etaMinute: [288, 6, 'unsigned'],
  draught: [294, 8, 'unsigned'],
  destination: [302, 120, 'text'],
  dte: [422, 1, 'unsigned'],
} as const;

/** Message 9 (table 56). */
export const AIRCRAFT_POSITION = {
  alt: [38, 12, 'unsigned'],
  speed: [50, 10, 'unsigned'],
  accuracy: [60, 1, 'flag'],
  lon: [61, 28, 'signed'],
  lat: [89, 27, 'signed'],
  course: [116, 12, 'unsigned'],
  second: [128, 6, 'unsigned'],
  regional: [134, 8, 'unsigned'],
  dte: [142, 1, 'unsigned'],
  assigned: [146, 1, 'flag'],
  raim: [147, 1, 'flag'],
  radio: [148, 20, 'unsigned'],
} as const;

/** Message 18 (table 67). */
export const CLASS_B_POSITION = {
  reserved: [38, 8, 'unsigned'],
  speed: [46, 10, 'unsigned'],
  accuracy: [56, 1, 'flag'],
  lon: [57, 28, 'signed'],
  lat: [85, 27, 'signed'],
  course: [112, 12, 'unsigned'],
  heading: [124, 9, 'unsigned'],
  second: [133, 6, 'unsigned'],
  regional: [139, 2, 'unsigned'],
  cs: [141, 1, 'flag'],
  display: [142, 1, 'flag'],
  dsc: [143, 1, 'flag'],
  band: [144, 1, 'flag'],
  msg22: [145, 1, 'flag'],
  assigned: [146, 1, 'flag'],
  raim: [147, 1, 'flag'],
  radio: [148, 20, 'unsigned'],
} as const;

/** Message 19 (table 68). */
export const CLASS_B_EXTENDED = {
  reserved: [38, 8, 'unsigned'],
  speed: [46, 10, 'unsigned'],
  accuracy: [56, 1, 'flag'],
  lon: [57, 28, 'signed'],
  lat: [85, 27, 'signed'],
  course: [112, 12, 'unsigned'],
  heading: [124, 9, 'unsigned'],
  second: [133, 6, 'unsigned'],
  regional: [139, 4, 'unsigned'],
  shipname: [143, 120, 'text'],
  shiptype: [263, 8, 'unsigned'],
  toBow: [271, 9, 'unsigned'],
  toStern: [280, 9, 'unsigned'],
  toPort: [289, 6, 'unsigned'],
  toStarboard: [295, 6, 'unsigned'],
  epfd: [301, 4, 'unsigned'],
  raim: [305, 1, 'flag'],
  dte: [306, 1, 'unsigned'],
  assigned: [307, 1, 'flag'],
} as const;

/** Message 21 (table 70). The name extension has up to 14 characters, depending on the length of the message. */
export const AID_TO_NAVIGATION = {
  aidType: [38, 5, 'unsigned'],
  name: [43, 120, 'text'],
  accuracy: [163, 1, 'flag'],
  lon: [164, 28, 'signed'],
  lat: [192, 27, 'signed'],
  toBow: [219, 9, 'unsigned'],
  toStern: [228, 9, 'unsigned'],
  toPort: [237, 6, 'unsigned'],
  toStarboard: [243, 6, 'unsigned'],
  epfd: [249, 4, 'unsigned'],
  second: [253, 6, 'unsigned'],
  offPosition: [259, 1, 'flag'],
  regional: [260, 8, 'unsigned'],
  raim: [268, 1, 'flag'],
  virtualAid: [269, 1, 'flag'],
  assigned: [270, 1, 'flag'],
  nameExtension: [272, 84, 'text'],
} as const;

/** Part of message 24: 0 is A, 1 is B. */
export const STATIC_PART: Field = [38, 2, 'unsigned'];

/** Message 24, part A (table 72). */
export const STATIC_PART_A = {
  part: [38, 2, 'unsigned'],
  shipname: [40, 120, 'text'],
} as const;

/** Message 24, part B (table 73); the vendor's 42 bits as the table's note and gpsd define them. */
export const STATIC_PART_B = {
  part: [38, 2, 'unsigned'],
  shiptype: [40, 8, 'unsigned'],
  vendorid: [48, 18, 'text'],
  model: [66, 4, 'unsigned'],
  serial: [70, 20, 'unsigned'],
  callsign: [90, 42, 'text'],
  toBow: [132, 9, 'unsigned'],
  toStern: [141, 9, 'unsigned'],
  toPort: [150, 6, 'unsigned'],
  toStarboard: [156, 6, 'unsigned'],
} as const;

/** Message 24, part B of an auxiliary craft, MMSI 98MIDxxxx: the MMSI of its ship instead of dimensions. */
export const STATIC_PART_B_AUXILIARY = {
  part: [38, 2, 'unsigned'],
  shiptype: [40, 8, 'unsigned'],
  vendorid: [48, 18, 'text'],
  model: [66, 4, 'unsigned'],
  serial: [70, 20, 'unsigned'],
  callsign: [90, 42, 'text'],
  mothershipMmsi: [132, 30, 'unsigned'],
} as const;

/** Returns whether an MMSI is that of a craft associated with a parent ship, 98MIDxxxx (ITU-R M.585). */
export function isAuxiliaryMmsi(mmsi: number): boolean {
  return mmsi >= 980_000_000 && mmsi <= 989_999_999;
}

/** Message 27 (table 75). */
export const LONG_RANGE_POSITION = {
  accuracy: [38, 1, 'flag'],
  raim: [39, 1, 'flag'],
  status: [40, 4, 'unsigned'],
  lon: [44, 18, 'signed'],
  lat: [62, 17, 'signed'],
  speed: [79, 6, 'unsigned'],
  course: [85, 9, 'unsigned'],
  gnss: [94, 1, 'flag'],
} as const;
