import { type Mmsi, parseImo, type StaticReport } from '@roadstead/model';
import type { AisMessage } from './decode-message.ts';
import {
  etaOf,
  metersOf,
  type StaticValues,
  shiptypeOf,
  staticReport,
  wordsOf,
} from './static-values.ts';

const DECIMETERS_PER_METER = 10;
/** The name of an aid to navigation goes on in the extension where it has so many characters, a blank at its end too. */
const NAME_LENGTH = 20;

/** Whether messages of a type can say something of the ship itself. */
export function isStaticType(type: number): boolean {
  return type === 5 || type === 19 || type === 21 || type === 24;
}

/** What a message that says something of the ship itself says; undefined for others, and where it says nothing. */
export function staticOf(
  message: AisMessage,
  mmsi: Mmsi,
  timeMs: number | null,
): StaticReport | undefined {
  return staticReport(mmsi, timeMs, saysOfShip(message));
}

function saysOfShip(message: AisMessage): StaticValues {
  switch (message.type) {
    case 5:
      return {
        imo: parseImo(message.imo) ?? null,
        name: wordsOf(message.shipname),
        callsign: wordsOf(message.callsign),
        shiptype: shiptypeOf(message.shiptype),
        ...dimensions(message),
        draughtMeters: metersOf(message.draught / DECIMETERS_PER_METER),
        destination: wordsOf(message.destination),
        eta: etaOf(message.etaMonth, message.etaDay, message.etaHour, message.etaMinute),
      };
    case 19:
      return {
        name: wordsOf(message.shipname),
        shiptype: shiptypeOf(message.shiptype),
        ...dimensions(message),
      };
    case 21:
      return {
        name: wordsOf(message.name.padEnd(NAME_LENGTH) + message.nameExtension),
        ...dimensions(message),
      };
    case 24:
      if ('shipname' in message) return { name: wordsOf(message.shipname) };
      return {
        callsign: wordsOf(message.callsign),
        shiptype: shiptypeOf(message.shiptype),
        ...('mothershipMmsi' in message ? {} : dimensions(message)),
      };
    default:
      return {};
  }
}

interface Dimensions {
  readonly toBow: number;
  readonly toStern: number;
  readonly toPort: number;
  readonly toStarboard: number;
}

/**
 * ITU-R M.1371-5, figure 41: all 0 is "not available"; where only the reference point is not known, bow and port are 0
 * and stern and starboard are length and width.
 */
function dimensions({ toBow, toStern, toPort, toStarboard }: Dimensions): StaticValues {
  const sizes = {
    lengthMeters: metersOf(toBow + toStern),
    widthMeters: metersOf(toPort + toStarboard),
  };
  if (toBow === 0 && toPort === 0) return sizes;
  return {
    ...sizes,
    toBowMeters: sizes.lengthMeters === null ? null : toBow,
    toSternMeters: sizes.lengthMeters === null ? null : toStern,
    toPortMeters: sizes.widthMeters === null ? null : toPort,
    toStarboardMeters: sizes.widthMeters === null ? null : toStarboard,
  };
}
