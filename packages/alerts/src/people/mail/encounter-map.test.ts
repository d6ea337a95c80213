import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encounterMap, MAP_HEIGHT, MAP_WIDTH } from './encounter-map.ts';

const MAP_VERTEX = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -85, max: 85, noNaN: true }),
);
/** The bytes before the data of the picture: signature, IHDR, PLTE of four colors, and the head of IDAT. */
const DATA_BEGIN = 8 + 25 + 24 + 8;

/** Returns the colors by pixel. @param png not compressed */
function pixelsOf(png: Uint8Array): readonly number[] {
  const rows = png.slice(DATA_BEGIN, DATA_BEGIN + (MAP_WIDTH + 1) * MAP_HEIGHT);
  return [...rows].filter((_, i) => i % (MAP_WIDTH + 1) !== 0);
}

function draw(...tracks: readonly (readonly (readonly [number, number])[])[]): readonly number[] {
  return pixelsOf(encounterMap(tracks, (bytes) => bytes)!);
}

function count(pixels: readonly number[], color: number): number {
  return pixels.filter((each) => each === color).length;
}

describe('[A11] the map of a mail', () => {
  it('is missing without positions', () => {
    expect(encounterMap([[], []], (bytes) => bytes)).toBeNull();
  });

  it('has both tracks with a dot at their ends, and a scale', () => {
    const pixels = draw(
      [
        [1, 50],
        [1.02, 50],
      ],
      [
        [1, 50.001],
        [1.02, 50.001],
      ],
    );
    for (const color of [1, 2, 3]) expect(count(pixels, color)).toBeGreaterThan(50);
    const columns = pixels.flatMap((color, i) => (color === 2 ? [i % MAP_WIDTH] : []));
    // From margin to margin, with half a dot.
    expect(Math.min(...columns)).toBe(24);
    expect(Math.max(...columns)).toBe(MAP_WIDTH - 24 + 4);
  });

  it('is the same across the antimeridian', () => {
    const shape = [0, 0.01, 0.02];
    const line = (west: number) =>
      shape.map((east) => [((west + east + 540) % 360) - 180, 10 + east] as const);
    expect(draw(line(179.99), line(179.995))).toEqual(draw(line(10), line(10.005)));
  });

  it('is drawn for any tracks, and has a position of each ship', () => {
    fc.assert(
      fc.property(fc.array(MAP_VERTEX, { minLength: 1 }), (track) => {
        expect(count(draw(track, []), 2)).toBeGreaterThan(0);
      }),
      { numRuns: 50 },
    );
  });

  it('is a PNG whose data is what was compressed', () => {
    let compressed = 0;
    const png = encounterMap([[[1, 50]]], (bytes) => {
      compressed = bytes.length;
      return bytes;
    })!;
    expect(compressed).toBe((MAP_WIDTH + 1) * MAP_HEIGHT);
    // The checksum of the empty chunk at the end is the same in every PNG.
    expect(Buffer.from(png.slice(-12)).toString('hex')).toBe('0000000049454e44ae426082');
  });
});
