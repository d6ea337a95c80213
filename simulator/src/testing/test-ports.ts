import { distanceMeters } from '@roadstead/geo';
import type { MetersBetween } from '../trades/market.ts';
import { RandomStream } from '../trades/random-stream.ts';
import type { TradePort } from '../trades/trade-port.ts';

/** Coasts with many ports, as boxes in degrees: enough for every trade. */
const COASTS: readonly (readonly [string, number, number, number, number])[] = [
  ['NL', -4, 48, 9, 58],
  ['SE', 12, 55, 24, 62],
  ['IT', 2, 34, 20, 42],
  ['UA', 28, 42, 38, 45],
  ['EG', 33, 14, 42, 27],
  ['AE', 48, 24, 56, 29],
  ['NG', -15, 2, 8, 8],
  ['ZA', 18, -34, 32, -28],
  ['IN', 70, 8, 88, 21],
  ['SG', 98, -8, 118, 8],
  ['CN', 112, 22, 140, 40],
  ['AU', 114, -38, 152, -18],
  ['US', -124, 32, -118, 48],
  ['MX', -97, 18, -82, 30],
  ['CA', -75, 32, -62, 46],
  ['BR', -48, -34, -38, -4],
  ['CL', -76, -36, -72, 2],
];
const PORTS_PER_COAST = 24;
const SIZES = ['large', 'medium', 'small', 'small', 'very-small'] as const;

/** Fictional ports along fictional coasts, with distinct names and codes. */
export function testPorts(): readonly TradePort[] {
  const random = new RandomStream(1, 'ports', 'test');
  return COASTS.flatMap(([country, west, south, east, north], coast) =>
    Array.from({ length: PORTS_PER_COAST }, (_, at) => {
      const letters = String.fromCharCode(65 + Math.floor(at / 5), 65 + (at % 5), 65 + coast);
      return {
        id: 100 * coast + at + 1,
        locode: at % 8 === 7 ? null : `${country}${letters}`,
        name: `${['Port', 'Saint', 'Bay', 'Cape'][at % 4]} ${letters.toLowerCase()}ville`,
        longitude: random.between(west, east),
        latitude: random.between(south, north),
        country,
        size: SIZES[at % SIZES.length],
      };
    }),
  );
}

/** Great-circle distance, lengthened; ports of the last coast lie on a lake. */
export const testMetersBetween: MetersBetween = (from, to) => {
  const lake = 100 * (COASTS.length - 1);
  if (from.id > lake !== to.id > lake) return undefined;
  return 1.2 * distanceMeters(from.longitude, from.latitude, to.longitude, to.latitude);
};
