import { describe, expect, it } from 'vitest';
import { readShoreline } from '../scripts/shoreline.ts';

const RECORD = 64;
const DATA = RECORD - 4;

/** The file with one line of `count` points in the first square, each a second of arc north and two east of the one before. */
function fileWith(count: number): Uint8Array {
  const first = 128;
  const bytes = new Uint8Array((first + 4) * RECORD);
  bytes.set([0, 0, 0, RECORD, 5, 1]);
  bytes[RECORD] = 0b1000_0000;
  const start = [(count - 1) >> 2, ((count - 1) & 3) << 6, 0, 100, 1, 0];
  const steps = Array.from({ length: count - 1 }, () => [129, 130]).flat();
  const data = [...start, ...steps];
  for (let at = 0, record = first; at < data.length; at += DATA, record++) {
    const part = data.slice(at, at + DATA);
    bytes.set(part, record * RECORD);
    const isLast = at + DATA >= data.length;
    // The end of the data from 1, or the number of the next record from 1.
    bytes.set(isLast ? [part.length + 1] : [0, 0, 0, record + 2], record * RECORD + DATA);
  }
  return bytes;
}

describe('the shoreline', () => {
  it.each([2, 5, 28, 29, 70])(
    '[G11] is decoded over the records of a square: %i points',
    (count) => {
      const [line, ...others] = [...readShoreline(fileWith(count))];
      expect(others).toEqual([]);
      expect(line).toHaveLength(count);
      for (const [i, [longitude, latitude]] of line.entries()) {
        expect(longitude).toBeCloseTo(-180 + (256 + 2 * i) / 3600, 9);
        expect(latitude).toBeCloseTo(-90 + (100 + i) / 3600, 9);
      }
    },
  );

  it('[G11] has nothing in squares without a bit', () => {
    const bytes = fileWith(5);
    bytes[RECORD] = 0;
    expect([...readShoreline(bytes)]).toEqual([]);
  });
});
