import { concatBytes } from '@roadstead/contracts';
import { deflatedPart, type SharedPart } from './message-part.ts';
import { messageBytes, type StreamMessage } from './stream-message.ts';

const ENCODER = new TextEncoder();
const ADLER_MODULUS = 65_521;
/** Sums of so many bytes stay below 2³² (zlib's NMAX). */
const ADLER_BYTES = 5552;

/** Bytes of the zlib format (RFC 1950), with the checksum of what they decode to. */
interface ZlibPart {
  readonly bytes: Uint8Array;
  readonly adler: number;
  /** Decoded. */
  readonly length: number;
}

/** Encoded messages: streams with equal filters send the same ones. */
const PLAIN: WeakMap<StreamMessage, Uint8Array> = new WeakMap();
const ENCODED: WeakMap<StreamMessage, ZlibPart> = new WeakMap();
/** The checksums of parts: streams with other filters share some of them. */
const ADLERS: WeakMap<SharedPart, number> = new WeakMap();

/** Returns a message as server-sent event. */
export function plainEvent(message: StreamMessage): Uint8Array {
  const known = PLAIN.get(message);
  if (known) return known;
  const bytes = concatBytes([head(message), messageBytes(message), TAIL.bytes]);
  PLAIN.set(message, bytes);
  return bytes;
}

/**
 * Server-sent events of one response with `Content-Encoding: deflate`. Each message is compressed on its own, so that all streams
 * can send the same bytes; small ones are stored.
 */
export class DeflatedEvents {
  #adler = 1;
  #isBegun = false;

  add(message: StreamMessage): Uint8Array {
    const part = zlibMessage(message);
    this.#adler = combineAdlers(this.#adler, part.adler, part.length);
    if (this.#isBegun) return part.bytes;
    this.#isBegun = true;
    return concatBytes([ZLIB_HEADER, part.bytes]);
  }

  /** Returns the end of the data. */
  end(): Uint8Array {
    const bytes = Uint8Array.from([1, 0, 0, 0xff, 0xff, 0, 0, 0, 0]);
    new DataView(bytes.buffer).setUint32(5, this.#adler);
    return this.#isBegun ? bytes : concatBytes([ZLIB_HEADER, bytes]);
  }
}

/** Deflate with a window of 32 kB, default compression. */
const ZLIB_HEADER = Uint8Array.from([0x78, 0x9c]);
const TAIL: SharedPart = { bytes: ENCODER.encode('\n\n') };

function head({ type, id }: StreamMessage): Uint8Array {
  return ENCODER.encode(`event: ${type}\n${id === undefined ? '' : `id: ${id}\n`}data: `);
}

function zlibMessage(message: StreamMessage): ZlibPart {
  const known = ENCODED.get(message);
  if (known) return known;
  const parts = [{ bytes: head(message) }, ...message.parts, TAIL];
  let adler = 1;
  let length = 0;
  for (const part of parts) {
    adler = combineAdlers(adler, adlerOfPart(part), part.bytes.length);
    length += part.bytes.length;
  }
  const encoded = { bytes: concatBytes(parts.flatMap(deflatedPart)), adler, length };
  ENCODED.set(message, encoded);
  return encoded;
}

function adlerOfPart(part: SharedPart): number {
  const adler = ADLERS.get(part) ?? adlerOf(part.bytes);
  ADLERS.set(part, adler);
  return adler;
}

/** Adler-32 (RFC 1950, 8.2). */
function adlerOf(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (let from = 0; from < bytes.length; from += ADLER_BYTES) {
    const to = Math.min(bytes.length, from + ADLER_BYTES);
    for (let i = from; i < to; i++) {
      low += bytes[i];
      high += low;
    }
    low %= ADLER_MODULUS;
    high %= ADLER_MODULUS;
  }
  return high * 65_536 + low;
}

/** Returns the checksum of two parts together. @param length of the second part */
function combineAdlers(first: number, second: number, length: number): number {
  const [lowFirst, highFirst] = [first % 65_536, Math.floor(first / 65_536)];
  const [lowSecond, highSecond] = [second % 65_536, Math.floor(second / 65_536)];
  const low = (lowFirst + lowSecond + ADLER_MODULUS - 1) % ADLER_MODULUS;
  const before = (length % ADLER_MODULUS) * (lowFirst + ADLER_MODULUS - 1);
  const high = (highFirst + highSecond + before) % ADLER_MODULUS;
  return high * 65_536 + low;
}
