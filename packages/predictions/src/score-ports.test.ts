import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NextPortEvidence, scorePorts } from './score-ports.ts';

const [A, B, C, D] = [1, 2, 3, 4];
const NO_EVIDENCE: NextPortEvidence = {
  expected: new Map([
    [A, 0.5],
    [B, 0.3],
    [C, 0.1],
  ]),
  namedPorts: new Map(),
  reliability: 0.5,
  ownShare: () => 0.1,
  routes: new Map(),
  departurePort: undefined,
  ahead: () => 1,
};

function route(evidence: number): {
  distanceMeters: number;
  etaMs: null;
  etaEarlyMs: null;
  etaLateMs: null;
  start: null;
  planned: null;
  evidence: number;
} {
  return {
    ...{ distanceMeters: 1, etaMs: null, etaEarlyMs: null, etaLateMs: null },
    ...{ start: null, planned: null, evidence },
  };
}

function score(more: Partial<NextPortEvidence>): Map<number, number> {
  return scorePorts({ ...NO_EVIDENCE, ...more });
}

describe('[C1] the probabilities', () => {
  it('are those of the calls without other evidence', () => {
    expect([...score({})]).toEqual(
      [...NO_EVIDENCE.expected].map(([port, each]) => [port, expect.closeTo(each)]),
    );
  });

  it('have a sum of at most 1', () => {
    const share = fc.double({ min: 0, max: 0.25, noNaN: true });
    const evidence = fc.option(fc.double({ min: -9, max: 0, noNaN: true }));
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 4, maxLength: 4 }),
        fc.array(evidence),
        share,
        (shares, routes, named) => {
          const weights = score({
            expected: new Map(shares.map((each, port) => [port, each])),
            namedPorts: new Map([[1, named + 0.01]]),
            routes: new Map(
              routes.slice(0, 4).map((each, port) => [port, each === null ? null : route(each)]),
            ),
            departurePort: 2,
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

describe('[X2] a destination', () => {
  it('makes a port more probable with its reliability', () => {
    const named = new Map([[C, 1]]);
    const of = (reliability: number): number =>
      score({ namedPorts: named, reliability }).get(C) ?? 0;
    expect(of(0.1)).toBeGreaterThan(0.1);
    expect(of(0.5)).toBeGreaterThan(of(0.1));
    expect(of(0.9)).toBeGreaterThan(0.8);
  });

  it('that names an unusual port counts about as its reliability; a port without any calls hardly counts', () => {
    const of = (usual: number): number => {
      const expected = new Map([...NO_EVIDENCE.expected, [D, usual]]);
      const weights = score({
        expected,
        namedPorts: new Map([[D, 1]]),
        reliability: 0.7,
        ownShare: () => 0,
      });
      return weights.get(D) ?? 0;
    };
    expect(of(1e-3)).toBeGreaterThan(0.6);
    expect(of(1e-3)).toBeLessThan(0.95);
    expect(of(1e-6)).toBeLessThan(0.1);
  });
});

describe('[W4] routes', () => {
  it('make a port less probable when the ship sails away from it', () => {
    const weights = score({
      routes: new Map([
        [A, route(-3)],
        [B, route(0)],
      ]),
    });
    expect(weights.get(B)).toBeGreaterThan(3 * (weights.get(A) ?? 1));
  });

  it('that were not computed count as much together as the others', () => {
    const weights = score({
      routes: new Map([
        [A, route(-1)],
        [B, route(-1)],
      ]),
    });
    expect(weights.get(C)).toBeCloseTo(0.1, 9);
  });

  it('that do not exist make a port improbable', () => {
    expect(
      score({
        routes: new Map([
          [A, null],
          [B, route(0)],
        ]),
      }).get(A),
    ).toBeLessThan(0.05);
  });

  it('away from the port of departure do not exclude a return', () => {
    const routes = new Map([
      [A, route(-4)],
      [B, route(-1)],
    ]);
    expect(score({ routes: routes, departurePort: A }).get(A)).toBeGreaterThan(0.4);
    expect(score({ routes: routes }).get(A)).toBeLessThan(0.15);
  });

  it('to ports ahead are more likely among those that were not computed', () => {
    const expected = new Map([...NO_EVIDENCE.expected, [D, 0.1]]);
    const weights = score({
      expected,
      routes: new Map([[A, route(0)]]),
      ahead: (port) => (port === D ? 0.1 : 1),
    });
    expect(weights.get(C)).toBeGreaterThan(5 * (weights.get(D) ?? 1));
    expect((weights.get(B) ?? 0) + (weights.get(C) ?? 0) + (weights.get(D) ?? 0)).toBeCloseTo(
      0.5,
      9,
    );
  });
});
