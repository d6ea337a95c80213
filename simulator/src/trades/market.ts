import { distanceMeters } from '@roadstead/geo';
import { Chance } from './chance.ts';
import { type Region, regionAt } from './regions.ts';
import type { TradePort } from './trade-port.ts';

/** The metres by sea between two ports; undefined where there is no way. */
export type MetersBetween = (from: TradePort, to: TradePort) => number | undefined;

/** Traffic of ports is spread over orders of magnitude; that much between the World Port Index's sizes, by eye. */
const WEIGHT_BY_SIZE = { large: 30, medium: 10, small: 3, 'very-small': 0.5 } as const;

/** How much ports of one size differ in what they draw, as a standard deviation of the logarithm. */
const ATTRACTION_SPREAD = 1;

/** Two ports side by side are not infinitely drawn to each other. */
const GRAVITY_METERS_MIN = 400_000;

/** Which ports draw which trade: the larger ones more, and of the same size some more than others, by chance. */
export class Market {
  readonly #seed: number;
  readonly #metersBetween: MetersBetween;
  readonly #byId: ReadonlyMap<number, TradePort>;
  readonly #byRegion = new Map<Region, TradePort[]>();
  readonly #attractions = new Map<string, number>();
  readonly #gravities = new Map<string, number>();
  readonly #pools = new Map<string, readonly TradePort[]>();
  readonly #isReachable = new Map<number, boolean>();
  /** Those found so far. */
  readonly #reachable: TradePort[];
  readonly ports: readonly TradePort[];

  /** @throws RangeError where there are no ports */
  constructor(seed: number, ports: readonly TradePort[], metersBetween: MetersBetween) {
    if (ports.length === 0) throw new RangeError('a world of trades needs ports');
    this.ports = ports;
    this.#byId = new Map(ports.map((port) => [port.id, port]));
    this.#seed = seed;
    this.#metersBetween = metersBetween;
    for (const port of ports) {
      const region = regionAt(port.longitude, port.latitude);
      if (!region) continue;
      const there = this.#byRegion.get(region);
      if (there) there.push(port);
      else this.#byRegion.set(region, [port]);
    }
    const joined = this.#mostJoined();
    this.#reachable = [joined];
    this.#isReachable.set(joined.id, true);
  }

  portById(id: number): TradePort | undefined {
    return this.#byId.get(id);
  }

  /** What a port draws of a trade; another number in each trade. */
  attraction(trade: string, port: TradePort): number {
    const key = `${trade} ${port.id}`;
    let found = this.#attractions.get(key);
    if (found === undefined) {
      const bySize = WEIGHT_BY_SIZE[port.size ?? 'very-small'];
      found =
        bySize * new Chance(this.#seed, `port ${port.id}`, trade).around(1, ATTRACTION_SPREAD);
      this.#attractions.set(key, found);
    }
    return found;
  }

  /** The ports of a region that a trade uses, so many of them at most; the same whoever asks. */
  pool(trade: string, region: Region, count: number): readonly TradePort[] {
    const key = `${trade} ${region} ${count}`;
    let found = this.#pools.get(key);
    if (!found) {
      found = this.#drawPool(
        new Chance(this.#seed, region, `pool of ${trade}`),
        trade,
        region,
        count,
      );
      this.#pools.set(key, found);
    }
    return found;
  }

  /** A port of a list by what it draws over how far it is (great circle: a rule of thumb), never the one left. */
  byGravity(
    chance: Chance,
    trade: string,
    from: TradePort,
    among: readonly TradePort[],
  ): TradePort | undefined {
    const others = among.filter(({ id }) => id !== from.id);
    if (others.length === 0) return undefined;
    return chance.weighted(others, (port) => this.#gravity(trade, from, port));
  }

  /** The nearest ports between two distances from one (great circle) that ships can get to, so many of them at most. */
  near(
    port: TradePort,
    [metersMin, metersMax]: readonly [number, number],
    count: number,
  ): readonly TradePort[] {
    const around = this.ports
      .map((other): readonly [TradePort, number] => [other, metersApart(port, other)])
      .filter(([{ id }, meters]) => id !== port.id && meters >= metersMin && meters <= metersMax)
      .sort(([a, x], [b, y]) => x - y || a.id - b.id);
    const found: TradePort[] = [];
    for (const [other] of around) {
      if (found.length === count) break;
      if (this.isReachable(other)) found.push(other);
    }
    return found;
  }

  /** Whether a port is at the sea that the others are at: whether there is a way to the nearest that is known to be. */
  isReachable(port: TradePort): boolean {
    let found = this.#isReachable.get(port.id);
    if (found === undefined) {
      const metersTo = (other: TradePort): number => metersApart(port, other);
      const nearest = this.#reachable.reduce((a, b) => (metersTo(b) < metersTo(a) ? b : a));
      found = this.#metersBetween(nearest, port) !== undefined;
      this.#isReachable.set(port.id, found);
      if (found) this.#reachable.push(port);
    }
    return found;
  }

  #gravity(trade: string, from: TradePort, to: TradePort): number {
    const key = `${trade} ${from.id} ${to.id}`;
    let found = this.#gravities.get(key);
    if (found === undefined) {
      found = this.attraction(trade, to) / Math.max(metersApart(from, to), GRAVITY_METERS_MIN);
      this.#gravities.set(key, found);
    }
    return found;
  }

  #drawPool(chance: Chance, trade: string, region: Region, count: number): readonly TradePort[] {
    const left = [...(this.#byRegion.get(region) ?? [])];
    const pool: TradePort[] = [];
    while (pool.length < count && left.length > 0) {
      const [next] = chance.several(left, 1, (port) => this.attraction(trade, port));
      left.splice(left.indexOf(next), 1);
      if (this.isReachable(next)) pool.push(next);
    }
    return pool;
  }

  /** The first of the large ports from which most of the other large ones can be got to. */
  #mostJoined(): TradePort {
    const large = this.ports.filter(({ size }) => size === 'large').slice(0, 20);
    const few = large.length > 1 ? large : this.ports.slice(0, 20);
    const joined = (from: TradePort): number =>
      few.filter((to) => to !== from && this.#metersBetween(from, to) !== undefined).length;
    return few
      .map((port) => ({ port, count: joined(port) }))
      .reduce((a, b) => (b.count > a.count ? b : a)).port;
  }
}

/** By great circle. */
export function metersApart(a: TradePort, b: TradePort): number {
  return distanceMeters(a.longitude, a.latitude, b.longitude, b.latitude);
}
