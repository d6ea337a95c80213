const BITS = 6;
const NOT_ARMOUR = 255;

/** The six bits of each character of a payload (IEC 61162-1, 8.3.80; ITU-R M.1371 does not define this armour). */
const ARMOUR: Uint8Array = armourTable();

function armourTable(): Uint8Array {
  const table = new Uint8Array(256).fill(NOT_ARMOUR);
  for (let value = 0; value < 64; value++) table[armourByte(value)] = value;
  return table;
}

/** Returns the character of a payload for six bits. */
export function armourByte(value: number): number {
  return value < 40 ? value + 48 : value + 56;
}

/**
 * Decodes the characters of a payload, `bytes` from `start` to `end`, into `sextets` from `at`.
 * @returns whether every character was valid.
 */
export function unarmour(
  bytes: Uint8Array,
  start: number,
  end: number,
  sextets: Uint8Array,
  at: number,
): boolean {
  let worst = 0;
  for (let i = start, to = at; i < end; i++, to++) {
    const value = ARMOUR[bytes[i]];
    sextets[to] = value;
    worst |= value;
  }
  return worst < 64;
}

/** Reads an unsigned number of up to 31 bits from sextets (six bits in each byte). */
export function unsignedBits(sextets: Uint8Array, start: number, bits: number): number {
  let at = Math.trunc(start / BITS);
  const inFirst = BITS - (start - at * BITS);
  const first = sextets[at] & ((1 << inFirst) - 1);
  if (bits <= inFirst) return first >> (inFirst - bits);
  let value = first;
  let left = bits - inFirst;
  for (; left >= BITS; left -= BITS) value = (value << BITS) | sextets[++at];
  return left === 0 ? value : (value << left) | (sextets[at + 1] >> (BITS - left));
}

/** Reads a number in two's complement of up to 31 bits. */
export function signedBits(sextets: Uint8Array, start: number, bits: number): number {
  const unused = 32 - bits;
  return (unsignedBits(sextets, start, bits) << unused) >> unused;
}

/** Reads six-bit ASCII (ITU-R M.1371-5, table 47) up to the first `@`, without trailing spaces. */
export function textBits(sextets: Uint8Array, start: number, bits: number): string {
  let text = '';
  for (let at = start; at + BITS <= start + bits; at += BITS) {
    const value = unsignedBits(sextets, at, BITS);
    if (value === 0) break;
    text += String.fromCharCode(value < 32 ? value + 64 : value);
  }
  return text.trimEnd();
}
