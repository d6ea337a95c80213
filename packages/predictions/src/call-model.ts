import type { SavedArray } from '@roadstead/contracts';
import { Belief } from './belief.ts';
import { weightAfter, weightAt } from './decay.ts';
import { Followers } from './followers.ts';
import type { OwnCalls } from './own-calls.ts';
import { PortShares } from './port-shares.ts';
import { CLASSES } from './ship-class.ts';
import { SituationKeys } from './situation-keys.ts';
import { EXPECTED_MIN, FLEET_HALF_LIFE_MS, OWN_HALF_LIFE_MS, OWN_KEPT } from './thresholds.ts';

/** More are no ports. */
const PORTS_MAX = 65_534;
/** After its own last two calls, its last one; after the last two of all ships; after the last one of its class, and of all. */
const LEVELS = 5;

/** What followed in a situation. */
interface Situation {
  /** For `Belief`. */
  readonly kind: number;
  readonly followers: Followers;
  /** What one call of now weighs. */
  readonly unit: number;
}

/**
 * What follows what: at which ports ships called after one port, or two, by class of ship and of all ships, and the ship itself.
 */
export class CallModel {
  readonly #portIds: readonly number[];
  readonly #keys: SituationKeys;
  /** Each port's number here, by its own. */
  readonly #numbers: Map<number, number>;
  readonly #followers: Map<number, Followers> = new Map();
  readonly #belief: Belief = new Belief(CLASSES * LEVELS);
  /** How often ships of a class called at each port, whatever came before. */
  readonly #calls: Map<number, PortShares> = new Map();

  /** @param portIds all ports that ships call at @throws RangeError where they are too many */
  constructor(portIds: readonly number[]) {
    if (portIds.length > PORTS_MAX) throw new RangeError(`${portIds.length} ports are too many.`);
    this.#portIds = [...portIds];
    this.#keys = new SituationKeys(portIds.length);
    this.#numbers = new Map(this.#portIds.map((id, number) => [id, number]));
  }

  /** A port's number here; undefined where nobody knows the port. */
  numberOf(portId: number): number | undefined {
    return this.#numbers.get(portId);
  }

  portIdOf(number: number): number {
    return this.#portIds[number];
  }

  /** M1: a ship of a class has come to a port. @param own its calls before that */
  learn(shipClass: number, own: OwnCalls, port: number, ataMs: number): void {
    const unit = weightAt(ataMs, FLEET_HALF_LIFE_MS);
    const calls = this.#callsOf(shipClass);
    const keys = this.#keys.of(shipClass, own);
    const known = keys.map((key) => this.#followers.get(key));
    const situations = situationsOf(shipClass, own, known, ataMs, unit);
    this.#learnBelief(situations, calls.share(port, unit), port);
    for (let at = 0; at < keys.length; at++) {
      let followers = known[at];
      if (!followers) {
        followers = new Followers();
        this.#followers.set(keys[at], followers);
      }
      followers.add(port, unit);
    }
    calls.add(port, unit);
  }

  /**
   * M2: how probable ports are as the next of a ship. From the narrowest situation to the widest, what followed in each is
   * believed as far as M3 says, and the rest is left to the next.
   * @param also ports that are asked for, whether they ever followed or not
   * @param nowMs epoch milliseconds
   * @returns by number; what they lack of 1 is that of all other ports together
   */
  expect(
    shipClass: number,
    own: OwnCalls,
    also: readonly number[],
    nowMs: number,
  ): Map<number, number> {
    const expected = new Map<number, number>(also.map((port) => [port, 0]));
    const now = weightAt(nowMs, FLEET_HALF_LIFE_MS);
    let rest = 1;
    const known = this.#keys.of(shipClass, own).map((key) => this.#followers.get(key));
    for (const { kind, followers, unit } of situationsOf(shipClass, own, known, nowMs, now)) {
      const { ports, weights, total } = followers;
      const belief = this.#belief.of(kind, ports.length, total / unit);
      const scale = (rest * belief) / total;
      for (let i = 0; i < ports.length; i++) {
        const said = weights[i] * scale;
        const before = expected.get(ports[i]);
        if (before !== undefined || said >= EXPECTED_MIN)
          expected.set(ports[i], (before ?? 0) + said);
      }
      rest *= 1 - belief;
    }
    const calls = this.#callsOf(shipClass);
    for (const [port, probability] of expected) {
      expected.set(port, probability + rest * calls.share(port, now));
    }
    return expected;
  }

  /** M3: which situations said that the ship would come to the port. @param probability without any of them */
  #learnBelief(situations: readonly Situation[], probability: number, port: number): void {
    let wider = probability;
    for (let i = situations.length - 1; i >= 0; i--) {
      const { kind, followers, unit } = situations[i];
      const { ports, weights, total } = followers;
      const seen = total / unit;
      const belief = this.#belief.of(kind, ports.length, seen);
      const at = followers.indexOf(port);
      const said = at < 0 ? 0 : (belief * weights[at]) / total;
      wider = said + (1 - belief) * wider;
      this.#belief.learn(kind, ports.length, seen, said / wider);
    }
  }

