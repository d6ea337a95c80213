import { prepareArea } from '@roadstead/geo';
import { type Mmsi, parseMmsi } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import type { TrueActivity, TrueEncounter, TrueFault, TrueShip, Truth } from '../truth.ts';
import { type Score, scoreEvents } from './score-events.ts';
import type { ScoredEvent } from './scored-event.ts';
import type { ScoredRun } from './scored-run.ts';

const START_MS = Date.UTC(2026, 3, 26);
const RUN: ScoredRun = { endMs: at(600), windowMinutes: 30 };
const MOTHER = mmsi(235_000_001);
const DAUGHTER = mmsi(235_000_002);
const OTHER = mmsi(235_000_003);
const RING: readonly (readonly [number, number])[] = [
  [24, 35.9],
  [24.1, 35.9],
  [24.1, 36.1],
  [24, 36.1],
  [24, 35.9],
];
const FALSE_MMSI = mmsi(235_000_009);

/** Instant from minutes since the start. */
function at(minutes: number): number {
  return START_MS + minutes * 60_000;
}

function mmsi(digits: number): Mmsi {
  return parseMmsi(digits)!;
}

function ship(name: string, mmsi: Mmsi, shipClass: TrueShip['class'] = 'A'): TrueShip {
  return {
    name,
    mmsi,
    imo: null,
    callsign: null,
    type: 'tanker',
    class: shipClass,
    lengthMeters: 183,
    beamMeters: 32,
    draughtMeters: 11,
    toBowMeters: 155,
    toSternMeters: 28,
    toPortMeters: 16,
    toStarboardMeters: 16,
  };
}

function truthOf(parts: Partial<Truth>): Truth {
  const ships = [ship('mother', MOTHER), ship('daughter', DAUGHTER), ship('other', OTHER)];
  const nothing = {
    encounters: [],
    activities: [],
    faults: [],
    silences: [],
    ports: [],
    background: [],
  };
  return { beginMs: START_MS, endMs: at(600), ships, ...nothing, ...parts };
}

function encounter(
  begin: number,
  end: number,
  kind: TrueEncounter['kind'] = 'cargo',
  ships: TrueEncounter['ships'] = ['daughter', 'mother'],
): TrueEncounter {
  const isTransfer = ['cargo', 'bunkers', 'stores', 'catch'].includes(kind);
  const path = Array.from({ length: Math.ceil((end - begin) / 10) }, (_, i) => {
    return { timeMs: at(begin + 10 * i), longitude: 24 + i / 1000, latitude: 36 };
  });
  return { ships, kind, isTransfer, beginMs: at(begin), endMs: at(end), distanceMeters: 60, path };
}

function fault(kind: TrueFault['kind'], begin: number, end: number, name = 'mother'): TrueFault {
  return { ship: name, kind, beginMs: at(begin), endMs: at(end) };
}

function activity(
  name: string,
  what: TrueActivity['activity'],
  begin: number,
  end: number,
): TrueActivity {
  return { ship: name, activity: what, beginMs: at(begin), endMs: at(end) };
}

function event(begin: number, end: number | null, pair = [MOTHER, DAUGHTER]): ScoredEvent {
  return {
    first: { mmsi: pair[0] },
    second: { mmsi: pair[1] },
    activationTimeMs: at(begin),
    deactivationTimeMs: end === null ? null : at(end),
    discoveredTimeMs: at(begin + 31),
  };
}

function causes({ missed, falseEvents }: Score): readonly string[] {
  return [...missed, ...falseEvents].map(({ cause }) => cause);
}

