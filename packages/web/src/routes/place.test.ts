import { describe, expect, it } from 'vitest';
import { destinationOf, parsePlace } from './place.ts';

describe('a place', () => {
  it.each([
    ['211000001', { type: 'ship', mmsi: '211000001' }],
    [' nlrtm ', { type: 'port', locode: 'NLRTM' }],
    ['USNY2', { type: 'port', locode: 'USNY2' }],
    ['-5.5, 36', { type: 'point', longitude: -5.5, latitude: 36 }],
    ['5 54.2', { type: 'point', longitude: 5, latitude: 54.2 }],
  ])('is read from %j', (text, place) => {
    expect(parsePlace(text)).toEqual(place);
  });

  it.each(['', 'Hamburg', '21100000', '5', '5,', ',5', '181 0', '0 91', '1 2 3', 'x y'])(
    'is not %j',
    (text) => {
      expect(parsePlace(text)).toBeUndefined();
    },
  );

  it('is an end of a request unless it is a ship', () => {
    expect(destinationOf({ type: 'ship', mmsi: '211000001' })).toBeUndefined();
    expect(destinationOf({ type: 'port', locode: 'NLRTM' })).toEqual({ port: { locode: 'NLRTM' } });
    expect(destinationOf({ type: 'point', longitude: 5, latitude: 54 })).toEqual({
      position: { type: 'Point', coordinates: [5, 54] },
    });
  });
});
