import { parseMmsi } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import type { Expectations, ExpectedEncounter, ExpectedEvent, Scenario } from '../scenario.ts';
import type { TrueEncounter, TrueShip, Truth } from '../truth.ts';
import type { EvaluatedCall } from './call-mismatches.ts';
import { type EvaluatedEvent, evaluateScenario } from './evaluate-scenario.ts';

const START_MS = Date.UTC(2026, 3, 26);
const MOTHER = parseMmsi(235_000_001)!;
const DAUGHTER = parseMmsi(235_000_002)!;
const FALSE_MMSI = parseMmsi(35_000_009)!;
const HOUR = 3600;

const SCENARIO: Scenario = {
  name: 'anchorage',
  proves: 'nothing',
  seed: 1,
  startMs: START_MS,
  durationSeconds: 10 * HOUR,
  sea: {
    currentTowardsDegrees: 0,
    currentKnots: 0,
    tidal: false,
    windFromDegrees: 0,
    windKnots: 0,
  },
  receivers: [],
  ships: [],
  faults: [],
  ports: ['Algeciras', 'Gibraltar'].map((name) => ({ name, ring: [] })),
  detector: {},
  configurations: ['near', 'wide'].map((name, i) => ({
    id: i + 1,
    uuid: name,
    name,
    enabled: true,
    distanceMeters: 200,
    windowMinutes: 30,
    severity: 'low',
    area: { type: 'Polygon', coordinates: [] },
    excludePorts: false,
  })),
  expect: { maybe: [], eventsMin: 0, eventsMax: Number.POSITIVE_INFINITY },
};

function atMs(seconds: number): number {
  return START_MS + seconds * 1000;
}

function encounter(kind: TrueEncounter['kind'], begin: number, end: number): TrueEncounter {
  return {
    ships: ['daughter', 'mother'],
    kind,
    isTransfer: true,
    beginMs: atMs(begin),
    endMs: atMs(end),
    distanceMeters: null,
    path: [],
  };
}

function truthOf(...encounters: readonly TrueEncounter[]): Truth {
  const ships = [
    { name: 'mother', mmsi: MOTHER },
    { name: 'daughter', mmsi: DAUGHTER },
  ] as TrueShip[];
  const nothing = { activities: [], faults: [], silences: [], ports: [], background: [] };
  return { beginMs: START_MS, endMs: atMs(36_000), ships, encounters, ...nothing };
}

function event(begin: number, end: number | null, configurationId = 1): EvaluatedEvent {
  return {
    configurationId,
    first: { mmsi: MOTHER },
    second: { mmsi: DAUGHTER },
    activationTimeMs: atMs(begin),
    deactivationTimeMs: end === null ? null : atMs(end),
  };
}

const PAIR: Pick<ExpectedEvent, 'ships'> = { ships: ['mother', 'daughter'] };
const NEAR: ExpectedEvent = { configuration: 'near', withinSeconds: 60, ...PAIR };
const CARGO: ExpectedEncounter = {
  kind: 'cargo',
  withinSeconds: 60,
  ships: ['mother', 'daughter'],
};

function unmet(
  expected: Partial<Expectations>,
  truth: Truth,
  events: readonly EvaluatedEvent[] = [],
  calls: readonly EvaluatedCall[] = [],
): readonly string[] {
  const scenario = { ...SCENARIO, expect: { ...SCENARIO.expect, ...expected } };
  const verdict = evaluateScenario(scenario, truth, events, calls);
  expect(verdict.met).toBe(verdict.unmet.length === 0);
  return verdict.unmet;
}