describe('a transfer is found', () => {
  it('by an event of its two ships in its time, with the errors of its times', () => {
    const transfer = encounter(60, 180);
    const found = event(58, 185);
    expect(scoreEvents(truthOf({ encounters: [transfer] }), [found], RUN)).toEqual({
      found: [
        {
          transfer,
          event: found,
          splits: 0,
          startErrorSeconds: -120,
          endErrorSeconds: 300,
          placeErrorMeters: null,
          overlapRatio: 120 / 127,
          detectionDelaySeconds: 29 * 60,
          deliveryDelaySeconds: null,
          probability: null,
        },
      ],
      missed: [],
      splits: [],
      falseEvents: [],
      unscored: [],
      precision: 1,
      recall: 1,
    });
  });

  it('without an error of its end where that is unknown', () => {
    const endErrors = (end: number | null, transferEnd: number): readonly (number | null)[] => {
      const truth = truthOf({ encounters: [encounter(60, transferEnd)] });
      return scoreEvents(truth, [event(60, end)], RUN).found.map((each) => each.endErrorSeconds);
    };
    expect(endErrors(null, 180)).toEqual([null]);
    expect(endErrors(180, 600)).toEqual([null]);
    expect(endErrors(180, 599)).toEqual([-419 * 60]);
  });

  it('by a current event, which lasts to the end of the simulation', () => {
    const truth = truthOf({ encounters: [encounter(60, 180), encounter(590, 600)] });
    const { found } = scoreEvents(truth, [event(100, 101), event(300, null)], RUN);
    expect(found.map(({ transfer }) => transfer)).toEqual(truth.encounters);
  });

  it('by the one of several events with the greatest overlap', () => {
    const truth = truthOf({ encounters: [encounter(60, 180)] });
    const events = [event(60, 100), event(105, 175), event(177, 220)];
    const score = scoreEvents(truth, events, RUN);
    expect(score.found.map((each) => each.event)).toEqual([events[1]]);
    expect(score.splits.map((each) => each.event)).toEqual([events[0], events[2]]);
    expect(score).toMatchObject({ falseEvents: [], precision: 1, recall: 1 });
  });

  it('by an event beside which those of its approach and departure are splits', () => {
    const truth = truthOf({ encounters: [encounter(200, 320)] });
    const events = [event(30, 79), event(81, 140), event(200, 310), event(430, 500)];
    const score = scoreEvents(truth, events, RUN);
    expect(score.splits.map((each) => each.event)).toEqual([events[1], events[3]]);
    expect(score.found).toMatchObject([{ event: events[2], splits: 2, detectionDelaySeconds: 0 }]);
    expect(causes(score)).toEqual(['passing']);
    expect(causes(scoreEvents(truth, [events[1]], RUN))).toEqual([
      'unknown',
      'approach or departure',
    ]);
  });

  it('once by one event', () => {
    const truth = truthOf({ encounters: [encounter(60, 180), encounter(182, 200, 'bunkers')] });
    const score = scoreEvents(truth, [event(60, 200)], RUN);
    expect(score.found.map(({ transfer }) => transfer.kind)).toEqual(['cargo']);
    expect(causes(score)).toEqual(['joined']);
    expect(score).toMatchObject({ precision: 1, recall: 0.5 });
  });

  it('not by an event of other ships, nor by one that only touches its time', () => {
    const truth = truthOf({ encounters: [encounter(60, 180)] });
    const score = scoreEvents(truth, [event(60, 180, [MOTHER, OTHER]), event(180, 240)], RUN);
    expect(score).toMatchObject({ found: [], precision: 0, recall: 0 });
    expect(score.falseEvents).toHaveLength(2);
  });

  it('with the delays to the first alarm of its events, in event time and by the receiving clock', () => {
    const truth = truthOf({ encounters: [encounter(60, 180)] });
    const late = { ...event(100, 170), deliveredTimeMs: at(140) };
    const first = { ...event(62, 95), deliveredTimeMs: at(101), probability: 0.75 };
    expect(scoreEvents(truth, [late, first], RUN).found).toMatchObject([
      {
        event: late,
        splits: 1,
        detectionDelaySeconds: 33 * 60,
        deliveryDelaySeconds: 41 * 60,
        probability: 0.75,
        overlapRatio: 70 / 120,
      },
    ]);
    const early = scoreEvents(truth, [{ ...event(20, 170), deliveredTimeMs: at(59) }], RUN);
    expect(early.found).toMatchObject([{ detectionDelaySeconds: 0, deliveryDelaySeconds: 0 }]);
  });

  it('with the distance to the transfer at the instant of the place', () => {
    const truth = truthOf({ encounters: [encounter(60, 180)] });
    const errorAt = (timeMs: number): number | null | undefined => {
      const place = { timeMs, longitude: 24, latitude: 36 };
      return scoreEvents(truth, [{ ...event(60, 180), place }], RUN).found[0].placeErrorMeters;
    };
    // A thousandth of a degree of longitude in ten minutes, 90.2 m at this latitude.
    expect(errorAt(at(60))).toBe(0);
    expect(errorAt(at(65))).toBeCloseTo(45.1, 0);
    expect(errorAt(at(20))).toBe(0);
    expect(errorAt(at(500))).toBeCloseTo(90.2 * 11, -1);
  });

  it('or not; without transfers there is no recall', () => {
    expect(scoreEvents(truthOf({}), [], RUN)).toMatchObject({ precision: null, recall: null });
  });
});