  /** All that was learned, for `restore`. */
  save(): readonly SavedArray[] {
    const all = [...this.#followers.values()];
    const lengths = all.map(({ ports }) => ports.length);
    const ports = new Int32Array(lengths.reduce((sum, length) => sum + length, 0));
    const weights = new Float64Array(ports.length);
    let at = 0;
    for (const followers of all) {
      ports.set(followers.ports, at);
      weights.set(followers.weights, at);
      at += followers.ports.length;
    }
    const calls = new Float64Array(this.#calls.size * this.#portIds.length);
    for (const [row, ofClass] of [...this.#calls.values()].entries()) {
      calls.set(ofClass.weights, row * this.#portIds.length);
    }
    return [
      Int32Array.from(this.#portIds),
      Float64Array.from(this.#followers.keys()),
      Int32Array.from(lengths),
      Float64Array.from(all, ({ total }) => total),
      ...[ports, weights, Int32Array.from(this.#calls.keys()), calls],
      Float64Array.from(this.#calls.values(), ({ total }) => total),
      this.#belief.save(),
    ];
  }

  /** Takes what `save` gave, in a model that has learned nothing. What was of ports that are gone is left out. */
  restore(saved: readonly SavedArray[]): void {
    const [portIds, keys, lengths, totals, ports, weights, classes, calls, callTotals, belief] =
      saved;
    this.#belief.restore(belief);
    const then = new SituationKeys(portIds.length);
    // By its number then, its number now.
    const numbers = Array.from(portIds, (id) => this.#numbers.get(id));
    let at = 0;
    for (let i = 0; i < keys.length; i++) {
      const situation = then.moved(keys[i], this.#keys, numbers);
      const end = at + lengths[i];
      const followers = new Followers();
      for (; at < end; at++) {
        const port = numbers[ports[at]];
        if (port !== undefined) followers.add(port, weights[at]);
      }
      if (situation === undefined || followers.total === 0) continue;
      // Sums depend on their order by a hair.
      if (followers.ports.length === lengths[i]) followers.total = totals[i];
      this.#followers.set(situation, followers);
    }
    for (let row = 0; row < classes.length; row++) {
      const ofClass = this.#callsOf(classes[row]);
      for (const [before, now] of numbers.entries()) {
        const weight = calls[row * portIds.length + before];
        if (now !== undefined && weight > 0) ofClass.add(now, weight);
      }
      if (!numbers.includes(undefined)) ofClass.total = callTotals[row];
    }
  }

  #callsOf(shipClass: number): PortShares {
    let calls = this.#calls.get(shipClass);
    if (!calls) {
      calls = new PortShares(this.#portIds.length);
      this.#calls.set(shipClass, calls);
    }
    return calls;
  }
}

/**
 * M2: what followed where a ship is: after its own two last calls and its last one, then what is known of those of its class and of
 * all ships.
 * @param unit what one call of now weighs
 */
function situationsOf(
  shipClass: number,
  own: OwnCalls,
  known: readonly (Followers | undefined)[],
  nowMs: number,
  unit: number,
): readonly Situation[] {
  const found: Situation[] = [];
  for (let calls = 2; calls >= 1; calls--) {
    const followers = ownFollowers(own, calls, nowMs);
    if (followers) found.push({ kind: shipClass * LEVELS + 2 - calls, followers, unit: 1 });
  }
  for (let at = 0; at < known.length; at++) {
    const followers = known[at];
    const kind = (shipClass + 1) * LEVELS - known.length + at;
    if (followers) found.push({ kind, followers, unit });
  }
  return found;
}

/** What followed when the ship's last one or two calls were those of now: the last time counts most, for ships change their trades. */
function ownFollowers(
  { ports, timesMs }: OwnCalls,
  calls: number,
  nowMs: number,
): Followers | undefined {
  let followers: Followers | undefined;
  const end = ports.length;
  let kept = 1;
  for (let next = end - 1; next >= calls; next--) {
    if (ports[next - 1] !== ports[end - 1]) continue;
    if (calls === 2 && ports[next - 2] !== ports[end - 2]) continue;
    followers ??= new Followers();
    followers.add(ports[next], kept * weightAfter(timesMs[next] - nowMs, OWN_HALF_LIFE_MS));
    kept *= OWN_KEPT;
  }
  return followers;
}