describe('an expected encounter', () => {
  it('is in the truth with its kind and pair, and its times if given', () => {
    const truth = truthOf(encounter('cargo', HOUR, 2 * HOUR + 60));
    expect(unmet({ truth: [CARGO] }, truth)).toEqual([]);
    const times = { beginsSeconds: HOUR + 60, endsSeconds: 2 * HOUR };
    expect(unmet({ truth: [{ ...CARGO, ...times }] }, truth)).toEqual([]);
  });

  it('at another time is reported with the actual encounters', () => {
    const truth = truthOf(
      encounter('bunkers', HOUR, 2 * HOUR),
      encounter('cargo', 3 * HOUR, 4 * HOUR),
    );
    expect(unmet({ truth: [{ ...CARGO, beginsSeconds: 4200 }] }, truth)).toEqual([
      'The truth has no cargo of mother and daughter that begins at +1h10m, give or take 1m: ' +
        'of these two it has bunkers from +1h to +2h and cargo from +3h to +4h.',
    ]);
  });

  it.each([
    ['of another kind', { kind: 'bunkers' }],
    ['of other ships', { ships: ['mother', 'other'] }],
    ['that ends at another time', { endsSeconds: HOUR }],
  ] as const)('%s is not it', (_, other) => {
    const truth = truthOf(encounter('cargo', HOUR, 2 * HOUR));
    expect(unmet({ truth: [{ ...CARGO, ...other }] }, truth)).toHaveLength(1);
  });

  it('without an actual encounter is reported', () => {
    expect(unmet({ truth: [CARGO] }, truthOf())).toEqual([
      'The truth has no cargo of mother and daughter: it has no encounter of these two.',
    ]);
  });

  it('matches another encounter than the next one', () => {
    const both = { truth: [CARGO, { ...CARGO }] };
    expect(unmet(both, truthOf(encounter('cargo', 0, HOUR)))).toHaveLength(1);
    expect(unmet(both, truthOf(encounter('cargo', 0, 1), encounter('cargo', 2, 3)))).toEqual([]);
  });
});

describe('an expected event', () => {
  it('matches by configuration, ships and times', () => {
    const times = { beginsSeconds: HOUR, endsSeconds: 2 * HOUR };
    const good = { events: [{ ...NEAR, ...times }] };
    expect(unmet(good, truthOf(), [event(HOUR - 60, 2 * HOUR + 60)])).toEqual([]);
    expect(unmet(good, truthOf(), [event(HOUR - 61, 2 * HOUR)])).toHaveLength(2);
    expect(unmet(good, truthOf(), [event(HOUR, 2 * HOUR + 61)])).toHaveLength(2);
    expect(unmet(good, truthOf(), [event(HOUR, null)])).toHaveLength(2);
    expect(unmet(good, truthOf(), [event(HOUR, 2 * HOUR, 2)])).toHaveLength(2);
  });

  it('may be one that has not ended', () => {
    const current = { events: [{ ...NEAR, endsSeconds: null }] };
    expect(unmet(current, truthOf(), [event(HOUR, null)])).toEqual([]);
    expect(unmet(current, truthOf(), [event(HOUR, 2 * HOUR)])).toEqual([
      'near: there is no event of mother and daughter that has not ended: ' +
        'of these two there is one from +1h to +2h.',
      'near: the event of mother and daughter from +1h to +2h is not expected.',
    ]);
  });

  it('may have MMSIs that no ship has', () => {
    const wrong = { ...event(HOUR, null), first: { mmsi: FALSE_MMSI } };
    const ships = ['daughter', 35_000_009] as const;
    expect(unmet({ events: [{ ...NEAR, ships }] }, truthOf(), [wrong])).toEqual([]);
    expect(unmet({ events: [NEAR] }, truthOf(), [wrong])).toEqual([
      'near: there is no event of mother and daughter: of these two there is none.',
      'near: the event of 035000009 and daughter from +1h that has not ended is not expected.',
    ]);
  });

  it('matches another event than the next one, in any order', () => {
    const late = { ...NEAR, beginsSeconds: 2 * HOUR };
    const events = [event(2 * HOUR, null), event(HOUR, 5000)];
    for (const wanted of [
      [NEAR, late],
      [late, NEAR],
    ]) {
      expect(unmet({ events: wanted }, truthOf(), events)).toEqual([]);
      expect(unmet({ events: wanted }, truthOf(), [...events].reverse())).toEqual([]);
    }
    expect(unmet({ events: [NEAR, late] }, truthOf(), events.slice(0, 1))).toHaveLength(1);
  });

  it('takes precedence over a permitted one', () => {
    const late = { ...NEAR, beginsSeconds: 2 * HOUR };
    const events = [event(HOUR, 5000), event(2 * HOUR, null)];
    expect(unmet({ events: [NEAR], maybe: [late] }, truthOf(), events)).toEqual([]);
    expect(unmet({ events: [NEAR], maybe: [late] }, truthOf(), events.slice(1))).toEqual([]);
    const early = { ...NEAR, beginsSeconds: HOUR };
    expect(unmet({ events: [NEAR], maybe: [early] }, truthOf(), events)).toEqual([]);
    expect(unmet({ events: [NEAR, late], maybe: [early] }, truthOf(), events)).toEqual([]);
    expect(unmet({ events: [], maybe: [late] }, truthOf(), events)).toEqual([
      'near: the event of mother and daughter from +1h to +1h23m20s is not expected.',
    ]);
  });

  it('is not evaluated where events are omitted', () => {
    expect(unmet({}, truthOf(), [event(HOUR, null)])).toEqual([]);
    expect(unmet({ events: [] }, truthOf(), [event(HOUR, null)])).toHaveLength(1);
  });
});

