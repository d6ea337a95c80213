import type { StaticReport } from '@roadstead/model';
import { emptySextets, putBits, putText, sixBitText, toUnits } from './encode-bits.ts';
import type { EncodeOptions } from './encode-options.ts';
import { encodeSentences } from './encode-sentence.ts';
import {
  CLASS_A_STATIC,
  type Field,
  HEADER,
  isAuxiliaryMmsi,
  STATIC_PART_A,
  STATIC_PART_B,
} from './message-layouts.ts';

const CLASS_A_STATIC_BITS = 424;
const PART_A_BITS = 160;
const PART_B_BITS = 168;
const DECIMETERS_PER_METER = 10;
/** Greatest draught (ITU-R M.1371-5, table 52): 25.5 m and more. */
const DRAUGHT_DECIMETERS_MAX = 255;
/** Greatest dimensions (ITU-R M.1371-5, figure 41): 511 m and more to bow and stern, 63 m and more to the sides. */
const TO_END_METERS_MAX = 511;
const TO_SIDE_METERS_MAX = 63;
/** ITU-R M.1371-5, table 52: month and day 0, hour 24 and minute 60 are "not available". */
const HOUR_NOT_AVAILABLE = 24;
const MINUTE_NOT_AVAILABLE = 60;
/** ITU-R M.1371-5, table 52: the data terminal's default, "not available". */
const DTE_NOT_AVAILABLE = 1;

type DimensionsLayout = {
  readonly [Name in 'toBow' | 'toStern' | 'toPort' | 'toStarboard']: Field;
};

/**
 * Encodes a static report as sentences without line ends, after tag blocks with the time in whole seconds if it has one:
 * for class A message 5 in two sentences, for class B message 24 in its parts A and B, for an aid to navigation nothing
 * (`encodePosition` encodes its static data in message 21). Lengths are rounded to 1 m and limited to 511 m to bow and
 * stern and 63 m to port and starboard, the draught is rounded to 0.1 m and limited to 25.5 m (ITU-R M.1371-5, table 52);
 * texts are truncated to their fields.
 */
export function encodeStatic(report: StaticReport, options: EncodeOptions): string[] {
  switch (options.transmitter) {
    case 'A':
      return classA(report, options.sequence ?? 0);
    case 'B-SO':
    case 'B-CS':
      return [...partA(report), ...partB(report)];
    case 'aton':
      return [];
  }
}

function classA(report: StaticReport, sequence: number): string[] {
  const { eta } = report;
  const sextets = message(5, report, CLASS_A_STATIC_BITS);
  putBits(sextets, CLASS_A_STATIC.imo, report.imo ?? 0);
  putText(sextets, CLASS_A_STATIC.callsign, sixBitText(report.callsign));
  putText(sextets, CLASS_A_STATIC.shipname, sixBitText(report.name));
  putBits(sextets, CLASS_A_STATIC.shiptype, report.shiptype ?? 0);
  putDimensions(sextets, CLASS_A_STATIC, report);
  putBits(sextets, CLASS_A_STATIC.etaMonth, eta?.month ?? 0);
  putBits(sextets, CLASS_A_STATIC.etaDay, eta?.day ?? 0);
  putBits(sextets, CLASS_A_STATIC.etaHour, eta?.hour ?? HOUR_NOT_AVAILABLE);
  putBits(sextets, CLASS_A_STATIC.etaMinute, eta?.minute ?? MINUTE_NOT_AVAILABLE);
  const draught = toUnits(report.draughtMeters, DECIMETERS_PER_METER, DRAUGHT_DECIMETERS_MAX, 0);
  putBits(sextets, CLASS_A_STATIC.draught, draught);
  putText(sextets, CLASS_A_STATIC.destination, sixBitText(report.destination));
  putBits(sextets, CLASS_A_STATIC.dte, DTE_NOT_AVAILABLE);
  return encodeSentences(sextets, CLASS_A_STATIC_BITS, report.timeMs, sequence);
}

function partA(report: StaticReport): string[] {
  const sextets = message(24, report, PART_A_BITS);
  putText(sextets, STATIC_PART_A.shipname, sixBitText(report.name));
  return encodeSentences(sextets, PART_A_BITS, report.timeMs, 0);
}

function partB(report: StaticReport): string[] {
  const sextets = message(24, report, PART_B_BITS);
  putBits(sextets, STATIC_PART_B.part, 1);
  putBits(sextets, STATIC_PART_B.shiptype, report.shiptype ?? 0);
  putText(sextets, STATIC_PART_B.callsign, sixBitText(report.callsign));
  // An auxiliary craft has its ship's MMSI in these bits, which a report lacks.
  if (!isAuxiliaryMmsi(report.mmsi)) putDimensions(sextets, STATIC_PART_B, report);
  return encodeSentences(sextets, PART_B_BITS, report.timeMs, 0);
}

function message(type: number, { mmsi }: StaticReport, bits: number): Uint8Array {
  const sextets = emptySextets(bits);
  putBits(sextets, HEADER.type, type);
  putBits(sextets, HEADER.mmsi, mmsi);
  return sextets;
}

/**
 * Writes dimensions by ITU-R M.1371-5, figure 41: if length or width is known without the reference point, bow and port
 * are 0 and stern and starboard are length and width.
 */
export function putDimensions(
  sextets: Uint8Array,
  layout: DimensionsLayout,
  report: StaticReport,
): void {
  const { toBowMeters, toSternMeters, toPortMeters, toStarboardMeters } = report;
  const along = toBowMeters !== null && toSternMeters !== null;
  const across = toPortMeters !== null && toStarboardMeters !== null;
  const lengthMeters = along ? toBowMeters + toSternMeters : report.lengthMeters;
  const widthMeters = across ? toPortMeters + toStarboardMeters : report.widthMeters;
  const referenced = (along || lengthMeters === null) && (across || widthMeters === null);
  const put = (field: Field, meters: number | null, most: number): void =>
    putBits(sextets, field, toUnits(meters, 1, most, 0));
  put(layout.toBow, referenced && along ? toBowMeters : 0, TO_END_METERS_MAX);
  put(layout.toStern, referenced && along ? toSternMeters : lengthMeters, TO_END_METERS_MAX);
  put(layout.toPort, referenced && across ? toPortMeters : 0, TO_SIDE_METERS_MAX);
  put(
    layout.toStarboard,
    referenced && across ? toStarboardMeters : widthMeters,
    TO_SIDE_METERS_MAX,
  );
}
