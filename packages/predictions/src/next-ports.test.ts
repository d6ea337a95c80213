import type { Imo } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NextPorts } from './next-ports.ts';
import {
  ALFA,
  BRAVO,
  CHARLIE,
  DAY_MS,
  DELTA,
  ECHO,
  METERS_PER_DEGREE,
  mmsi,
  PORTS,
  START_MS,
  tanker,
} from './testing/sea-of-ports.ts';
import { SILENT_MS } from './thresholds.ts';

const IMO = 9_074_729 as Imo;
const SHIP = mmsi(1);
const HOUR_MS = 3_600_000;

/** Has called at ports, one a day. */
function called(next: NextPorts, portIds: readonly number[], ship = SHIP): number {
  for (const [day, portId] of portIds.entries()) {
    next.noteCall({ mmsi: ship, portId, ataMs: START_MS + day * DAY_MS });
  }
  return START_MS + (portIds.length - 1) * DAY_MS;
}

/** Is heard on the equator, and its ways are measured as they are there. */
function sails(next: NextPorts, longitude: number, timeMs: number): readonly number[] {
  const place = { timeMs, longitude, latitude: 0 };
  next.noteFix(SHIP, place);
  const wanted = next.wantedOf(IMO);
  if (!wanted) return [];
  const ways = wanted.portIds.map((portId) => {
    const distanceMeters = Math.abs(portId - ALFA - longitude) * METERS_PER_DEGREE;
    return { portId, distanceMeters, etaMs: timeMs + distanceMeters };
  });
  next.noteWays(wanted, place, ways);
  return wanted.portIds;
}

function portsOf(next: NextPorts): number[] {
  return next.ofShip(IMO).map(({ portId }) => portId);
}

function chanceOf(next: NextPorts, portId: number): number {
  return next.ofShip(IMO).find((each) => each.portId === portId)?.probability ?? 0;
}

/** A tanker that went from Bravo to Alfa as often as to Charlie, whatever came before. */
function undecided(): { readonly next: NextPorts; readonly nowMs: number } {
  const next = new NextPorts(PORTS);
  next.noteSaid(SHIP, tanker(IMO));
  const nowMs = called(next, [
    BRAVO,
    ALFA,
    BRAVO,
    ALFA,
    BRAVO,
    CHARLIE,
    BRAVO,
    CHARLIE,
    BRAVO,
    ALFA,
    BRAVO,
  ]);
  return { next, nowMs };
}

describe('[C2] of a ship', () => {
  it('nothing is said where nothing is known', () => {
    const next = new NextPorts(PORTS);
    expect(next.ofShip(IMO)).toEqual([]);
    next.noteSaid(SHIP, tanker(IMO));
    expect(next.ofShip(IMO)).toEqual([]);
  });

  it('the ports come most probable first, with probabilities of at least a hundredth', () => {
    const { next } = undecided();
    const said = next.ofShip(IMO);
    expect(
      said
        .map(({ portId }) => portId)
        .slice(0, 2)
        .sort((a, b) => a - b),
    ).toEqual([ALFA, CHARLIE]);
    const probabilities = said.map(({ probability }) => probability);
    expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a));
    expect(Math.min(...probabilities)).toBeGreaterThanOrEqual(0.01);
    expect(said[0]).toMatchObject({ etaMs: null });
  });

  it('that has no IMO number others learn, and it is not spoken of', () => {
    const next = new NextPorts(PORTS);
    next.noteSaid(SHIP, tanker(IMO));
    for (let ship = 2; ship < 6; ship++) called(next, [DELTA, ECHO, DELTA, ECHO], mmsi(ship));
    called(next, [DELTA]);
    expect(portsOf(next)[0]).toBe(ECHO);
    expect(next.ofPort(ECHO, START_MS)).toEqual([]);
  });

  it('whose number several claim the one that was heard last counts', () => {
    const { next, nowMs } = undecided();
    next.noteFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
    const other = mmsi(2);
    next.noteSaid(other, tanker(IMO));
    called(next, [DELTA, ECHO, DELTA, ECHO, DELTA], other);
    expect(portsOf(next)[0]).not.toBe(ECHO);
    next.noteFix(other, { timeMs: nowMs + 1, longitude: 3, latitude: 0 });
    expect(portsOf(next)[0]).toBe(ECHO);
    expect(next.ofPort(ALFA, nowMs + 2)).toEqual([]);
  });
});

describe('[M1] calls', () => {
  it('that come again, or at a port that nobody knows, change nothing', () => {
    const { next, nowMs } = undecided();
    const before = next.save();
    next.noteCall({ mmsi: SHIP, portId: ALFA, ataMs: nowMs });
    next.noteCall({ mmsi: SHIP, portId: 7, ataMs: nowMs + DAY_MS });
    expect(next.save()).toEqual(before);
  });
});

