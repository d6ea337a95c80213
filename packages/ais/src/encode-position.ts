import type { PositionReport, StaticReport } from '@roadstead/model';
import { emptySextets, putBits, putText, sixBitText, toUnits } from './encode-bits.ts';
import type { EncodeOptions } from './encode-options.ts';
import { encodeSentences } from './encode-sentence.ts';
import { putDimensions } from './encode-static.ts';
import {
  AID_TO_NAVIGATION,
  CLASS_A_POSITION,
  CLASS_B_POSITION,
  type Field,
  HEADER,
} from './message-layouts.ts';
import { STANDARD_UNITS } from './message-positions.ts';
import { ROT_INDICATED_MAX, ROT_PER_ROOT } from './report-values.ts';

/** Greatest speed in 1/10 knot (ITU-R M.1371-5, table 48): 102.2 knots and more. */
const SPEED_MAX = 1022;
const COURSE_NOT_AVAILABLE = 3600;
const HEADING_NOT_AVAILABLE = 511;
const ROT_NOT_AVAILABLE = -128;
/** Default communication state of a carrier-sense unit, and its selector (ITU-R M.1371-5, table 67). */
const CARRIER_SENSE_RADIO = 0b1110_0000_0000_0000_0110;
const POSITION_BITS = 168;
/** Bits of message 21 without a name extension (ITU-R M.1371-5, table 70). With one it is padded to whole bytes. */
const AID_BITS = 272;
const BITS_PER_CHARACTER = 6;
const BITS_PER_BYTE = 8;
const NAME_CHARACTERS = AID_TO_NAVIGATION.name[1] / BITS_PER_CHARACTER;
const NAME_EXTENSION_CHARACTERS = AID_TO_NAVIGATION.nameExtension[1] / BITS_PER_CHARACTER;

type PositionLayout = { readonly [Name in 'lon' | 'lat' | 'second']: Field };
type MotionLayout = { readonly [Name in 'speed' | 'course' | 'heading']: Field };

/**
 * Encodes a position report as sentences without line ends: message 1, 18 or 21 (ITU-R M.1371-5, annex 8), after a tag
 * block with the time in whole seconds. Longitude and latitude are rounded to 1/10 000 minute, speed to 0.1 knot (102.2
 * at most), course to 0.1°, heading to 1°, and the rate of turn to an indicated value of AIS. Fields that a report lacks
 * are "not available", or AIS's default.
 * @param report a report with a time from 1970 to 2099 and a position in range.
 */
export function encodePosition(report: PositionReport, options: EncodeOptions): string[] {
  switch (options.transmitter) {
    case 'A':
      return classA(report);
    case 'B-SO':
    case 'B-CS':
      return classB(report, options.transmitter === 'B-CS');
    case 'aton':
      return aidToNavigation(report, options.statics);
  }
}

function classA(report: PositionReport): string[] {
  const sextets = emptySextets(POSITION_BITS);
  putPosition(sextets, 1, CLASS_A_POSITION, report);
  putMotion(sextets, CLASS_A_POSITION, report);
  putBits(sextets, CLASS_A_POSITION.status, report.navStatus);
  putBits(sextets, CLASS_A_POSITION.turn, indicatedRot(report.rot));
  return encodeSentences(sextets, POSITION_BITS, report.timeMs, 0);
}

function classB(report: PositionReport, carrierSense: boolean): string[] {
  const sextets = emptySextets(POSITION_BITS);
  putPosition(sextets, 18, CLASS_B_POSITION, report);
  putMotion(sextets, CLASS_B_POSITION, report);
  if (carrierSense) {
    putBits(sextets, CLASS_B_POSITION.cs, 1);
    putBits(sextets, CLASS_B_POSITION.radio, CARRIER_SENSE_RADIO);
  }
  return encodeSentences(sextets, POSITION_BITS, report.timeMs, 0);
}

function aidToNavigation(report: PositionReport, statics: StaticReport | undefined): string[] {
  const name = sixBitText(statics?.name ?? null);
  const extension = name.slice(NAME_CHARACTERS, NAME_CHARACTERS + NAME_EXTENSION_CHARACTERS);
  const used = AID_BITS + BITS_PER_CHARACTER * extension.length;
  const bits = BITS_PER_BYTE * Math.ceil(used / BITS_PER_BYTE);
  const sextets = emptySextets(bits);
  putPosition(sextets, 21, AID_TO_NAVIGATION, report);
  putText(sextets, AID_TO_NAVIGATION.name, name);
  putText(sextets, AID_TO_NAVIGATION.nameExtension, extension);
  if (statics !== undefined) putDimensions(sextets, AID_TO_NAVIGATION, statics);
  return encodeSentences(sextets, bits, report.timeMs, 0);
}

/** Writes the MMSI, position and second, which every position message has. */
function putPosition(
  sextets: Uint8Array,
  type: number,
  layout: PositionLayout,
  { mmsi, longitude, latitude, timeMs }: PositionReport,
): void {
  putBits(sextets, HEADER.type, type);
  putBits(sextets, HEADER.mmsi, mmsi);
  putBits(sextets, layout.lon, Math.round(longitude * STANDARD_UNITS.unitsPerDegree));
  putBits(sextets, layout.lat, Math.round(latitude * STANDARD_UNITS.unitsPerDegree));
  putBits(sextets, layout.second, Math.floor(timeMs / 1000) % 60);
}

function putMotion(
  sextets: Uint8Array,
  layout: MotionLayout,
  { sog, cog, heading }: PositionReport,
): void {
  putBits(
    sextets,
    layout.speed,
    toUnits(sog, STANDARD_UNITS.unitsPerKnot, SPEED_MAX, STANDARD_UNITS.speedNotAvailable),
  );
  putBits(
    sextets,
    layout.course,
    angle(cog, STANDARD_UNITS.unitsPerCourseDegree, COURSE_NOT_AVAILABLE),
  );
  putBits(sextets, layout.heading, angle(heading, 1, HEADING_NOT_AVAILABLE));
}

/** Converts an angle to units. 360° becomes 0°, because 3600 means "not available". */
function angle(degrees: number | null, unitsPerDegree: number, notAvailable: number): number {
  return degrees === null
    ? notAvailable
    : Math.round(degrees * unitsPerDegree) % (360 * unitsPerDegree);
}

function indicatedRot(degreesAMinute: number | null): number {
  if (degreesAMinute === null) return ROT_NOT_AVAILABLE;
  const size = Math.round(ROT_PER_ROOT * Math.sqrt(Math.abs(degreesAMinute)));
  return Math.sign(degreesAMinute) * Math.min(size, ROT_INDICATED_MAX);
}
