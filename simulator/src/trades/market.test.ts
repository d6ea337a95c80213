import { describe, expect, it } from 'vitest';
import { testMetersBetween, testPorts } from '../testing/test-ports.ts';
import { Congestion } from './congestion.ts';
import { Market, metersApart } from './market.ts';
import { RandomStream } from './random-stream.ts';
import { canalBetween, regionAt } from './regions.ts';

const PORTS = testPorts();
const newMarket = (): Market => new Market(1, PORTS, testMetersBetween);
const MS_PER_DAY = 86_400_000;

describe('the market', () => {
  it('draws the same ports for a trade in any order of calls', () => {
    const [one, other] = [newMarket(), newMarket()];
    other.pool('grain', 'oceania', 3);
    expect(one.pool('coal', 'baltic', 5)).toEqual(other.pool('coal', 'baltic', 5));
    expect(one.pool('coal', 'baltic', 5)).toHaveLength(5);
    expect(one.pool('ore', 'baltic', 5)).not.toEqual(one.pool('coal', 'baltic', 5));
  });

  it('contains reachable ports only', () => {
    const market = newMarket();
    expect(market.pool('grain', 'south-america-west', 5)).toEqual([]);
    expect(PORTS.filter((port) => market.isReachable(port)).length).toBe(PORTS.length * (16 / 17));
  });

  it('prefers large and near ports, and never the port of departure', () => {
    const market = newMarket();
    const random = new RandomStream(1, 'test', 'gravity');
    const [from] = PORTS;
    const drawn = Array.from({ length: 3000 }, () => market.byGravity(random, 'x', from, PORTS));
    expect(drawn.filter((port) => port?.id === from.id)).toEqual([]);
    const large = drawn.filter((port) => port?.size === 'large').length / drawn.length;
    expect(large).toBeGreaterThan(0.4);
    const meters = (ports: readonly (typeof from | undefined)[]): number =>
      ports.reduce((sum, port) => sum + (port ? metersApart(from, port) : 0), 0) / ports.length;
    expect(meters(drawn)).toBeLessThan(0.8 * meters(PORTS));
    expect(market.byGravity(random, 'x', from, [from])).toBeUndefined();
  });

  it('finds the nearest ports between two distances', () => {
    const near = newMarket().near(PORTS[0], [50_000, 600_000], 4);
    const meters = near.map((port) => metersApart(PORTS[0], port));
    expect(near).toHaveLength(4);
    expect(meters).toEqual(meters.toSorted((a, b) => a - b));
    expect(meters[0]).toBeGreaterThanOrEqual(50_000);
    expect(meters[3]).toBeLessThanOrEqual(600_000);
  });
});

describe('congestion', () => {
  it('is the same for all arrivals of an instant, and is rare', () => {
    const congestion = new Congestion(1, 0, 1000 * MS_PER_DAY);
    const again = new Congestion(1, 0, 1000 * MS_PER_DAY);
    const waits = Array.from({ length: 50_000 }, (_, at): readonly [number, number] => [
      at % 50,
      Math.floor(at / 50) * MS_PER_DAY,
    ]);
    const ms = waits.map(([port, timeMs]) => congestion.waitMs(port, timeMs));
    expect(waits.map(([port, timeMs]) => again.waitMs(port, timeMs))).toEqual(ms);
    const share = ms.filter((wait) => wait > 0).length / ms.length;
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.06);
    expect(Math.max(...ms)).toBeLessThanOrEqual(72 * 3_600_000);
    expect(Math.min(...ms)).toBe(0);
  });
});

describe('regions', () => {
  it.each([
    ['Rotterdam', 4.1, 51.9, 'north-europe'],
    ['Genoa', 8.9, 44.4, 'mediterranean'],
    ['Piraeus', 23.6, 37.9, 'mediterranean'],
    ['Odesa', 30.7, 46.5, 'black-sea'],
    ['Gdansk', 18.7, 54.4, 'baltic'],
    ['Jebel Ali', 55, 25, 'persian-gulf'],
    ['Jeddah', 39.2, 21.5, 'red-sea'],
    ['Lagos', 3.4, 6.4, 'west-africa'],
    ['Richards Bay', 32.1, -28.8, 'south-africa'],
    ['Mumbai', 72.8, 18.9, 'south-asia'],
    ['Singapore', 103.8, 1.3, 'south-east-asia'],
    ['Hong Kong', 114.2, 22.3, 'east-asia'],
    ['Tokyo', 139.8, 35.6, 'east-asia'],
    ['Port Hedland', 118.6, -20.3, 'oceania'],
    ['Los Angeles', -118.3, 33.7, 'north-america-west'],
    ['Houston', -95, 29.7, 'gulf-caribbean'],
    ['New York', -74, 40.7, 'north-america-east'],
    ['Santos', -46.3, -24, 'south-america-east'],
    ['Callao', -77.1, -12.1, 'south-america-west'],
    ['Tristan da Cunha', -12.3, -37.1, undefined],
  ])('%s lies in its own', (_, longitude, latitude, region) => {
    expect(regionAt(longitude, latitude)).toBe(region);
  });

  it('are joined by the canals that crews name, in both directions', () => {
    expect(canalBetween('east-asia', 'north-europe')).toBe('SUEZ');
    expect(canalBetween('mediterranean', 'persian-gulf')).toBe('SUEZ');
    expect(canalBetween('gulf-caribbean', 'south-america-west')).toBe('PANAMA');
    expect(canalBetween('baltic', 'north-europe')).toBe('KIEL');
    expect(canalBetween('west-africa', 'north-europe')).toBeUndefined();
    expect(canalBetween(undefined, 'north-europe')).toBeUndefined();
  });
});