describe('[C1] probabilities', () => {
  it('[M4] are above 0 and add up to at most 1, however far apart calls and fixes are in time', () => {
    const lastMs = Date.UTC(9999, 11, 31);
    const timeMs = fc.integer({ min: -62_167_219_200_000, max: lastMs });
    const portId = fc.constantFrom(ALFA, BRAVO, CHARLIE);
    const calls = fc.array(
      fc.record({ mmsi: fc.constantFrom(mmsi(1), mmsi(2)), portId, ataMs: timeMs }),
    );
    fc.assert(
      fc.property(calls, timeMs, (made, heardMs) => {
        const next = new NextPorts(PORTS);
        next.noteSaid(SHIP, tanker(IMO));
        for (const call of made) next.noteCall(call);
        for (const nowMs of [heardMs, lastMs]) {
          next.noteFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
          next.noteSaid(SHIP, tanker(IMO, { destination: 'DELTA' }));
          const said = next.ofShip(IMO).map(({ probability }) => probability);
          expect(said.every((each) => each > 0)).toBe(true);
          expect(said.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1 + 1e-9);
        }
        // What is no number would not be said.
        expect(portsOf(next)).not.toEqual([]);
      }),
    );
  });
});

describe('[X1] the text', () => {
  it('[N6] is read by where the ship is, also where that was not known when it came', () => {
    const [here] = PORTS;
    // As far as it could be.
    const there = { ...here, id: 7, locode: null, longitude: 180 };
    const next = new NextPorts([here, there]);
    next.noteSaid(SHIP, tanker(IMO, { destination: here.name }));
    expect(chanceOf(next, here.id)).toBeCloseTo(chanceOf(next, there.id), 9);
    next.noteFix(SHIP, { timeMs: START_MS, longitude: 179, latitude: 0 });
    expect(chanceOf(next, there.id)).toBeGreaterThan(2 * chanceOf(next, here.id));
  });

  it('says which of two ports it is', () => {
    const { next } = undecided();
    next.noteSaid(SHIP, tanker(IMO, { destination: 'CHARLIE' }));
    expect(portsOf(next)[0]).toBe(CHARLIE);
    next.noteSaid(SHIP, tanker(IMO, { destination: 'ALFA' }));
    expect(portsOf(next)[0]).toBe(ALFA);
  });

  it('that names the port where the ship is says nothing', () => {
    const { next } = undecided();
    const before = next.ofShip(IMO);
    next.noteSaid(SHIP, tanker(IMO, { destination: 'BRAVO' }));
    expect(next.ofShip(IMO)).toEqual(before);
  });

  it('[X3] is believed the less the oftener it was wrong', () => {
    const chance = (texts: readonly string[]): number => {
      const next = new NextPorts(PORTS);
      for (const [at, portId] of [BRAVO, ALFA, BRAVO, ALFA, BRAVO, ALFA, BRAVO].entries()) {
        next.noteSaid(SHIP, tanker(IMO, { destination: texts[at % texts.length] }));
        next.noteCall({ mmsi: SHIP, portId, ataMs: START_MS + at * DAY_MS });
      }
      next.noteSaid(SHIP, tanker(IMO, { destination: 'DELTA' }));
      return chanceOf(next, DELTA);
    };
    expect(chance(['BRAVO', 'ALFA'])).toBeGreaterThan(2 * chance(['ECHO']));
  });
});