describe('a false event has as its cause', () => {
  it('the encounter of the two ships with the greatest overlap', () => {
    const encounters = [encounter(0, 20, 'escort'), encounter(20, 100, 'tow')];
    const faults = [fault('jump', 0, 100)];
    expect(causes(scoreEvents(truthOf({ encounters, faults }), [event(10, 90)], RUN))).toEqual([
      'tow',
    ]);
  });

  it('a fault of one of the two', () => {
    const faults = [fault('clock', 0, 20), fault('drag', 20, 100, 'daughter')];
    const truth = truthOf({ faults });
    expect(causes(scoreEvents(truth, [event(10, 90)], RUN))).toEqual(['drag']);
    expect(causes(scoreEvents(truth, [event(10, 90, [MOTHER, OTHER])], RUN))).toEqual(['clock']);
    expect(causes(scoreEvents(truth, [event(100, 140)], RUN))).toEqual(['passing']);
  });

  it('the fault by which a ship transmits the MMSI', () => {
    const faults = [{ ...fault('mmsi', 0, 100), mmsi: FALSE_MMSI }];
    const truth = truthOf({ encounters: [encounter(0, 200)], faults });
    const events = [event(10, 90, [DAUGHTER, FALSE_MMSI]), event(110, 150, [DAUGHTER, FALSE_MMSI])];
    expect(scoreEvents(truth, events, RUN).falseEvents.map(({ cause }) => cause)).toEqual([
      'mmsi',
      'unknown ship',
    ]);
  });

  it.each(['moored', 'anchored', 'drifting'] as const)('the common activity: %s', (what) => {
    const activities = [
      activity('mother', 'under way', 0, 30),
      activity('mother', what, 30, 100),
      activity('daughter', what, 0, 100),
      activity('other', 'under way', 0, 100),
    ];
    const events = [event(10, 90), event(10, 90, [MOTHER, OTHER]), event(10, 41)];
    expect(causes(scoreEvents(truthOf({ activities }), events, RUN))).toEqual([
      what,
      'passing',
      'passing',
    ]);
  });

  it('a silence of one of the two that leaves no time for the window', () => {
    const silence = (begin: number, end: number): Partial<Truth> => ({
      silences: [{ ship: 'mother', beginMs: at(begin), endMs: at(end) }],
    });
    expect(causes(scoreEvents(truthOf(silence(15, 75)), [event(10, 90)], RUN))).toEqual(['silent']);
    expect(causes(scoreEvents(truthOf(silence(45, 90)), [event(10, 90)], RUN))).toEqual([
      'passing',
    ]);
    expect(causes(scoreEvents(truthOf(silence(15, 40)), [event(10, 50)], RUN))).toEqual([
      'passing',
    ]);
  });

  it('a port that it is in, with different activities', () => {
    const ports = [{ name: 'Port', ring: RING }];
    const place = { timeMs: at(40), longitude: 24.05, latitude: 36.05 };
    const score = scoreEvents(
      truthOf({ ports }),
      [
        { ...event(10, 90), place },
        { ...event(10, 90), place: { ...place, latitude: 37 } },
      ],
      RUN,
    );
    expect(causes(score)).toEqual(['in port', 'passing']);
  });

  it('`passing` where both were under way', () => {
    const activities = [
      activity('mother', 'under way', 0, 100),
      activity('daughter', 'under way', 0, 100),
    ];
    expect(causes(scoreEvents(truthOf({ activities }), [event(10, 90)], RUN))).toEqual(['passing']);
  });
});

