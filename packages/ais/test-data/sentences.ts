/** Returns the concatenated bits of unsigned or signed numbers of these widths. */
export function bitsOf(...fields: readonly (readonly [value: number, width: number])[]): string {
  return fields
    .map(([value, width]) => BigInt.asUintN(width, BigInt(value)).toString(2).padStart(width, '0'))
    .join('');
}

/** Returns the bits of a text in six-bit ASCII, padded with `@`. */
export function textBitsOf(text: string, characters: number): string {
  return Array.from(text.padEnd(characters, '@'), (character) =>
    bitsOf([character.charCodeAt(0) % 64, 6]),
  ).join('');
}

/** Returns a bit string as a payload, with the number of fill bits. */
export function armour(bits: string): { readonly payload: string; readonly fillBits: number } {
  const fillBits = (6 - (bits.length % 6)) % 6;
  const filled = bits + '0'.repeat(fillBits);
  const payload = (filled.match(/.{6}/g) ?? [])
    .map((six) => Number.parseInt(six, 2))
    .map((value) => String.fromCharCode(value < 40 ? value + 48 : value + 56))
    .join('');
  return { payload, fillBits };
}

/** Appends the checksum, `*hh`, to a sentence. */
export function withChecksum(sentence: string): string {
  let sum = 0;
  for (const character of sentence.slice(1)) sum ^= character.charCodeAt(0);
  return `${sentence}*${sum.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** Returns a message in one sentence. */
export function vdm(bits: string, talker: string = 'AI'): string {
  const { payload, fillBits } = armour(bits);
  return withChecksum(`!${talker}VDM,1,1,,A,${payload},${fillBits}`);
}

/** Returns a multipart message with parts of `characters` characters. */
export function vdmParts(
  bits: string,
  {
    sequence = '1',
    channel = 'A',
    characters = 56,
    talker = 'AI',
  }: {
    readonly sequence?: string;
    readonly channel?: string;
    readonly characters?: number;
    readonly talker?: string;
  } = {},
): string[] {
  const { payload, fillBits } = armour(bits);
  const pieces = payload.match(new RegExp(`.{1,${characters}}`, 'g')) ?? [];
  return pieces.map((piece, i) => {
    const fill = i + 1 === pieces.length ? fillBits : 0;
    return withChecksum(
      `!${talker}VDM,${pieces.length},${i + 1},${sequence},${channel},${piece},${fill}`,
    );
  });
}

/** Returns a tag block: `\c:1234567890*hh\`. */
export function tagBlock(items: string): string {
  return `${withChecksum(`\\${items}`)}\\`;
}

/** Returns the bits of message 1. */
export function classA({
  mmsi = 219_000_001,
  status = 0,
  turn = 0,
  speed = 101,
  lon = 6_000_000,
  lat = 33_000_000,
  course = 900,
  heading = 91,
  type = 1,
}: {
  readonly mmsi?: number;
  readonly status?: number;
  readonly turn?: number;
  readonly speed?: number;
  readonly lon?: number;
  readonly lat?: number;
  readonly course?: number;
  readonly heading?: number;
  readonly type?: number;
} = {}): string {
  return bitsOf(
    [type, 6],
    [0, 2],
    [mmsi, 30],
    [status, 4],
    [turn, 8],
    [speed, 10],
    [0, 1],
    [lon, 28],
    [lat, 27],
    [course, 12],
    [heading, 9],
    [30, 6],
    [0, 2],
    [0, 3],
    [0, 1],
    [0, 19],
  );
}

/** Returns the bits of message 5. */
export function classAStatic({
  mmsi = 219_000_001,
  imo = 9_074_729,
  dimensions = [100, 20, 10, 8],
}: {
  readonly mmsi?: number;
  readonly imo?: number;
  readonly dimensions?: readonly [number, number, number, number];
} = {}): string {
  const [toBow, toStern, toPort, toStarboard] = dimensions;
  return [
    bitsOf([5, 6], [0, 2], [mmsi, 30], [0, 2], [imo, 30]),
    textBitsOf('OXYZ', 7),
    textBitsOf('ROADSTEAD', 20),
    bitsOf([71, 8], [toBow, 9], [toStern, 9], [toPort, 6], [toStarboard, 6], [1, 4]),
    bitsOf([3, 4], [29, 5], [11, 5], [60, 6], [56, 8]),
    textBitsOf('AARHUS', 20),
    bitsOf([0, 1], [0, 1]),
  ].join('');
}
