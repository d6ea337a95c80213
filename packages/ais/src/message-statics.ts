import { type Mmsi, parseImo, type StaticReport } from '@roadstead/model';
import type { AisMessage } from './decode-message.ts';
import {
  etaOf,
  metersOf,
  type StaticValues,
  shiptypeOf,
  textOrNull,
  toStaticReport,
} from './static-values.ts';

const DECIMETERS_PER_METER = 10;
/** The name of an aid to navigation continues in the extension from this length on, including a blank at its end. */
const NAME_LENGTH = 20;

/** Returns whether messages of a type carry static data. */
export function isStaticType(type: number): boolean {
  return type === 5 || type === 19 || type === 21 || type === 24;
}

/** Reads the static report of a message; undefined if the message carries no static data or none is available. */
export function readStatic(
  message: AisMessage,
  mmsi: Mmsi,
  timeMs: number | null,
): StaticReport | undefined {
  return toStaticReport(mmsi, timeMs, staticFields(message));
}

function staticFields(message: AisMessage): StaticValues {
  switch (message.type) {
    case 5:
      return {
        imo: parseImo(message.imo) ?? null,
        name: textOrNull(message.shipname),
        callsign: textOrNull(message.callsign),
        shiptype: shiptypeOf(message.shiptype),
        ...dimensions(message),
        draughtMeters: metersOf(message.draught / DECIMETERS_PER_METER),
        destination: textOrNull(message.destination),
        eta: etaOf(message.etaMonth, message.etaDay, message.etaHour, message.etaMinute),
      };
    case 19:
      return {
        name: textOrNull(message.shipname),
        shiptype: shiptypeOf(message.shiptype),
        ...dimensions(message),
      };
    case 21:
      return {
        name: textOrNull(message.name.padEnd(NAME_LENGTH) + message.nameExtension),
        ...dimensions(message),
      };
    case 24:
      if ('shipname' in message) return { name: textOrNull(message.shipname) };
      return {
        callsign: textOrNull(message.callsign),
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
 * Reads dimensions by ITU-R M.1371-5, figure 41: all 0 is "not available"; if only the reference point is unknown, bow and
 * port are 0 and stern and starboard are length and width.
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
