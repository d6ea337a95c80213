import { failure, type LineReason, type Result, success } from '@roadstead/model';
import { signedBits, textBits, unarmour, unsignedBits } from './message-bits.ts';
import {
  AID_TO_NAVIGATION,
  AIRCRAFT_POSITION,
  BASE_STATION,
  CLASS_A_POSITION,
  CLASS_A_STATIC,
  CLASS_B_EXTENDED,
  CLASS_B_POSITION,
  type Field,
  HEADER,
  HEADER_BITS,
  isAuxiliaryMmsi,
  type Layout,
  LONG_RANGE_POSITION,
  STATIC_PART,
  STATIC_PART_A,
  STATIC_PART_B,
  STATIC_PART_B_AUXILIARY,
} from './message-layouts.ts';
import { PAYLOAD_CHARACTERS_MAX } from './thresholds.ts';

type ValueOf<Kind> = Kind extends 'text' ? string : Kind extends 'flag' ? boolean : number;
type FieldsOf<L extends Layout> = { readonly [Name in keyof L]: ValueOf<L[Name][2]> };
type Message<Type extends number, L extends Layout> = {
  readonly type: Type;
  readonly repeat: number;
  readonly mmsi: number;
} & FieldsOf<L>;

/** A message with its raw values: unscaled, and with AIS's codes for "not available". */
export type AisMessage =
  | Message<1 | 2 | 3, typeof CLASS_A_POSITION>
  | Message<4, typeof BASE_STATION>
  | Message<5, typeof CLASS_A_STATIC>
  | Message<9, typeof AIRCRAFT_POSITION>
  | Message<18, typeof CLASS_B_POSITION>
  | Message<19, typeof CLASS_B_EXTENDED>
  | Message<21, typeof AID_TO_NAVIGATION>
  | Message<24, typeof STATIC_PART_A>
  | Message<24, typeof STATIC_PART_B>
  | Message<24, typeof STATIC_PART_B_AUXILIARY>
  | Message<27, typeof LONG_RANGE_POSITION>;

/** The reason for which a payload is not a valid message. */
export interface MessageFailure {
  readonly reason: LineReason;
  readonly detail: string;
}

interface Kind {
  readonly layout: Layout;
  /** Minimum length; below the standard's length if transmitters often omit spare bits at the end. */
  readonly bitsMin: number;
}

const KINDS: Readonly<Record<number, Kind>> = {
  1: { layout: CLASS_A_POSITION, bitsMin: 168 },
  2: { layout: CLASS_A_POSITION, bitsMin: 168 },
  3: { layout: CLASS_A_POSITION, bitsMin: 168 },
  4: { layout: BASE_STATION, bitsMin: 168 },
  5: { layout: CLASS_A_STATIC, bitsMin: 422 },
  9: { layout: AIRCRAFT_POSITION, bitsMin: 168 },
  18: { layout: CLASS_B_POSITION, bitsMin: 168 },
  19: { layout: CLASS_B_EXTENDED, bitsMin: 308 },
  21: { layout: AID_TO_NAVIGATION, bitsMin: 271 },
  27: { layout: LONG_RANGE_POSITION, bitsMin: 95 },
};
const PART_A: Kind = { layout: STATIC_PART_A, bitsMin: 160 };
const PART_B: Kind = { layout: STATIC_PART_B, bitsMin: 162 };
const PART_B_AUXILIARY: Kind = { layout: STATIC_PART_B_AUXILIARY, bitsMin: 162 };

/**
 * Decodes the payload of a sentence, or the concatenated payloads of a multipart message.
 * @param fillBits number of padding bits in the last character, 0 to 5.
 * @returns the message, or the reason for which it is invalid.
 */
export function decodeMessage(
  payload: string,
  fillBits: number = 0,
): Result<AisMessage, MessageFailure> {
  const armoured = new TextEncoder().encode(payload);
  if (armoured.length > PAYLOAD_CHARACTERS_MAX) return malformed('the payload is too long');
  const sextets = new Uint8Array(armoured.length);
  if (!unarmour(armoured, 0, armoured.length, sextets, 0)) {
    return malformed('the payload has invalid characters');
  }
  const bits = 6 * sextets.length - fillBits;
  const error = messageError(sextets, bits);
  return error === undefined ? success(decodeFields(sextets, bits)) : failure(error);
}

/** Returns the error of a message; undefined if it is valid. */
export function messageError(sextets: Uint8Array, bits: number): MessageFailure | undefined {
  if (bits < HEADER_BITS + STATIC_PART[1]) return tooShort('a message', bits);
  const kind = kindOf(sextets);
  const type = sextets[0];
  if (kind === undefined) {
    const what = type === 24 ? 'this part of message 24' : `message ${type}`;
    return { reason: 'unknown-type', detail: `${what} is not supported` };
  }
  return bits < kind.bitsMin ? tooShort(`message ${type}`, bits) : undefined;
}

/** Decodes the fields of a valid message. */
export function decodeFields(sextets: Uint8Array, bits: number): AisMessage {
  const fields: Record<string, number | string | boolean> = {};
  for (const layout of [HEADER, (kindOf(sextets) as Kind).layout]) {
    for (const [name, field] of Object.entries(layout))
      fields[name] = decodeField(sextets, bits, field);
  }
  return fields as unknown as AisMessage;
}

/** Decodes a field. Fields beyond the end of the message are empty, because receivers leave arbitrary bits there. */
function decodeField(sextets: Uint8Array, bits: number, field: Field): number | string | boolean {
  const [start, width, kind] = field;
  if (kind === 'text') return textBits(sextets, start, Math.min(width, bits - start));
  const value =
    start + width > bits
      ? 0
      : (kind === 'signed' ? signedBits : unsignedBits)(sextets, start, width);
  return kind === 'flag' ? value === 1 : value;
}

function kindOf(sextets: Uint8Array): Kind | undefined {
  if (sextets[0] !== 24) return KINDS[sextets[0]];
  const part = unsignedBits(sextets, STATIC_PART[0], STATIC_PART[1]);
  if (part === 0) return PART_A;
  if (part > 1) return undefined;
  const mmsi = unsignedBits(sextets, HEADER.mmsi[0], HEADER.mmsi[1]);
  return isAuxiliaryMmsi(mmsi) ? PART_B_AUXILIARY : PART_B;
}

function tooShort(what: string, bits: number): MessageFailure {
  return { reason: 'malformed', detail: `${bits} bits are too few for ${what}` };
}

function malformed(detail: string): { readonly ok: false; readonly error: MessageFailure } {
  return failure({ reason: 'malformed', detail });
}
