import type { PositionReport } from '@roadstead/model';

/** ITU-R M.1371-5, table 48: message 1 has 168 bits, 28 characters of 6. */
const CHARACTERS = 28;
const sextets: Uint8Array = new Uint8Array(CHARACTERS);
let bitsWritten = 0;

/** A report as a receiver would log it: message 1 in an AIVDM sentence, its time in a tag block. */
export function nmeaLine(report: PositionReport): string {
  const tags = `s:bench,c:${Math.floor(report.timeMs / 1000)}`;
  const sentence = `AIVDM,1,1,,A,${payload(report)},0`;
  return `\\${tags}*${checksum(tags)}\\!${sentence}*${checksum(sentence)}\r\n`;
}

/** What is `null` is written as the standard's "not available"; the rate of turn always is. */
function payload(report: PositionReport): string {
  sextets.fill(0);
  bitsWritten = 0;
  put(1, 6);
  put(0, 2);
  put(report.mmsi, 30);
  put(report.navStatus, 4);
  put(-128, 8);
  put(report.sog === null ? 1023 : Math.round(10 * report.sog), 10);
  put(0, 1);
  put(Math.round(600_000 * report.longitude), 28);
  put(Math.round(600_000 * report.latitude), 27);
  put(report.cog === null ? 3600 : Math.round(10 * report.cog) % 3600, 12);
  put(report.heading ?? 511, 9);
  put(Math.floor(report.timeMs / 1000) % 60, 6);
  // Manoeuvre, spare, RAIM and radio status are 0.
  return String.fromCharCode(...sextets.map((value) => value + (value < 40 ? 48 : 56)));
}

function put(value: number, bits: number): void {
  for (let bit = bits - 1; bit >= 0; bit--, bitsWritten++) {
    const place = Math.floor(bitsWritten / 6);
    sextets[place] |= ((value >> bit) & 1) << (5 - (bitsWritten % 6));
  }
}

function checksum(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum ^= text.charCodeAt(i);
  return sum.toString(16).toUpperCase().padStart(2, '0');
}
