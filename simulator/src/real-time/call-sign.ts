/** Call sign prefixes of the flags of the fleet (ITU Radio Regulations, appendix 42), by MID. */
const PREFIXES: Readonly<Record<number, string>> = {
  209: '5B',
  219: 'OX',
  235: 'MA',
  244: 'PB',
  248: '9H',
  257: 'LA',
  311: 'C6',
  351: '3F',
  412: 'BP',
  431: '7J',
  440: 'DS',
  477: 'VR',
  538: 'V7',
  563: '9V',
  636: 'D5',
};
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The digit of a ship's call sign is neither 0 nor 1 (article 19.55). */
const DIGITS = '23456789';
const SERIALS_PER_MID = 1_000_000;

/** Derives a call sign from an MMSI: prefix, two letters and a digit. Among 5 408 consecutive serial numbers it is unique. */
export function callSignOf(mmsi: number): string | null {
  const prefix = PREFIXES[Math.floor(mmsi / SERIALS_PER_MID)];
  if (prefix === undefined) return null;
  const serial = mmsi % SERIALS_PER_MID;
  const digit = DIGITS[serial % DIGITS.length];
  const rest = Math.floor(serial / DIGITS.length);
  const second = LETTERS[rest % LETTERS.length];
  const first = LETTERS[Math.floor(rest / LETTERS.length) % LETTERS.length];
  return `${prefix}${first}${second}${digit}`;
}
