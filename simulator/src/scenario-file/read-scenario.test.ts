import { readFileSync } from 'node:fs';
import { type FileProblem, problemText } from '@roadstead/yaml-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Scenario } from '../scenario.ts';
import { readScenario } from './read-scenario.ts';

const SMALL = `proves: Nothing at all
seed: 1
start: 2026-01-10T00:00:00Z
duration: 20h
ships:
  - { name: Alfa, type: vlcc, start: { at: [24, 36] },
      steps: [
        drift: {} ] }
`;

const FULL = `proves: That all keys can be used
start: 2026-01-10T00:00:00Z
duration: 20h
sea: { current: { towardsDegrees: 60, knots: 0.8, tidal: true }, wind: { fromDegrees: 240, knots: 12 } }
receivers:
  - { within: { centre: [24.1, 36.2], rangeNauticalMiles: 40 }, loss: 0.1 }
  - area: [[24, 36], [25, 36], [25, 37]]
  - { everywhere: true, passes: { every: 95m, listens: 10m, first: 12m }, delay: [20m, 40m] }
ships:
  - name: Lead
    type: container
    count: 3
    speedKnots: [12, 14]
    start: { grid: { at: [24, 36], spacingMeters: 550, columns: 3 }, scatterMeters: 20 }
    steps:
      - sail: { to: [[24.5, 36.1], [24.6, 36.2]], speedKnots: 12, offsetMeters: [-300, 300] }
      - drift: { untilLeftBy: Feeder }
  - name: Feeder
    type: coaster
    count: 3
    ais: B-SO
    start: { at: [24, 36], headingDegrees: [350, 370], speedKnots: 0, time: [+0s, +1h] }
    steps:
      - follow: { ship: Lead, distanceMeters: 400, for: [1h, 2h] }
      - trawl: { ship: Lead, distanceMeters: 250, side: port, for: 1h }
      - company: { ship: Lead, aheadMeters: -900, for: 1h }
      - loiter: { radiusMeters: 900, for: 1h }
  - name: Pinned
    type: yacht
    steps:
      - track: [{ at: [24.3, 36.3], time: +10m }, { at: [24.4, 36.3], time: +20m }]
      - drift: { until: 2026-01-10T01:30:00Z }
      - anchor: { at: [24.4, 36.3], for: 1h }
      - alongside: { ship: Feeder-2, side: port, heading: opposite, purpose: stores }
  - name: Fpso
    type: fpso
    start: { at: [24, 36] }
    steps:
      - moor: { headingDegrees: 120 }
  - name: Shuttle
    type: tanker
    mmsi: 235000001
    imo: 9074729
    ais: { antenna: { aft: 0.8 }, noiseMeters: 0 }
    start: { at: [24, 36.1] }
    steps:
      - tandem: { ship: Fpso, for: 10h }
  - { name: Barge, type: barge, start: { at: [24, 35] } }
  - name: Tug
    type: tug
    start: { at: [24, 35.1] }
    steps:
      - tow: { ship: Barge, to: [24.1, 36] }
      - escort: { ship: Lead-1, aheadMeters: -150, starboardMeters: 40, for: 3h }
faults:
  - late: { ships: all, rate: 0.2, delay: [0s, 90s] }
  - jump: { ships: [Tug], from: +1h, to: +2h, byMeters: 1000, towardsDegrees: 90 }
  - clock: { ships: Lead-2, offset: -1h }
  - mmsi: { ships: Tug, mmsi: 235000001 }
  - circle: { ships: Lead, radiusMeters: 500, speedKnots: 5 }
  - drag: { ships: Lead, towards: [24, 36], over: 10m }
detector: { gapMaxMinutes: 120, separationMinutes: 10 }
ports:
  - { name: Port, area: [[24, 36], [25, 36], [25, 37]] }
configurations:
  - name: near
    area: [[24, 36], [25, 36], [25, 37]] # near
    excludePorts: true
  - { name: far, distanceMeters: 2000, windowMinutes: 60 }
expect:
  truth:
    - { ships: [Shuttle, Fpso], kind: tandem, ends: +20h, within: 1h }
  events:
    - { configuration: near, ships: [Lead-1, 235000001], begins: +1h, ends: none }
    - { configuration: far, ships: [Lead-1, Tug], ends: +2h }
  eventsMax: 20
`;

