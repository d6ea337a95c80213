import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaWithin, boxText, lineThrough, parsePlaces, placeLine } from './coordinates-text.ts';

describe('parsePlaces', () => {
  it('reads what placeLine writes, to a metre', () => {
    const place = fc.tuple(
      fc.double({ min: -360, max: 360, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(place), (places) => {
        const parsed = parsePlaces(places.map((at) => placeLine(...at)).join('\n'));
        expect(parsed).toEqual({
          ok: true,
          places: places.map((at) => at.map((degrees) => expect.closeTo(degrees, 4))),
        });
      }),
    );
  });

  it('accepts commas, and skips empty lines', () => {
    expect(parsePlaces(' 1.5, 2 \n\n3 4\n')).toEqual({
      ok: true,
      places: [
        [1.5, 2],
        [3, 4],
      ],
    });
  });

  it.each(['1', '1 2 3', 'x y', '1 91', '600 0', '1 2\n5'])('rejects %j', (text) => {
    expect(parsePlaces(text).ok).toBe(false);
  });

  it('names the line', () => {
    expect(parsePlaces('1 2\n\nthere')).toEqual({
      ok: false,
      problem: 'Line 3 must be a longitude and a latitude.',
    });
  });
});

describe('geometries', () => {
  const CORNERS = [
    [1, 1],
    [2, 1],
    [2, 2],
  ] as const;

  it('are closed once', () => {
    const ring = [...CORNERS, CORNERS[0]];
    expect(areaWithin(CORNERS)).toEqual({ type: 'Polygon', coordinates: [ring] });
    expect(areaWithin(ring)).toEqual({ type: 'Polygon', coordinates: [ring] });
  });

  it('need two places for a line, and three corners for an area', () => {
    expect(lineThrough(CORNERS.slice(0, 1))).toBeNull();
    expect(lineThrough(CORNERS.slice(0, 2))).toMatchObject({ type: 'LineString' });
    expect(areaWithin(CORNERS.slice(0, 2))).toBeNull();
    expect(areaWithin([CORNERS[0], CORNERS[1], CORNERS[0]])).toBeNull();
  });

  it('cover the world, not more of it', () => {
    expect(boxText(-300, -80, 300, 80)).toBe('-180 -80\n180 -80\n180 80\n-180 80');
    expect(boxText(170, 0, 190, 1)).toBe('170 0\n190 0\n190 1\n170 1');
  });
});