describe('[W1] a ship under way', () => {
  it('is the likelier bound for a port the nearer it comes, with the ETA there', () => {
    const { next, nowMs } = undecided();
    expect([...sails(next, 1, nowMs)].sort((a, b) => a - b)).toEqual([ALFA, CHARLIE]);
    const before = chanceOf(next, CHARLIE);
    expect(sails(next, 1.5, nowMs + 3 * HOUR_MS)).toContain(CHARLIE);
    const [first] = next.ofShip(IMO);
    expect(first.portId).toBe(CHARLIE);
    expect(first.probability).toBeGreaterThan(Math.max(0.85, before));
    expect(first.etaMs).toBeCloseTo(nowMs + 3 * HOUR_MS + 0.5 * METERS_PER_DEGREE, 0);
  });

  it('that turns is bound for the other one', () => {
    const { next, nowMs } = undecided();
    for (const [at, longitude] of [1, 1.4, 1.2, 0.8, 0.4].entries()) {
      sails(next, longitude, nowMs + at * 3 * HOUR_MS);
    }
    expect(portsOf(next)[0]).toBe(ALFA);
  });

  it('begins anew when it has called', () => {
    const { next, nowMs } = undecided();
    sails(next, 1, nowMs);
    sails(next, 1.5, nowMs + 3 * HOUR_MS);
    next.noteCall({ mmsi: SHIP, portId: CHARLIE, ataMs: nowMs + 6 * HOUR_MS });
    expect(portsOf(next)[0]).toBe(BRAVO);
    expect(next.ofShip(IMO)[0].etaMs).toBeNull();
  });

  it('[W5] is measured again when it has sailed far enough, and handed out once', () => {
    const { next, nowMs } = undecided();
    expect(sails(next, 1, nowMs)).toHaveLength(2);
    expect(sails(next, 1.01, nowMs + HOUR_MS)).toEqual([]);
    next.noteFix(SHIP, { timeMs: nowMs + 2 * HOUR_MS, longitude: 1.2, latitude: 0 });
    expect([...next.wanted()].map(({ mmsi: ship }) => ship)).toEqual([SHIP]);
    expect([...next.wanted()]).toEqual([]);
  });

  it('[W5] is handed out once for a place, wherever its ways were measured from', () => {
    const { next, nowMs } = undecided();
    next.noteFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
    next.settle(1);
    // More is known by the time that it is handed out.
    next.noteSaid(SHIP, tanker(IMO));
    let times = 0;
    for (const wanted of next.wanted()) {
      const ways = wanted.portIds.map((portId) => ({ portId, distanceMeters: 9, etaMs: null }));
      next.noteWays(wanted, { timeMs: nowMs, longitude: 9, latitude: 0 }, ways);
      if (++times > 9) break;
    }
    expect(times).toBe(1);
    next.settle(1);
    expect([...next.wanted()]).toEqual([]);
  });

  it('[W5] on a short crossing is measured again half-way', () => {
    const { next, nowMs } = undecided();
    sails(next, 1.95, nowMs);
    expect(sails(next, 1.955, nowMs + HOUR_MS)).toEqual([]);
    expect(sails(next, 1.976, nowMs + 2 * HOUR_MS)).toContain(CHARLIE);
  });

  it('[W5] that lies is measured again after some hours, for its ETA', () => {
    const { next, nowMs } = undecided();
    sails(next, 1, nowMs);
    expect(sails(next, 1, nowMs + 5 * HOUR_MS)).toEqual([]);
    expect(sails(next, 1, nowMs + 6 * HOUR_MS)).toHaveLength(2);
  });
});

describe('[C3] the arrivals of a port', () => {
  it('are those that may call there next, most probable first, each with its number and type', () => {
    const { next, nowMs } = undecided();
    next.noteFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
    const other = mmsi(2);
    next.noteSaid(other, tanker(9_319_466));
    called(next, [BRAVO, ALFA, BRAVO, ALFA, BRAVO], other);
    next.noteFix(other, { timeMs: nowMs, longitude: 1, latitude: 0 });
    const arrivals = next.ofPort(ALFA, nowMs);
    expect(arrivals.map(({ imo }) => imo)).toEqual([9_319_466, IMO]);
    expect(arrivals[1]).toMatchObject({ portId: ALFA, mmsi: SHIP, shiptype: 80, etaMs: null });
  });

  it('have ships that were heard before they said who they are', () => {
    const next = new NextPorts(PORTS);
    next.noteFix(SHIP, { timeMs: START_MS, longitude: 1, latitude: 0 });
    next.noteSaid(SHIP, tanker(IMO, { destination: 'CHARLIE' }));
    expect(next.ofPort(CHARLIE, START_MS)).toMatchObject([{ imo: IMO }]);
  });

  it('leave out who was not heard for a month', () => {
    const { next, nowMs } = undecided();
    next.noteFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
    expect(next.ofPort(ALFA, nowMs + SILENT_MS)).toHaveLength(1);
    expect(next.ofPort(ALFA, nowMs + SILENT_MS + 1)).toEqual([]);
  });

  it('follow the ship', () => {
    const { next, nowMs } = undecided();
    next.noteFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
    next.noteCall({ mmsi: SHIP, portId: ALFA, ataMs: nowMs + DAY_MS });
    expect(next.ofPort(CHARLIE, nowMs + DAY_MS)).toEqual([]);
    expect(next.ofPort(BRAVO, nowMs + DAY_MS)).toHaveLength(1);
  });
});

describe('[M4] what was saved', () => {
  it('says the same when it is restored and the ships have said who they are', () => {
    const { next } = undecided();
    next.noteSaid(SHIP, tanker(IMO, { destination: 'CHARLIE' }));
    const restored = new NextPorts(PORTS);
    restored.restore(next.save());
    expect(restored.ofShip(IMO)).toEqual([]);
    restored.noteSaid(SHIP, tanker(IMO, { destination: 'CHARLIE' }));
    expect(restored.ofShip(IMO)).toEqual(next.ofShip(IMO));
    expect(restored.save()).toEqual(next.save());
  });

  it('is a TypeError where it is something else', () => {
    expect(() => new NextPorts(PORTS).restore(new Uint8Array(20))).toThrow(TypeError);
  });
});