describe('a valid file', () => {
  it('is the example of the README', () => {
    const readme = readFileSync(new URL('../../../scenarios/README.md', import.meta.url), 'utf8');
    const [, yaml] = /```yaml\n([\s\S]*?)```/.exec(readme) ?? [];
    const { ships, configurations, startMs } = read(yaml);
    expect(ships.map(({ name }) => name)).toEqual(['Alfa', 'Bravo']);
    expect(configurations).toMatchObject([
      { id: 1, name: 'default', distanceMeters: 500, windowMinutes: 30, excludePorts: false },
    ]);
    expect(startMs).toBe(Date.UTC(2026, 0, 10));
  });

  it('is named after the file, without folder and extension', () => {
    const result = readScenario(SMALL, 'scenarios/some.where/two-tankers.v2.yaml');
    expect(result.ok && result.value.name).toBe('two-tankers.v2');
  });

  it('has defaults for omitted keys', () => {
    const { seed, sea, receivers, faults, ports, expect: expected, ships } = read(SMALL);
    expect({ seed, receivers, faults, ports }).toEqual({
      seed: 1,
      receivers: [],
      faults: [],
      ports: [],
    });
    expect(sea).toMatchObject({ currentKnots: 0, windKnots: 0, tidal: false });
    expect(expected).toEqual({ maybe: [], eventsMin: 0, eventsMax: Number.POSITIVE_INFINITY });
    expect(ships[0]).toMatchObject({
      count: 1,
      lengthMeters: [333, 333],
      speedKnots: [14, 14],
      transmitter: { class: 'A', antennaAft: 0.85, noiseMeters: 3, lossRate: 0, hasHeading: true },
      start: { place: { kind: 'point', at: [24, 36], scatterMeters: 0 }, atSeconds: [0, 0] },
      steps: [{ kind: 'drift', end: { kind: 'never' } }],
    });
    expect(ships[0]).not.toHaveProperty('mmsi');
  });

  it('may use all keys', () => {
    const { ships, faults, receivers, configurations, expect: expected } = read(FULL);
    const steps = ships.flatMap((ship) => ship.steps);
    expect(steps).toContainEqual({
      kind: 'keep',
      ship: 'Lead',
      why: 'convoy',
      aheadMeters: -400,
      starboardMeters: 0,
      end: { kind: 'for', seconds: [3600, 7200] },
    });
    expect(steps).toContainEqual(
      expect.objectContaining({ kind: 'keep', why: 'trawl', starboardMeters: -250 }),
    );
    expect(steps).toContainEqual({ kind: 'drift', end: { kind: 'until', atSeconds: 5400 } });
    expect(new Set(steps.map(({ kind }) => kind)).size).toBe(10);
    expect(faults[0]).toEqual({
      ships: ships.map(({ name }) => name),
      fromSeconds: 0,
      toSeconds: 72_000,
      kind: 'late',
      rate: 0.2,
      delaySeconds: [0, 90],
    });
    expect(faults[1]).toMatchObject({ kind: 'jump', fromSeconds: 3600, toSeconds: 7200 });
    expect(faults[1]).toHaveProperty('eastMeters', 1000);
    expect(faults[2]).toMatchObject({ kind: 'clock', seconds: -3600 });
    expect(receivers.map(({ place }) => place.kind)).toEqual(['within', 'area', 'everywhere']);
    expect(receivers[0].place).toMatchObject({ rangeMeters: 74_080 });
    expect(configurations.map(({ id, name }) => `${id} ${name}`)).toEqual(['1 near', '2 far']);
    expect(configurations[0].area.coordinates[0]).toHaveLength(4);
    expect(expected.events).toMatchObject([{ endsSeconds: null }, { endsSeconds: 7200 }]);
  });

  it('may refer from several ships to as many others, and to one of several', () => {
    const steps = read(FULL).ships.flatMap(({ steps }) => steps.map((step) => step));
    const others = steps.flatMap((step) => ('ship' in step ? [step.ship] : []));
    expect(others).toEqual(expect.arrayContaining(['Lead', 'Feeder-2']));
  });

  it('begins at the place of its first step', () => {
    const { ships } = read(FULL);
    const [lead] = ships.filter(({ name }) => name === 'Pinned');
    expect(lead.start).toMatchObject({ place: { at: [24.3, 36.3] }, atSeconds: [600, 600] });
  });

  it.each([
    ['90s', 90],
    ['20m', 1200],
    ['1h30m', 5400],
    ['1h 30m', 5400],
    ['1.5h', 5400],
    ['2d', 172_800],
    ['1d2h3m4.5s', 93_784.5],
  ])('lasts %s', (text, seconds) => {
    expect(read(SMALL.replace('20h', text)).durationSeconds).toBe(seconds);
  });
});

