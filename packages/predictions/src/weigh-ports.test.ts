import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Evidence, weighPorts } from './weigh-ports.ts';

const [A, B, C, D] = [1, 2, 3, 4];
const NOTHING: Evidence = {
  expected: new Map([
    [A, 0.5],
    [B, 0.3],
    [C, 0.1],
  ]),
  named: new Map(),
  trust: 0.5,
  ownShare: () => 0.1,
  ways: new Map(),
  left: undefined,
  ahead: () => 1,
};

function way(evidence: number): { distanceMeters: number; etaMs: null; evidence: number } {
  return { distanceMeters: 1, etaMs: null, evidence };
}

function weigh(more: Partial<Evidence>): Map<number, number> {
  return weighPorts({ ...NOTHING, ...more });
}

describe('[C1] what is known together', () => {
  it('is what was expected where nothing else is known', () => {
    expect([...weigh({})]).toEqual(
      [...NOTHING.expected].map(([port, each]) => [port, expect.closeTo(each)]),
    );
  });

  it('never adds up to more than 1', () => {
    const share = fc.double({ min: 0, max: 0.25, noNaN: true });
    const evidence = fc.option(fc.double({ min: -9, max: 0, noNaN: true }));
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 4, maxLength: 4 }),
        fc.array(evidence),
        share,
        (shares, ways, named) => {
          const weights = weigh({
            expected: new Map(shares.map((each, port) => [port, each])),
            named: new Map([[1, named + 0.01]]),
            ways: new Map(
              ways.slice(0, 4).map((each, port) => [port, each === null ? null : way(each)]),
            ),
            left: 2,
            ahead: (port) => 1 / (1 + port),
          });
          const sum = [...weights.values()].reduce((total, each) => total + each, 0);
          expect(sum).toBeLessThanOrEqual(1 + 1e-9);
          for (const each of weights.values()) expect(each).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('[X2] a text', () => {
  it('that names a port makes it the likelier the more the crew is believed', () => {
    const named = new Map([[C, 1]]);
    const of = (trust: number): number => weigh({ named, trust }).get(C) ?? 0;
    expect(of(0.1)).toBeGreaterThan(0.1);
    expect(of(0.5)).toBeGreaterThan(of(0.1));
    expect(of(0.9)).toBeGreaterThan(0.8);
  });

  it('that names a port where ships of its kind seldom go is believed about as far as the crew is, where none ever does hardly', () => {
    const of = (usual: number): number => {
      const expected = new Map([...NOTHING.expected, [D, usual]]);
      const weights = weigh({ expected, named: new Map([[D, 1]]), trust: 0.7, ownShare: () => 0 });
      return weights.get(D) ?? 0;
    };
    expect(of(1e-3)).toBeGreaterThan(0.6);
    expect(of(1e-3)).toBeLessThan(0.95);
    expect(of(1e-6)).toBeLessThan(0.05);
  });
});

describe('[W4] ways', () => {
  it('make a port less likely from which the ship sails away', () => {
    const weights = weigh({
      ways: new Map([
        [A, way(-3)],
        [B, way(0)],
      ]),
    });
    expect(weights.get(B)).toBeGreaterThan(3 * (weights.get(A) ?? 1));
  });

  it('that were not measured count as those that were do together', () => {
    const weights = weigh({
      ways: new Map([
        [A, way(-1)],
        [B, way(-1)],
      ]),
    });
    expect(weights.get(C)).toBeCloseTo(0.1, 9);
  });

  it('that are not there make a port unlikely', () => {
    expect(
      weigh({
        ways: new Map([
          [A, null],
          [B, way(0)],
        ]),
      }).get(A),
    ).toBeLessThan(0.05);
  });

  it('away from the port that the ship left do not say that it does not come back', () => {
    const ways = new Map([
      [A, way(-4)],
      [B, way(-1)],
    ]);
    expect(weigh({ ways, left: A }).get(A)).toBeGreaterThan(0.4);
    expect(weigh({ ways }).get(A)).toBeLessThan(0.15);
  });

  it('to ports that lie ahead are likelier among those that were not measured', () => {
    const expected = new Map([...NOTHING.expected, [D, 0.1]]);
    const weights = weigh({
      expected,
      ways: new Map([[A, way(0)]]),
      ahead: (port) => (port === D ? 0.1 : 1),
    });
    expect(weights.get(C)).toBeGreaterThan(5 * (weights.get(D) ?? 1));
    expect((weights.get(B) ?? 0) + (weights.get(C) ?? 0) + (weights.get(D) ?? 0)).toBeCloseTo(
      0.5,
      9,
    );
  });
});