describe('recorded ships in the background', () => {
  const truth = truthOf({ background: [FALSE_MMSI, mmsi(235_000_008)] });

  it('are not scored with each other, since the truth is not known', () => {
    const events = [event(10, 90, [mmsi(235_000_008), FALSE_MMSI])];
    expect(scoreEvents(truth, events, RUN)).toMatchObject({
      unscored: events,
      falseEvents: [],
      precision: null,
    });
  });

  it('are false with a ship of the scenario', () => {
    expect(causes(scoreEvents(truth, [event(10, 90, [MOTHER, FALSE_MMSI])], RUN))).toEqual([
      'background',
    ]);
  });
});

describe('a missed transfer has as its cause', () => {
  const missCauses = (parts: Partial<Truth>, run: Partial<ScoredRun> = {}): readonly string[] =>
    causes(
      scoreEvents(truthOf({ encounters: [encounter(60, 180)], ...parts }), [], { ...RUN, ...run }),
    );

  it('a ship without AIS, or one that transmits as no ship', () => {
    const mother = ship('mother', MOTHER);
    expect(missCauses({ ships: [mother, ship('daughter', DAUGHTER, 'none')] })).toEqual(['no AIS']);
    const platform = ship('daughter', mmsi(992_351_000), 'aton');
    expect(missCauses({ ships: [mother, platform] })).toEqual(['not a ship']);
  });

  it('a duration below the window', () => {
    expect(missCauses({ encounters: [encounter(60, 89)] })).toEqual(['too short']);
    expect(missCauses({ encounters: [encounter(60, 90)] })).toEqual(['unknown']);
  });

  it('a distance of the antennas above that of the configuration', () => {
    expect(missCauses({}, { distanceMeters: 59 })).toEqual(['too far apart']);
    expect(missCauses({}, { distanceMeters: 60 })).toEqual(['unknown']);
  });

  it('an area without time for the window, or a port that is excluded', () => {
    const area = prepareArea({ type: 'Polygon', coordinates: [RING] });
    // The transfer sails east over twelve places; those from 24.009 on are its last half hour.
    const east = (longitude: number): ScoredRun['area'] =>
      prepareArea({
        type: 'Polygon',
        coordinates: [RING.map(([each, latitude]) => [each - 24 + longitude, latitude])],
      });
    expect(missCauses({}, { area })).toEqual(['unknown']);
    expect(missCauses({}, { area: east(24.0085) })).toEqual(['unknown']);
    expect(missCauses({}, { area: east(24.0095) })).toEqual(['outside the area']);
    const ports = [{ name: 'Port', ring: RING }];
    expect(missCauses({ ports }, { area, excludePorts: true })).toEqual(['in port']);
    expect(missCauses({ ports }, { area })).toEqual(['unknown']);
  });

  it('silences longer than the gap, or reports that were not used', () => {
    const silences = [{ ship: 'mother', beginMs: at(80), endMs: at(155) }];
    expect(missCauses({ silences })).toEqual(['silent']);
    expect(missCauses({ silences }, { gapMaxMinutes: 75 })).toEqual(['unknown']);
    const unusedSpans = new Map([[DAUGHTER, [{ beginMs: at(80), endMs: at(155) }]]]);
    expect(missCauses({}, { unusedSpans })).toEqual(['rejected']);
  });

  it('another ship that transmits the MMSI of one of the two', () => {
    const faults = [{ ...fault('mmsi', 100, 110, 'other'), mmsi: MOTHER }];
    expect(missCauses({ faults })).toEqual(['mmsi']);
  });

  it('a fault that leaves no undisturbed time for the window', () => {
    const noise = fault('noise', 100, 110, 'daughter');
    expect(missCauses({ faults: [fault('dark', 80, 155), noise] })).toEqual(['dark']);
    expect(missCauses({ faults: [fault('dark', 80, 150), noise] })).toEqual(['unknown']);
    expect(missCauses({ faults: [fault('dark', 0, 300, 'other')] })).toEqual(['unknown']);
  });
});