describe('an invalid file', () => {
  it('is rejected with all its errors, in the order of the lines', () => {
    const text = SMALL.replace('vlcc', 'vlc')
      .replace('drift', 'drfit')
      .replace('start: 2026', 'start: x2026')
      .concat('faults:\n  - dark: { ships: Alpha }\n');
    const problems = wrong(text);
    expect(problems.map(({ line }) => line)).toEqual([3, 6, 8, 10]);
    expect(problemText('scenarios/x.yaml', problems[1])).toMatch(
      /^scenarios\/x\.yaml:6: ships\[0\]\.type: expected one of vlcc, .*; got "vlc" \(did you mean "vlcc"\?\)$/,
    );
  });

  it.each([
    ['an empty file', '', 1, /keys and values/],
    ['a text', 'hello', 1, /allowed keys: proves/],
    ['bad YAML', SMALL.replace('20h', '[20h'), 5, /not YAML/],
    ['a key twice', `${SMALL}seed: 2\n`, 9, /not YAML.*unique/],
    ['two documents', `${SMALL}---\nseed: 2\n`, 9, /not YAML.*documents/],
    ['a bomb of aliases', bomb(), 1, /aliases/],
    ['an alias of what it is in', `${SMALL}ports: &a [*a]\n`, 9, /./],
    ['deep nesting', `${SMALL}ports: ${'['.repeat(50_000)}`, 9, /nested too deeply/],
    ['a huge file', `${SMALL}# ${'x'.repeat(1_000_001)}`, 1, /at most 1000000/],
  ])('is rejected: %s', (_, text, line, message) => {
    const [problem] = wrong(text);
    expect(problem.message).toMatch(message);
    expect(problem.line).toBe(line);
  });

  it('with a date that does not exist is rejected', () => {
    expect(wrong(SMALL.replace('2026-01-10', '2026-02-30'))[0].message).toMatch(/that exist/);
  });

  it('with an error in a configuration area is rejected at its place', () => {
    const text = FULL.replace(
      '[24, 36], [25, 36], [25, 37]] # near',
      '[0, 0], [1, 1], [1, 0], [0, 1]]',
    );
    const [problem] = wrong(text);
    expect(problem).toMatchObject({ path: 'configurations[0].area', line: lineOf(text, '[0, 1]') });
    expect(problem.message).toMatch(/cross/);
  });
});

function bomb(): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let i = 1; i < 9; i++) lines.push(`a${i}: &a${i} [${`*a${i - 1}, `.repeat(9)}]`);
  return lines.join('\n');
}

