import type { SnapshotArray } from '@roadstead/contracts';
import type { PortSequence } from './call-history.ts';
import { weightAfter, weightAt } from './decay.ts';
import { InterpolationWeights } from './interpolation-weights.ts';
import type { KnownPort } from './known-port.ts';
import { NewPortRates } from './new-port-rates.ts';
import { NextPortCounts } from './next-port-counts.ts';
import { PortFrequencies } from './port-frequencies.ts';
import { SHIP_CLASSES } from './ship-class.ts';
import { ALL_CLASSES, SituationKeys } from './situation-keys.ts';
import { EXPECTED_MIN, FLEET_HALF_LIFE_MS, OWN_HALF_LIFE_MS, RECENCY_DECAY } from './thresholds.ts';

/** Far more than the ports of the world. */
const PORTS_MAX = 65_534;
/** Situations of a ship: its own last two calls, its last one; the last two for all ships; the last one for its class, and for all. */
const LEVELS = 5;

/** A situation, with the ports that followed it. */
interface Situation {
  /** Index in `InterpolationWeights`. */
  readonly kind: number;
  readonly nextPorts: NextPortCounts;
  /** The weight of a call made now. */
  readonly unit: number;
}

/** M1 to M4: Markov model of port calls: which ports follow one or two previous ones, for the ship itself, its class and all ships. */
export class CallModel {
  readonly #portIds: readonly number[];
  readonly #keys: SituationKeys;
  /** Port numbers by port id. */
  readonly #numbers: Map<number, number>;
  readonly #nextPorts: Map<number, NextPortCounts> = new Map();
  readonly #weights: InterpolationWeights = new InterpolationWeights(SHIP_CLASSES * LEVELS);
  /** Frequency of calls at each port by ships of a class, and by all ships. */
  readonly #calls: Map<number, PortFrequencies> = new Map();
  readonly #newPorts: NewPortRates;

  /** @throws RangeError for more than 65 534 ports */
  constructor(ports: readonly Pick<KnownPort, 'id' | 'size'>[]) {
    if (ports.length > PORTS_MAX) throw new RangeError(`${ports.length} ports are too many.`);
    this.#portIds = ports.map(({ id }) => id);
    this.#newPorts = new NewPortRates(ports.map(({ size }) => size));
    this.#keys = new SituationKeys(ports.length);
    this.#numbers = new Map(this.#portIds.map((id, number) => [id, number]));
  }

  /** The number of a port; undefined for an unknown id. */
  numberOf(portId: number): number | undefined {
    return this.#numbers.get(portId);
  }

  portIdOf(number: number): number {
    return this.#portIds[number];
  }

  /** M1: trains the model on a call of a ship of a class. @param history its calls before that */
  train(shipClass: number, history: PortSequence, port: number, beginMs: number): void {
    const unit = weightAt(beginMs, FLEET_HALF_LIFE_MS);
    const keys = this.#keys.keysOf(shipClass, history);
    const counts = keys.map((key) => this.#nextPorts.get(key));
    const situations = situationsOf(shipClass, history, counts, beginMs, unit);
    this.#updateWeights(situations, this.#probability(shipClass, port, unit), port);
    for (let at = 0; at < keys.length; at++) {
      let nextPorts = counts[at];
      if (!nextPorts) {
        nextPorts = new NextPortCounts();
        this.#nextPorts.set(keys[at], nextPorts);
      }
      nextPorts.add(port, unit);
    }
    const ofAll = this.#callsOf(ALL_CLASSES);
    if (ofAll.weights[port] === 0) this.#newPorts.add(port);
    ofAll.add(port, unit);
    this.#callsOf(shipClass).add(port, unit);
  }

  /**
   * M2: the probabilities of ports as a ship's next one. From the narrowest situation to the widest, the ports that followed get
   * the weight of M3, and the rest goes to the next situation.
   * @param also ports to include, even if they never followed
   * @param nowMs epoch milliseconds
   * @returns probabilities by port number; the rest to 1 is that of all other ports together
   */
  expect(
    shipClass: number,
    history: PortSequence,
    also: readonly number[],
    nowMs: number,
  ): Map<number, number> {
    const expected = new Map<number, number>(also.map((port) => [port, 0]));
    const now = weightAt(nowMs, FLEET_HALF_LIFE_MS);
    let rest = 1;
    const counts = this.#keys.keysOf(shipClass, history).map((key) => this.#nextPorts.get(key));
    for (const { kind, nextPorts, unit } of situationsOf(shipClass, history, counts, nowMs, now)) {
      const { ports, weights, total } = nextPorts;
      const weight = this.#weights.weight(kind, ports.length, total / unit);
      const scale = (rest * weight) / total;
      for (let i = 0; i < ports.length; i++) {
        const predicted = weights[i] * scale;
        const before = expected.get(ports[i]);
        if (before !== undefined || predicted >= EXPECTED_MIN)
          expected.set(ports[i], (before ?? 0) + predicted);
      }
      rest *= 1 - weight;
    }
    for (const [port, probability] of expected) {
      expected.set(port, probability + rest * this.#probability(shipClass, port, now));
    }
    return expected;
  }

  /** M2: the probability of a port without a situation: its frequency in the class, else for all ships, else that of a new port. */
  #probability(shipClass: number, port: number, unit: number): number {
    const ofNew = this.#newPorts.probability(port);
    const ofAll = this.#callsOf(ALL_CLASSES).probability(port, unit, ofNew);
    return this.#callsOf(shipClass).probability(port, unit, ofAll);
  }

  /** M3: updates the weights of the situations by how well they predicted the port. @param probability without any of them */
  #updateWeights(situations: readonly Situation[], probability: number, port: number): void {
    let wider = probability;
    for (let i = situations.length - 1; i >= 0; i--) {
      const { kind, nextPorts, unit } = situations[i];
      const { ports, weights, total } = nextPorts;
      const seen = total / unit;
      const weight = this.#weights.weight(kind, ports.length, seen);
      const at = nextPorts.indexOf(port);
      const predicted = at < 0 ? 0 : (weight * weights[at]) / total;
      wider = predicted + (1 - weight) * wider;
      this.#weights.update(kind, ports.length, seen, predicted / wider);
    }
  }