it('the number of events is within its bounds', () => {
  const counts = { eventsMin: 1, eventsMax: 2 };
  const events = [event(0, 1), event(2, 3), event(4, 5)];
  expect(unmet(counts, truthOf(), [])).toEqual([
    'There are 0 events, and at least 1 are expected.',
  ]);
  expect(unmet(counts, truthOf(), events.slice(0, 1))).toEqual([]);
  expect(unmet(counts, truthOf(), events.slice(0, 2))).toEqual([]);
  expect(unmet(counts, truthOf(), events)).toEqual([
    'There are 3 events, and at most 2 are expected.',
  ]);
});

describe('expected calls', () => {
  const call = (beginsSeconds: number, endsSeconds: number | null, portId = 0): EvaluatedCall => ({
    mmsi: MOTHER,
    portId,
    beginMs: atMs(beginsSeconds),
    endMs: endsSeconds === null ? null : atMs(endsSeconds),
  });
  const expected = {
    ship: 'mother',
    port: 'Algeciras',
    beginsSeconds: HOUR,
    endsSeconds: 5 * HOUR,
    withinSeconds: 60,
  };

  it('match by ship, port and times', () => {
    const { ship: _, ...ofMmsi } = expected;
    expect(unmet({ calls: [expected] }, truthOf(), [], [call(HOUR + 59, 5 * HOUR)])).toEqual([]);
    expect(
      unmet({ calls: [{ ...ofMmsi, ship: MOTHER }] }, truthOf(), [], [call(HOUR, 5 * HOUR)]),
    ).toEqual([]);
    expect(
      unmet({ calls: [{ ...expected, endsSeconds: null }] }, truthOf(), [], [call(HOUR, null)]),
    ).toEqual([]);
  });

  it('are complete, and no others are detected', () => {
    expect(unmet({ calls: [expected] }, truthOf(), [], [call(HOUR + 61, null)])).toEqual([
      'Algeciras: there is no call of mother that begins at +1h and ends at +5h, give or take 1m: ' +
        'of this ship there is one from +1h1m1s that has not ended.',
      'Algeciras: the call of mother from +1h1m1s that has not ended is not expected.',
    ]);
    expect(unmet({ calls: [] }, truthOf(), [], [call(HOUR, 5 * HOUR, 1)])).toEqual([
      'Gibraltar: the call of mother from +1h to +5h is not expected.',
    ]);
  });

  it('are not evaluated where calls are omitted', () => {
    expect(unmet({}, truthOf(), [], [call(HOUR, null)])).toEqual([]);
  });
});