/** Text of the full file to replace, its replacement, the path of the error, and its message. */
const MISTAKES: readonly (readonly [string, string, string, RegExp])[] = [
  [
    'gapMaxMinutes: 120',
    'gapMaxMinutes: 9',
    'detector',
    /^expected gapMaxMinutes \(default 30\) to be at least separationMinutes \(default 5\)/,
  ],
  [
    'separationMinutes: 10',
    'separationSeconds: 10',
    'detector.separationSeconds',
    /separationMinutes/,
  ],
  ['speedKnots: [12, 14]', 'speed: 12', 'ships[0].speed', /did you mean "speedKnots"/],
  ['speedKnots: [12, 14]', 'speedKnots: [14, 12]', 'ships[0].speedKnots', /least first/],
  ['count: 3', 'count: 10001', 'ships[0].count', /from 1 to 10000/],
  ['duration: 20h', 'duration: 401d', 'duration', /not over 400d/],
  ['duration: 20h', 'duration: 72000', 'duration', /with its unit.*got 72000/],
  ['for: 10h', 'for: 10', 'ships[4].steps[0].tandem.for', /with its unit.*got 10/],
  ['for: 10h', 'for: 10h, until: +1h', 'ships[4].steps[0].tandem', /at most one of/],
  ['name: Tug', 'name: Barge', 'ships[6].name', /another ship is called Barge/],
  ['name: Tug', 'name: Lead-3', 'ships[6].name', /one of the ships Lead/],
  ['name: Tug', 'name: all', 'ships[6].name', /all means all ships/],
  ['ship: Lead,', 'ship: Laed,', 'ships[1].steps[0].follow.ship', /no ship "Laed".*"Lead"/],
  ['ship: Lead,', 'ship: Feeder-2,', 'ships[1].steps[0].follow.ship', /the ship itself/],
  ['ship: Feeder-2', 'ship: Feeder', 'ships[2].steps[3].alongside.ship', /Feeder-1 to Feeder-3/],
  ['ship: Feeder-2', 'ship: Feeder-4', 'ships[2].steps[3].alongside.ship', /no ship "Feeder-4"/],
  ['ship: Fpso', 'ship: Shuttle', 'ships[4].steps[0].tandem.ship', /the ship itself/],
  ['untilLeftBy: Feeder', 'untilLeftBy: Fpso', 'ships[0].steps[1].drift.untilLeftBy', /never is/],
  ['ships: [Tug]', 'ships: [Tog]', 'faults[1].jump.ships', /no ship "Tog".*or all/],
  ['[Shuttle, Fpso]', '[Shuttle, Lead]', 'expect.truth[0].ships[1]', /Lead is 3 ships/],
  ['[Shuttle, Fpso]', '[Fpso, Fpso]', 'expect.truth[0].ships', /two different/],
  ['configuration: far, ', '', 'expect.events[1].configuration', /is missing.*near, far/],
  ['configuration: far', 'configuration: fur', 'expect.events[1].configuration', /"far"/],
  ['name: far', 'name: near', 'configurations[1].name', /called near already/],
  ['distanceMeters: 2000', 'distanceMeters: 60000', 'configurations[1].distanceMeters', /50000/],
  ['distanceMeters: 2000', 'preset: gfw', 'configurations[1].preset', /transfer.*gfw-encounter/],
  [
    'distanceMeters: 2000',
    'preset: transfer',
    'configurations[1]',
    /either a preset, or distanceM/,
  ],
  ['time: +20m', 'time: +5m', 'ships[2].steps[0].track[1].time', /do not increase/],
  ['T01:30:00Z', 'T00:15:00Z', 'ships[2].steps[1].drift.until', /backwards.*from \+20m on/],
  ['2026-01-10T01:30', '2026-01-11T01:30', 'ships[2].steps[1].drift.until', /to \+20h/],
  ['from: +1h, to: +2h', 'from: +2h, to: +1h', 'faults[1].jump.to', /after `from`/],
  ['begins: +1h, ends: none', 'begins: 1 hour', 'expect.events[0].begins', /\+1h30m/],
  ['to: [24.1, 36]', 'to: [36, 124.1]', 'ships[6].steps[0].tow.to', /mean \[124.1, 36\]/],
  ['to: [24.1, 36]', 'to: [200, 36]', 'ships[6].steps[0].tow.to', /from -180 to 180/],
  [
    'centre: [24.1, 36.2]',
    'centre: [24.1]',
    'receivers[0].within.centre',
    /\[longitude, latitude\]/,
  ],
  ['everywhere: true', 'loss: 0', 'receivers[2]', /exactly one of within/],
  [
    'drift: { untilLeftBy: Feeder }',
    'drift: {}\n        sail: { to: [24, 36] }',
    'ships[0].steps[1]',
    /own hyphen/,
  ],
  ['ais: B-SO', 'ais: C', 'ships[1].ais', /B-SO, B-CS/],
  ['{ aft: 0.8 }', '{ aft: 1.8 }', 'ships[4].ais.antenna.aft', /from 0 to 1; got 1.8/],
  [
    '{ aft: 0.8 }',
    '{ starboardMeters: 40 }',
    'ships[4].ais.antenna.starboardMeters',
    /half the beam, from -\d+ to \d+; got 40/,
  ],
  ['imo: 9074729', 'imo: 9074728', 'ships[4].imo', /check digit/],
  ['count: 3', 'count: 3\n    callsign: ABC', 'ships[0].callsign', /one ship/],
  [
    'moor: { headingDegrees: 120 }',
    'sail: { to: [25, 36] }',
    'ships[3].steps[0].sail',
    /no engine/,
  ],
  ['track: [{', 'drift: {}\n      - track: [{', 'ships[2].start', /`at` or `grid`/],
  ['{ until: 2026-01-10T01:30:00Z }', '{}', 'ships[2].steps[1].drift', /not the last/],
  ['ship: Barge', 'ship: Lead', 'ships[6].steps[0].tow.ship', /Lead is 3 ships/],
  ['eventsMax: 20', 'eventsMin: 21\n  eventsMax: 20', 'expect.eventsMax', /not below/],
];

