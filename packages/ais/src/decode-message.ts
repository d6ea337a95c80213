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

/** A message with its raw values: no factor applied, "not available" as AIS says it. */
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

/** Why a payload is no message. */
export interface MessageFailure {
  readonly reason: LineReason;
  readonly detail: string;
}

interface Kind {
  readonly layout: Layout;
  /** Less than the standard's length where a spare end is often left out on the air. */
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
 * Decodes a payload as a sentence carries it (of a message in several parts: the parts one after another).
 * @param fillBits how many bits of the last character do not count, 0 to 5.
 */
export function decodeMessage(
  payload: string,
  fillBits: number = 0,
): Result<AisMessage, MessageFailure> {
  const armoured = new TextEncoder().encode(payload);
  if (armoured.length > PAYLOAD_CHARACTERS_MAX) return malformed('the payload is too long');
  const sextets = new Uint8Array(armoured.length);
  if (!unarmour(armoured, 0, armoured.length, sextets, 0)) {
    return malformed('the payload has characters that carry no bits');
  }
  const bits = 6 * sextets.length - fillBits;
  const fault = messageFault(sextets, bits);
  return fault === undefined ? success(messageFields(sextets, bits)) : failure(fault);
}

/** What is wrong with a message; undefined where it can be read. */
export function messageFault(sextets: Uint8Array, bits: number): MessageFailure | undefined {
  if (bits < HEADER_BITS + STATIC_PART[1]) return tooShort('a message', bits);
  const kind = kindOf(sextets);
  const type = sextets[0];
  if (kind === undefined) {
    const what = type === 24 ? 'this part of message 24' : `message ${type}`;
    return { reason: 'unknown-type', detail: `${what} is not one of those read` };
  }
  return bits < kind.bitsMin ? tooShort(`message ${type}`, bits) : undefined;
}

/** The fields of a message without fault. */
export function messageFields(sextets: Uint8Array, bits: number): AisMessage {
  const fields: Record<string, number | string | boolean> = {};
  for (const layout of [HEADER, (kindOf(sextets) as Kind).layout]) {
    for (const [name, field] of Object.entries(layout))
      fields[name] = fieldValue(sextets, bits, field);
  }
  return fields as unknown as AisMessage;
}

/** What lies past the end of the message is empty: the receiver may still have other bits there. */
function fieldValue(sextets: Uint8Array, bits: number, field: Field): number | string | boolean {
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

function malformed(detail: string): { readonly ok: false; readonly failure: MessageFailure } {
  return failure({ reason: 'malformed', detail });
}