  /** The trained state, for `restore`. */
  save(): readonly SnapshotArray[] {
    const all = [...this.#nextPorts.values()];
    const lengths = all.map(({ ports }) => ports.length);
    const ports = new Int32Array(lengths.reduce((sum, length) => sum + length, 0));
    const weights = new Float64Array(ports.length);
    let at = 0;
    for (const nextPorts of all) {
      ports.set(nextPorts.ports, at);
      weights.set(nextPorts.weights, at);
      at += nextPorts.ports.length;
    }
    const calls = new Float64Array(this.#calls.size * this.#portIds.length);
    for (const [row, ofClass] of [...this.#calls.values()].entries()) {
      calls.set(ofClass.weights, row * this.#portIds.length);
    }
    return [
      Int32Array.from(this.#portIds),
      Float64Array.from(this.#nextPorts.keys()),
      Int32Array.from(lengths),
      Float64Array.from(all, ({ total }) => total),
      ...[ports, weights, Int32Array.from(this.#calls.keys()), calls],
      Float64Array.from(this.#calls.values(), ({ total }) => total),
      this.#weights.save(),
      this.#newPorts.save(),
    ];
  }

  /** Restores saved state into an untrained model. Data of ports that no longer exist is left out. */
  restore(saved: readonly SnapshotArray[]): void {
    const [portIds, keys, lengths, totals, ports, weights, classes, calls, callTotals, ...rest] =
      saved;
    const [weight, newPorts] = rest;
    this.#weights.restore(weight);
    // Undefined in models of earlier versions.
    if (newPorts) this.#newPorts.restore(newPorts);
    const savedKeys = new SituationKeys(portIds.length);
    // Current port numbers by saved ones.
    const numbers = Array.from(portIds, (id) => this.#numbers.get(id));
    let at = 0;
    for (let i = 0; i < keys.length; i++) {
      const situation = savedKeys.translate(keys[i], this.#keys, numbers);
      const end = at + lengths[i];
      const nextPorts = new NextPortCounts();
      for (; at < end; at++) {
        const port = numbers[ports[at]];
        if (port !== undefined) nextPorts.add(port, weights[at]);
      }
      if (situation === undefined || nextPorts.total === 0) continue;
      // Floating-point sums depend on the order of summation.
      if (nextPorts.ports.length === lengths[i]) nextPorts.total = totals[i];
      this.#nextPorts.set(situation, nextPorts);
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

  #callsOf(shipClass: number): PortFrequencies {
    let calls = this.#calls.get(shipClass);
    if (!calls) {
      calls = new PortFrequencies(this.#portIds.length);
      this.#calls.set(shipClass, calls);
    }
    return calls;
  }
}

/**
 * M2: the situations of a ship, from its own last two calls to those of all ships, with the ports that followed.
 * @param unit the weight of a call made now
 */
function situationsOf(
  shipClass: number,
  history: PortSequence,
  counts: readonly (NextPortCounts | undefined)[],
  nowMs: number,
  unit: number,
): readonly Situation[] {
  const situations: Situation[] = [];
  for (let calls = 2; calls >= 1; calls--) {
    const nextPorts = ownNextPorts(history, calls, nowMs);
    if (nextPorts) situations.push({ kind: shipClass * LEVELS + 2 - calls, nextPorts, unit: 1 });
  }
  for (let at = 0; at < counts.length; at++) {
    const nextPorts = counts[at];
    const kind = (shipClass + 1) * LEVELS - counts.length + at;
    if (nextPorts) situations.push({ kind, nextPorts, unit });
  }
  return situations;
}

/** The ports that followed earlier occurrences of the ship's last one or two calls. The latest counts most, since ships change trades. */
function ownNextPorts(
  { ports, timesMs }: PortSequence,
  calls: number,
  nowMs: number,
): NextPortCounts | undefined {
  let nextPorts: NextPortCounts | undefined;
  const end = ports.length;
  let decay = 1;
  for (let next = end - 1; next >= calls; next--) {
    if (ports[next - 1] !== ports[end - 1]) continue;
    if (calls === 2 && ports[next - 2] !== ports[end - 2]) continue;
    nextPorts ??= new NextPortCounts();
    nextPorts.add(ports[next], decay * weightAfter(timesMs[next] - nowMs, OWN_HALF_LIFE_MS));
    decay *= RECENCY_DECAY;
  }
  return nextPorts;
}