describe('an error', () => {
  it.each(MISTAKES)('%s → %s', (right, instead, path, message) => {
    expect(FULL).toContain(right);
    const text = FULL.replace(right, instead);
    const problems = wrong(text).filter((problem) => problem.path === path);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
    const from = FULL.slice(0, FULL.indexOf(right)).split('\n').length;
    // A missing value is reported where it is missing, which may be some lines above.
    expect(problems[0].line).toBeGreaterThan(from - 4);
    expect(problems[0].line).toBeLessThan(from + 2);
  });

  it('is a tow of a ship that tows', () => {
    const tugs = ['Two', 'Three'].map(
      (name, i) =>
        `  - { name: ${name}, type: tug, start: { at: [24, 35] }, steps: [tow: { ship: ${['Three', 'Alfa'][i]}, to: [24, 36] }] }\n`,
    );
    expect(wrong(SMALL + tugs.join(''))).toMatchObject([
      {
        line: 9,
        path: 'ships[1].steps[0].tow.ship',
        message: expect.stringMatching(/does not tow/),
      },
    ]);
  });

  it('is an MMSI of another ship', () => {
    const text = FULL.replace('count: 3', 'count: 3\n    mmsi: 234999999');
    expect(wrong(text)).toMatchObject([{ path: 'ships[4].mmsi' }]);
  });

  it('is a number of ships above the maximum', () => {
    const ship = (i: number): string =>
      `  - { name: S${i}, count: 10000, type: tug, start: { at: [24, 36] } }\n`;
    expect(read(SMALL + Array.from({ length: 9 }, (_, i) => ship(i)).join('')).ships).toHaveLength(
      10,
    );
    const problems = wrong(SMALL + Array.from({ length: 10 }, (_, i) => ship(i)).join(''));
    expect(problems).toMatchObject([{ path: 'ships', line: 5 }]);
  });
});

const SCALARS = [null, true, 0, -1, 1e9, Number.NaN, '', 'x', '+1h', '1h', 'Alfa', [], [1, 2], {}];
const PROPERTIES = ['__proto__', 'constructor', 'x'];

describe('an arbitrary text', () => {
  it('gives problems, never an exception', () => {
    const whole: unknown = parse(FULL);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 5 }),
        (changes) => {
          let data = whole;
          for (const [where, what] of changes) data = changed(data, where, what);
          answered(stringify(data));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('gives problems where it is not YAML', () => {
    fc.assert(
      fc.property(fc.nat(FULL.length), fc.nat(30), fc.string({ maxLength: 8 }), (at, cut, text) => {
        answered(FULL.slice(0, at) + text + FULL.slice(at + cut));
      }),
      { numRuns: 50 },
    );
  });
});

/** At least one problem without a scenario, and each with a position in the file. */
function answered(text: string): void {
  const result = readScenario(text, 'x.yaml');
  if (result.ok) return;
  expect(result.error.length).toBeGreaterThan(0);
  const lines = text.split('\n').length;
  for (const { line, column, message } of result.error) {
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(lines);
    expect(column).toBeGreaterThan(0);
    expect(message).not.toMatch(/undefined|\[object|Invalid input/);
  }
}

/** A copy with one value missing, replaced, or with another key beside it. */
function changed(data: unknown, where: number, what: number): unknown {
  const copy = structuredClone(data);
  const places: [Record<string, unknown>, string][] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key]);
      visit((value as Record<string, unknown>)[key]);
    }
  };
  visit(copy);
  if (places.length === 0) return SCALARS[what % SCALARS.length];
  const [parent, key] = places[where % places.length];
  const value = SCALARS[what % SCALARS.length];
  if (what % 5 === 0) delete parent[key];
  else if (what % 5 === 1) {
    const name = PROPERTIES[what % PROPERTIES.length];
    Object.defineProperty(parent, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else parent[key] = value;
  return copy;
}

function read(text: string): Scenario {
  const result = readScenario(text, 'x.yaml');
  if (result.ok) return result.value;
  throw new Error(result.error.map((problem) => problemText('x.yaml', problem)).join('\n'));
}

function wrong(text: string): readonly FileProblem[] {
  const result = readScenario(text, 'x.yaml');
  return result.ok ? expect.fail('the file was accepted') : result.error;
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}
