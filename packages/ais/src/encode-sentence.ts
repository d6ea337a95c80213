import { armour } from './encode-bits.ts';

/** NMEA 0183 gives a sentence 82 characters with its line end; what is around the payload of a part takes 22. */
const PAYLOAD_OF_SENTENCE_MAX = 60;
const BITS = 6;
const MS_PER_SECOND = 1000;

/** A checksum has seven bits: all that is summed is ASCII. */
const HEX = Array.from({ length: 128 }, (_, i) => i.toString(16).toUpperCase().padStart(2, '0'));

/**
 * The sentences of a message, without line ends, each with its tag block where there is a time.
 * @param bits how many of the sextets' bits count.
 * @param timeMs epoch milliseconds.
 * @param sequence of a message in parts, 0 to 9.
 */
export function sentencesOf(
  sextets: Uint8Array,
  bits: number,
  timeMs: number | null,
  sequence: number,
): string[] {
  const fillBits = BITS * sextets.length - bits;
  const parts = Math.ceil(sextets.length / PAYLOAD_OF_SENTENCE_MAX);
  const time = timeMs === null ? undefined : `c:${Math.floor(timeMs / MS_PER_SECOND)}`;
  if (parts === 1) {
    const payload = armour(sextets, 0, sextets.length);
    return [tagBlock(time) + sentence(`AIVDM,1,1,,A,${payload},${fillBits}`)];
  }
  return Array.from({ length: parts }, (_, i) => {
    const start = PAYLOAD_OF_SENTENCE_MAX * i;
    const end = Math.min(start + PAYLOAD_OF_SENTENCE_MAX, sextets.length);
    const fill = i === parts - 1 ? fillBits : 0;
    const body = `AIVDM,${parts},${i + 1},${sequence},A,${armour(sextets, start, end)},${fill}`;
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
