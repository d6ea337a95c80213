import type { DetectorConfiguration, Fix, Mmsi } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import {
  A,
  B,
  C,
  configuration,
  destination,
  detect,
  EQUATOR_METERS_PER_DEGREE,
  inOrder,
  minutes,
  ship,
  still,
  transitionsOf,
} from '../test-data/fleets.ts';
import { createDetector, restoreDetector } from './create-detector.ts';

/** A ship that lies at a position for 20 minutes. */
function lying(mmsi: typeof A, place: { longitude: number; latitude: number }): typeof fixes {
  const fixes = still(mmsi, 0, 20).map((fix) => ({ ...fix, ...place }));
  return fixes;
}

describe('the distance limit', () => {
  const places = [0, 60, -84.9].flatMap((latitude) =>
    [0, 179.999].flatMap((longitude) =>
      [0, 37, 90, 200].map((bearing) => [longitude, latitude, bearing] as const),
    ),
  );

  it.each(places)('[D2] is exact to 2 cm at %d°, %d° to %d°', (longitude, latitude, bearing) => {
    const place = { longitude, latitude };
    const eventsAt = (meters: number): number =>
      detect([lying(A, place), lying(B, destination(place, bearing, meters))]).length;
    expect(eventsAt(999.98)).toBe(1);
    expect(eventsAt(1000.02)).toBe(0);
  });

  it('[D4] is where an encounter begins and ends, between fixes', () => {
    const visit = ship(B, [
      [0, 1500],
      [10, 500],
      [19, 1400],
      [31, 2600],
    ]);
    const [event, ...more] = detect(
      [still(A, 0, 40), visit],
      [configuration({ windowMinutes: 8 })],
    );
    expect(more).toEqual([]);
    expect(minutes([event])).toEqual([[5, 13, 15, 19, 31]]);
    expect(event.second.activationPosition.longitude * EQUATOR_METERS_PER_DEGREE).toBeCloseTo(
      1000,
      1,
    );
    expect(event.second.firedPosition.longitude * EQUATOR_METERS_PER_DEGREE).toBeCloseTo(800, 1);
    const { deactivationPosition } = event.second;
    expect(Number(deactivationPosition?.longitude) * EQUATOR_METERS_PER_DEGREE).toBeCloseTo(
      1000,
      1,
    );
    expect(event.first.deactivationPosition).toEqual({ longitude: 0, latitude: 0 });
  });
});

describe('the window', () => {
  it.each([
    ['a second less than W', 10 - 1 / 60, 0],
    ['a millisecond less than W', 10 - 1 / 60_000, 0],
    ['exactly W', 10, 1],
    ['a second more than W', 10 + 1 / 60, 1],
  ])('[D5] fires once or not for an encounter of %s', (_, length, expected) => {
    const fixes = ship(B, [
      [0, 300],
      [length, 300],
      [length + 0.5, 300, 'jump'],
    ]);
    const transitions = transitionsOf([still(A, 0, 12), fixes], [configuration()], {
      separationMinutes: 0,
    });
    expect(transitions.filter(({ kind }) => kind === 'fired')).toHaveLength(expected);
  });

  it('[D5] fires once, however long the two ships stay', () => {
    const transitions = transitionsOf([still(A, 0, 600), still(B, 0, 600, 500)]);
    expect(transitions.map(({ kind }) => kind)).toEqual(['fired']);
    expect(transitions[0].event).toMatchObject({ activationTimeMs: 0, firedTimeMs: 600_000 });
  });

  it('[D5] is longer than a head-on pass', () => {
    // 1.2 km a minute: within a kilometre for 100 seconds.
    const pass = [
      ship(A, [
        [0, -6000],
        [9.5, -300],
        [10.5, 300],
        [20, 6000],
      ]),
      ship(B, [
        [0, 6000],
        [9.5, 300],
        [10.5, -300],
        [20, -6000],
      ]),
    ];
    expect(detect(pass, [configuration({ windowMinutes: 1.7 })])).toEqual([]);
    expect(detect(pass, [configuration({ windowMinutes: 1.6 })])).toHaveLength(1);
  });

  it('[D7] is uninterrupted: a minute apart before it is full begins it again', () => {
    const broken = ship(B, [
      [0, 500],
      [8, 500],
      [8.5, 5000],
      [9, 500],
      [17, 500],
      [18, 5000],
      [40, 5000],
    ]);
    expect(detect([still(A, 0, 40), broken])).toEqual([]);
  });
});

