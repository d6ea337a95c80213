import { armourPayload } from './encode-bits.ts';

/** NMEA 0183 allows a sentence 82 characters with its line end; 22 surround the payload of a part. */
const PAYLOAD_OF_SENTENCE_MAX = 60;
const BITS = 6;
const MS_PER_SECOND = 1000;

/** Hexadecimal checksums, of seven bits because sentences are ASCII. */
const HEX = Array.from({ length: 128 }, (_, i) => i.toString(16).toUpperCase().padStart(2, '0'));

/**
 * Encodes a message as sentences without line ends, each with a tag block if there is a time.
 * @param bits number of valid bits in the sextets.
 * @param timeMs epoch milliseconds; null writes no tag block.
 * @param sequence sequence number of a multipart message, 0 to 9.
 */
export function encodeSentences(
  sextets: Uint8Array,
  bits: number,
  timeMs: number | null,
  sequence: number,
): string[] {
  const fillBits = BITS * sextets.length - bits;
  const parts = Math.ceil(sextets.length / PAYLOAD_OF_SENTENCE_MAX);
  const time = timeMs === null ? undefined : `c:${Math.floor(timeMs / MS_PER_SECOND)}`;
  if (parts === 1) {
    const payload = armourPayload(sextets, 0, sextets.length);
    return [tagBlock(time) + sentence(`AIVDM,1,1,,A,${payload},${fillBits}`)];
  }
  return Array.from({ length: parts }, (_, i) => {
    const start = PAYLOAD_OF_SENTENCE_MAX * i;
    const end = Math.min(start + PAYLOAD_OF_SENTENCE_MAX, sextets.length);
    const fill = i === parts - 1 ? fillBits : 0;
    const body = `AIVDM,${parts},${i + 1},${sequence},A,${armourPayload(sextets, start, end)},${fill}`;
    const group = `g:${i + 1}-${parts}-${sequence + 1}`;
    return tagBlock(time && `${group},${time}`) + sentence(body);
  });
}

function sentence(body: string): string {
  return `!${body}*${checksumText(body)}`;
}

function tagBlock(items: string | undefined): string {
  return items === undefined ? '' : `\\${items}*${checksumText(items)}\\`;
}

function checksumText(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum ^= text.charCodeAt(i);
  return HEX[sum];
}
