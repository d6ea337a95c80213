import { distanceMeters } from '@roadstead/geo';
import { RandomStream } from './random-stream.ts';
import { type Region, regionAt } from './regions.ts';
import type { TradePort } from './trade-port.ts';

/** Distance by sea between two ports in metres; undefined without a sea route. */
export type MetersBetween = (from: TradePort, to: TradePort) => number | undefined;

/** Traffic of ports spans orders of magnitude; an estimate of its ratios between the World Port Index's sizes. */
const WEIGHT_BY_SIZE = { large: 30, medium: 10, small: 3, 'very-small': 0.5 } as const;

/** Spread of the attraction of ports of one size, as a standard deviation of the logarithm. */
const ATTRACTION_SPREAD = 1;

/** Lower bound of the distance in the gravity model. */
const GRAVITY_METERS_MIN = 400_000;

/** Gravity model of ports and trades: larger ports attract more, with random differences between ports of one size. */
export class Market {
  readonly #seed: number;
  readonly #metersBetween: MetersBetween;
  readonly #byId: ReadonlyMap<number, TradePort>;
  readonly #byRegion = new Map<Region, TradePort[]>();
  readonly #attractions = new Map<string, number>();
  readonly #gravities = new Map<string, number>();
  readonly #pools = new Map<string, readonly TradePort[]>();
  readonly #isReachable = new Map<number, boolean>();
  /** Ports known to be reachable. */
  readonly #reachable: TradePort[];
  readonly ports: readonly TradePort[];

  /** @throws RangeError for an empty list of ports */
  constructor(seed: number, ports: readonly TradePort[], metersBetween: MetersBetween) {
    if (ports.length === 0) throw new RangeError('a trade simulation needs at least one port');
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
    const first = this.#bestConnected();
    this.#reachable = [first];
    this.#isReachable.set(first.id, true);
  }

  portById(id: number): TradePort | undefined {
    return this.#byId.get(id);
  }

  /** Attraction of a port in a trade; a different number in each trade. */
  attraction(trade: string, port: TradePort): number {
    const key = `${trade} ${port.id}`;
    let found = this.#attractions.get(key);
    if (found === undefined) {
      const bySize = WEIGHT_BY_SIZE[port.size ?? 'very-small'];
      found =
        bySize *
        new RandomStream(this.#seed, `port ${port.id}`, trade).logNormal(1, ATTRACTION_SPREAD);
      this.#attractions.set(key, found);
    }
    return found;
  }

  /** The ports of a region that a trade uses, at most `count`; independent of the order of calls. */
  pool(trade: string, region: Region, count: number): readonly TradePort[] {
    const key = `${trade} ${region} ${count}`;
    let found = this.#pools.get(key);
    if (!found) {
      found = this.#drawPool(
        new RandomStream(this.#seed, region, `pool of ${trade}`),
        trade,
        region,
        count,
      );
      this.#pools.set(key, found);
    }
    return found;
  }

  /** Draws a port of a list by its attraction over its great-circle distance (a rule of thumb), never the port of departure. */
  byGravity(
    random: RandomStream,
    trade: string,
    from: TradePort,
    among: readonly TradePort[],
  ): TradePort | undefined {
    const others = among.filter(({ id }) => id !== from.id);
    if (others.length === 0) return undefined;
    return random.pickWeighted(others, (port) => this.#gravity(trade, from, port));
  }

  /** The nearest reachable ports between two great-circle distances from a port, at most `count`. */
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

  /** Reports whether a port has a sea route to the others: to the nearest port known to be reachable. */
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

  #drawPool(
    random: RandomStream,
    trade: string,
    region: Region,
    count: number,
  ): readonly TradePort[] {
    const left = [...(this.#byRegion.get(region) ?? [])];
    const pool: TradePort[] = [];
    while (pool.length < count && left.length > 0) {
      const [next] = random.sample(left, 1, (port) => this.attraction(trade, port));
      left.splice(left.indexOf(next), 1);
      if (this.isReachable(next)) pool.push(next);
    }
    return pool;
  }

  /** The first of the large ports with routes to the most other large ports. */
  #bestConnected(): TradePort {
    const large = this.ports.filter(({ size }) => size === 'large').slice(0, 20);
    const candidates = large.length > 1 ? large : this.ports.slice(0, 20);
    const connections = (from: TradePort): number =>
      candidates.filter((to) => to !== from && this.#metersBetween(from, to) !== undefined).length;
    return candidates
      .map((port) => ({ port, count: connections(port) }))
      .reduce((a, b) => (b.count > a.count ? b : a)).port;
  }
}

/** Great-circle distance in metres. */
export function metersApart(a: TradePort, b: TradePort): number {
  return distanceMeters(a.longitude, a.latitude, b.longitude, b.latitude);
}
