import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PortSequence } from './call-history.ts';
import { CallModel } from './call-model.ts';
import { START_MS } from './testing/sea-of-ports.ts';

const [A, B, C, D, E] = [0, 1, 2, 3, 4];
const IDS = [10, 20, 30, 40, 50];
const CLASS = 7;
const NO_CALLS: PortSequence = { ports: [], timesMs: [] };

function portsOf(ids: readonly number[]): readonly { id: number; size: null }[] {
  return ids.map((id) => ({ id, size: null }));
}

/** A ship calls at ports, one a day; the model is trained on each call. */
function sail(
  model: CallModel,
  ports: readonly number[],
  shipClass = CLASS,
  fromMs = START_MS,
): PortSequence {
  const own: PortSequence = { ports: [], timesMs: [] };
  for (const [day, port] of ports.entries()) {
    const beginMs = fromMs + day * millisecondsInDay;
    model.train(shipClass, own, port, beginMs);
    own.ports.push(port);
    own.timesMs.push(beginMs);
  }
  return own;
}

function likeliest(
  model: CallModel,
  own: PortSequence,
  shipClass = CLASS,
  nowMs = START_MS + 99 * millisecondsInDay,
): number {
  const expected = [...model.expect(shipClass, own, [], nowMs)];
  return expected.sort((a, b) => b[1] - a[1])[0]?.[0];
}

const histories = fc.array(fc.array(fc.nat({ max: 4 }), { maxLength: 30 }), { maxLength: 6 });