describe('the position of a ship', () => {
  it('[D6] with one fix of each ship never fires', () => {
    expect(detect([still(A, 0, 0), still(B, 0, 0)])).toEqual([]);
    expect(detect([still(A, 0, 0), still(B, 12, 12), still(C, 0, 60, 90_000)])).toEqual([]);
  });

  it('[D1] is unknown after its newest fix', () => {
    expect(detect([still(A, 0, 9), still(B, 0, 30, 500)])).toEqual([]);
  });

  it('[D6] without a fix of its own inside makes no event', () => {
    const passing = ship(A, [
      [0, -3000],
      [20, 3000],
    ]);
    // 300 m a minute: close from 6:40 to 13:20.
    const window = [configuration({ windowMinutes: 6 })];
    expect(detect([passing, still(B, 0, 40, 0, 10)], window)).toEqual([]);
    const heard = ship(A, [
      [0, -3000],
      [10, 0],
      [20, 3000],
    ]);
    expect(detect([heard, still(B, 0, 40, 0, 10)], window)).toHaveLength(1);
  });

  it('[D6] is evidence where rounding has the ships part, and meet again, at the very time of the fix', () => {
    // 10 m apart within nanometres from 4:00 on: a case of the random scenarios, in 2023, where a time has steps of 0.2 µs.
    const beginMs = Date.UTC(2023, 10, 14, 22, 13, 20);
    const [south, west] = [0.008808925178305067, 3.29913199601957];
    const at = (mmsi: Mmsi, seconds: number, longitude: number, latitude: number): Fix => ({
      ...{ mmsi, timeMs: beginMs + 1000 * seconds, longitude, latitude },
    });
    const first = [
      at(A, 0, 3.3, 0.010895325781980762),
      ...[240, 480, 720].map((seconds) => at(A, seconds, west, south)),
    ];
    const second = [
      at(B, 0, 3.3, 0.01),
      ...[180, 360, 540, 720].map((seconds) =>
        at(B, seconds, 3.2991656475028046, 0.008892776856054926),
      ),
    ];
    const near = { distanceMeters: 10, windowMinutes: 2 };
    const discovered = (configurations: readonly DetectorConfiguration[]): readonly number[] =>
      detect([first, second], configurations).map(
        ({ discoveredTimeMs }) => discoveredTimeMs - beginMs,
      );
    expect(discovered([configuration(near)])).toEqual([480_000]);
    expect(
      discovered([configuration({ distanceMeters: 100, windowMinutes: 10, alternative: near })]),
    ).toEqual([480_000]);
    // Both share the encounter.
    expect(discovered([configuration(near), configuration({ ...near, id: 2 })])).toEqual([
      480_000, 480_000,
    ]);
  });

  it('[D1] is interpolated between fixes up to 30 minutes apart, not further', () => {
    const silentFor = (minute: number): typeof other => [
      ...still(A, 0, 10, 0, 5),
      ...still(A, 10 + minute, 20 + minute, 0, 5),
    ];
    const other = still(B, 0, 60, 500);
    const window = [configuration({ windowMinutes: 45 })];
    expect(minutes(detect([silentFor(30), other], window))).toEqual([[0, 45, null, 45, null]]);
    expect(detect([silentFor(30 + 1 / 60_000), other], window)).toEqual([]);
  });

  it('[D1] is unknown across a jump: an encounter begins after it', () => {
    const jumped = [...still(A, 0, 8), ...ship(A, [[9, 0, 'jump']]), ...still(A, 10, 25)];
    expect(minutes(detect([jumped, still(B, 0, 25, 500)]))).toEqual([[9, 19, null, 19, null]]);
  });
});

describe('a detector', () => {
  it('[D7] requires a gap of at least the separation', () => {
    expect(() => createDetector([], { gapMaxMinutes: 4 })).toThrow(RangeError);
    expect(() => createDetector([], { gapMaxMinutes: 5 })).not.toThrow();
    expect(() => createDetector([], { separationMinutes: 31 })).toThrow(
      'gapMaxMinutes (30) must be at least separationMinutes (31)',
    );
    expect(() => createDetector([], { gapMaxMinutes: 0, separationMinutes: 0 })).toThrow(
      RangeError,
    );
    expect(() => createDetector([], { separationMinutes: -1 })).toThrow(RangeError);
    expect(() => createDetector([], { gapMaxMinutes: Number.NaN })).toThrow(RangeError);
  });

  it('returns nothing without configurations, ships or fixes', () => {
    const end = { watermarkMs: 0, ended: true };
    expect(createDetector([configuration()]).step({ ...end, fixes: [] })).toEqual([]);
    const fixes = inOrder([still(A, 0, 20), still(B, 0, 20)]);
    expect(createDetector([]).step({ ...end, fixes })).toEqual([]);
  });

  it('[D13] is not restored from other bytes', () => {
    const text = (json: string): Uint8Array => {
      const head = new TextEncoder().encode(json);
      const bytes = new Uint8Array(4 + head.length);
      new DataView(bytes.buffer).setUint32(0, head.length, true);
      bytes.set(head, 4);
      return bytes;
    };
    expect(() => restoreDetector(new Uint8Array(0))).toThrow(TypeError);
    expect(() => restoreDetector(new Uint8Array(1000).fill(7))).toThrow(TypeError);
    expect(() =>
      restoreDetector(text('{"kind":"tracker 1","header":{},"types":[],"lengths":[]}')),
    ).toThrow(TypeError);
    const saved = createDetector([configuration()]).save();
    expect(() => restoreDetector(saved.slice(0, 100))).toThrow(TypeError);
  });
});