describe('[M2] the next port', () => {
  it('has probabilities from 0 to 1 whose sum is at most 1, for any history', () => {
    fc.assert(
      fc.property(
        histories,
        fc.nat({ max: 5 }),
        fc.subarray([A, B, C, D, E]),
        (ships, nth, also) => {
          const model = new CallModel(portsOf(IDS));
          const owns = ships.map((ports, at) => sail(model, ports, at % 3));
          const own = owns[nth] ?? NO_CALLS;
          const expected = model.expect(nth % 3, own, also, START_MS + 40 * millisecondsInDay);
          for (const port of also) expect(expected.get(port)).toBeGreaterThan(0);
          let sum = 0;
          for (const probability of expected.values()) {
            expect(probability).toBeGreaterThanOrEqual(0);
            sum += probability;
          }
          expect(sum).toBeLessThanOrEqual(1 + 1e-9);
        },
      ),
    );
  });

  it('has probabilities over all ports whose sum is 1', () => {
    const model = new CallModel(portsOf(IDS));
    const own = sail(model, [A, B, C, A, B, D, A, B]);
    const expected = model.expect(CLASS, own, [A, B, C, D, E], START_MS + 9 * millisecondsInDay);
    expect([...expected.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  });

  it("follows the ship's last two calls before its last one, and that before the calls of others", () => {
    const model = new CallModel(portsOf(IDS));
    // From B to C after A, from B to D after E.
    const own = sail(model, [A, B, C, E, B, D, A, B, C, E, B, D, A, B]);
    expect(likeliest(model, own)).toBe(C);
    expect(
      likeliest(model, { ports: [...own.ports, C, E, B], timesMs: [...own.timesMs, 1, 2, 3] }),
    ).toBe(D);
    for (let ship = 0; ship < 9; ship++) sail(model, [C, B, E, C, B, E]);
    expect(likeliest(model, own)).toBe(C);
  });

  it('of a new ship follows the ships of its class, otherwise all', () => {
    const model = new CallModel(portsOf(IDS));
    for (let ship = 0; ship < 5; ship++) {
      sail(model, [A, B, A, B, A, B], CLASS);
      sail(model, [A, C, A, C, A, C], CLASS + 1);
      sail(model, [A, C, A, C, A, C], CLASS + 1);
    }
    const here: PortSequence = { ports: [A], timesMs: [START_MS] };
    expect(likeliest(model, here, CLASS)).toBe(B);
    expect(likeliest(model, here, CLASS + 1)).toBe(C);
    expect(likeliest(model, here, CLASS + 2)).toBe(C);
  });
});

describe('[M1] training', () => {
  it('weighs older calls less', () => {
    const model = new CallModel(portsOf(IDS));
    for (let ship = 0; ship < 3; ship++) sail(model, [A, B]);
    for (let ship = 0; ship < 2; ship++)
      sail(model, [A, C], CLASS, START_MS + 730 * millisecondsInDay);
    const here: PortSequence = { ports: [A], timesMs: [START_MS + 731 * millisecondsInDay] };
    expect(likeliest(model, here, CLASS, START_MS + 731 * millisecondsInDay)).toBe(C);
  });

  it('[M4] is saved and restored exactly', () => {
    fc.assert(
      fc.property(histories, (ships) => {
        const model = new CallModel(portsOf(IDS));
        const owns = ships.map((ports, at) => sail(model, ports, at % 3));
        const restored = new CallModel(portsOf(IDS));
        restored.restore(model.save());
        for (const [at, own] of [...owns, NO_CALLS].entries()) {
          const ask = (one: CallModel): unknown => [...one.expect(at % 3, own, [A, E], START_MS)];
          expect(ask(restored)).toEqual(ask(model));
        }
      }),
    );
  });

  it('[M4] is restored although ports were added and removed', () => {
    const model = new CallModel(portsOf(IDS));
    sail(model, [A, B, C, A, B, C, A, B, D, A, B]);
    const restored = new CallModel(portsOf([5, 40, 30, 20, 10]));
    restored.restore(model.save());
    const [d, c, b, a] = [1, 2, 3, 4];
    const own: PortSequence = { ports: [a, b], timesMs: [START_MS, START_MS] };
    expect(likeliest(restored, own)).toBe(c);
    const fewer = new CallModel(portsOf([40, 20, 10]));
    fewer.restore(model.save());
    expect(likeliest(fewer, { ports: [2, 1], timesMs: [START_MS, START_MS] })).toBe(0);
    expect(d).toBe(1);
  });

  it('rejects more ports than it has numbers for', () => {
    expect(() => new CallModel(portsOf(Array(65_535).fill(1)))).toThrow(RangeError);
  });
});

describe('[M3] the weight of a situation', () => {
  it('is below 1: an unseen port remains possible, also with later calls', () => {
    const model = new CallModel(portsOf(IDS));
    const laterMs = START_MS + 400 * 365 * millisecondsInDay;
    sail(model, [A, B, A, B], CLASS, laterMs);
    sail(model, [A, C, A, B], CLASS, START_MS);
    const expected = model.expect(CLASS, { ports: [B], timesMs: [START_MS] }, [C], START_MS);
    expect(expected.get(A)).toBeGreaterThan(0.5);
    expect(expected.get(C)).toBeGreaterThan(0);
  });

  it('is learned: one voyage is enough for ships that repeat themselves, not for others', () => {
    const model = new CallModel(portsOf(Array.from({ length: 400 }, (_, id) => id)));
    // Ferries go to and fro; tramps of another class sail anywhere, never the same way twice.
    for (let ship = 0; ship < 10; ship++) {
      sail(
        model,
        Array.from({ length: 20 }, (_, day) => (day % 2) + 2 * ship),
        CLASS,
      );
      const tramp = Array.from({ length: 20 }, (_, day) =>
        day % 2 === 0 ? 399 : 50 + 20 * ship + day,
      );
      sail(model, tramp, CLASS + 1);
    }
    const once: PortSequence = {
      ports: [399, 300, 399],
      timesMs: [1, 2, 3].map((day) => START_MS + day * millisecondsInDay),
    };
    const nowMs = START_MS + 20 * millisecondsInDay;
    const ferry = model.expect(CLASS, once, [300], nowMs).get(300) ?? 0;
    const tramp = model.expect(CLASS + 1, once, [300], nowMs).get(300) ?? 0;
    expect(ferry).toBeGreaterThan(0.5);
    expect(tramp).toBeLessThan(0.25);
  });
});
