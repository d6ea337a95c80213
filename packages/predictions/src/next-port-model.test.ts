import type { Imo } from '@roadstead/model';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NextPortModel } from './next-port-model.ts';
import {
  ALFA,
  arrived,
  BRAVO,
  CHARLIE,
  DELTA,
  ECHO,
  METERS_PER_DEGREE,
  mmsi,
  PORTS,
  START_MS,
  tanker,
} from './testing/sea-of-ports.ts';
import { SILENCE_MS_MAX } from './thresholds.ts';

const IMO = 9_074_729 as Imo;
const SHIP = mmsi(1);

/** Records calls, one a day. */
function recordCalls(next: NextPortModel, portIds: readonly number[], ship = SHIP): number {
  for (const [day, portId] of portIds.entries()) {
    next.recordCall(arrived({ mmsi: ship, portId, beginMs: START_MS + day * millisecondsInDay }));
  }
  return START_MS + (portIds.length - 1) * millisecondsInDay;
}

/** Records a fix on the equator, and the routes from there. */
function sailTo(next: NextPortModel, longitude: number, timeMs: number): readonly number[] {
  const place = { timeMs, longitude, latitude: 0 };
  next.recordFix(SHIP, place);
  const request = next.routeRequestFor(IMO);
  if (!request) return [];
  const routes = request.portIds.map((portId) => {
    const distanceMeters = Math.abs(portId - ALFA - longitude) * METERS_PER_DEGREE;
    const etaMs = timeMs + 1000 * distanceMeters;
    return { portId, distanceMeters, etaMs, etaEarlyMs: etaMs, etaLateMs: etaMs };
  });
  next.recordRoutes(request, place, routes);
  return request.portIds;
}

function portsOf(next: NextPortModel): number[] {
  return next.nextPortsOfShip(IMO).map(({ portId }) => portId);
}

function probabilityOf(next: NextPortModel, portId: number): number {
  return next.nextPortsOfShip(IMO).find((each) => each.portId === portId)?.probability ?? 0;
}

/** A tanker that sailed from Bravo as often to Alfa as to Charlie, whatever came before. */
function undecided(): { readonly next: NextPortModel; readonly nowMs: number } {
  const next = new NextPortModel(PORTS);
  next.recordReportedVoyage(SHIP, tanker(IMO));
  const nowMs = recordCalls(next, [
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

describe('[C2] the next ports of a ship', () => {
  it('are empty without data', () => {
    const next = new NextPortModel(PORTS);
    expect(next.nextPortsOfShip(IMO)).toEqual([]);
    next.recordReportedVoyage(SHIP, tanker(IMO));
    expect(next.nextPortsOfShip(IMO)).toEqual([]);
  });

  it('are sorted by probability, each at least 0.01', () => {
    const { next } = undecided();
    const nextPorts = next.nextPortsOfShip(IMO);
    expect(
      nextPorts
        .map(({ portId }) => portId)
        .slice(0, 2)
        .sort((a, b) => a - b),
    ).toEqual([ALFA, CHARLIE]);
    const probabilities = nextPorts.map(({ probability }) => probability);
    expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a));
    expect(Math.min(...probabilities)).toBeGreaterThanOrEqual(0.01);
    expect(nextPorts[0]).toMatchObject({ etaMs: null });
  });

  it('train the model without an IMO number, but are not predicted', () => {
    const next = new NextPortModel(PORTS);
    next.recordReportedVoyage(SHIP, tanker(IMO));
    for (let ship = 2; ship < 6; ship++) recordCalls(next, [DELTA, ECHO, DELTA, ECHO], mmsi(ship));
    recordCalls(next, [DELTA]);
    expect(portsOf(next)[0]).toBe(ECHO);
    expect(next.arrivalsAtPort(ECHO, START_MS)).toEqual([]);
  });

  it('are those of the ship heard last, where several report one IMO number', () => {
    const { next, nowMs } = undecided();
    next.recordFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
    const other = mmsi(2);
    next.recordReportedVoyage(other, tanker(IMO));
    recordCalls(next, [DELTA, ECHO, DELTA, ECHO, DELTA], other);
    expect(portsOf(next)[0]).not.toBe(ECHO);
    next.recordFix(other, { timeMs: nowMs + 1, longitude: 3, latitude: 0 });
    expect(portsOf(next)[0]).toBe(ECHO);
    expect(next.arrivalsAtPort(ALFA, nowMs + 2)).toEqual([]);
  });
});

it('[C2] next ports are reported when they have changed', () => {
  const changes: unknown[] = [];
  const next = new NextPortModel(PORTS, {
    changed: (imo, nextPorts) => changes.push([imo, nextPorts]),
  });
  next.recordReportedVoyage(SHIP, tanker(IMO));
  recordCalls(next, [BRAVO, ALFA, BRAVO, CHARLIE, BRAVO, ALFA]);
  const nextPorts = next.nextPortsOfShip(IMO);
  expect(nextPorts.length).toBeGreaterThan(0);
  next.recordReportedVoyage(SHIP, tanker(IMO));
  next.refresh(1);
  expect(changes).toEqual([[IMO, nextPorts]]);
});

describe('[M1] calls', () => {
  it('repeated, or at an unknown port, change nothing', () => {
    const { next, nowMs } = undecided();
    const before = next.save();
    next.recordCall(arrived({ mmsi: SHIP, portId: ALFA, beginMs: nowMs }));
    next.recordCall(arrived({ mmsi: SHIP, portId: 7, beginMs: nowMs + millisecondsInDay }));
    expect(next.save()).toEqual(before);
  });
});

describe('[C1] probabilities', () => {
  it('[M4] are above 0 with a sum of at most 1, however far apart calls and fixes are in time', () => {
    const lastMs = Date.UTC(9999, 11, 31);
    const timeMs = fc.integer({ min: -62_167_219_200_000, max: lastMs });
    const portId = fc.constantFrom(ALFA, BRAVO, CHARLIE);
    const calls = fc.array(
      fc.record({ mmsi: fc.constantFrom(mmsi(1), mmsi(2)), portId, beginMs: timeMs }),
    );
    fc.assert(
      fc.property(calls, timeMs, (recorded, heardMs) => {
        const next = new NextPortModel(PORTS);
        next.recordReportedVoyage(SHIP, tanker(IMO));
        for (const call of recorded) next.recordCall(arrived(call));
        for (const nowMs of [heardMs, lastMs]) {
          next.recordFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
          next.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'DELTA' }));
          const nextPorts = next.nextPortsOfShip(IMO).map(({ probability }) => probability);
          expect(nextPorts.every((each) => each > 0)).toBe(true);
          expect(nextPorts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1 + 1e-9);
        }
        // NaN would be filtered.
        expect(portsOf(next)).not.toEqual([]);
      }),
    );
  });
});

describe('[X1] the destination', () => {
  it("[N6] is read by the ship's position, also if that comes later", () => {
    const [here] = PORTS;
    // At the greatest possible distance.
    const there = { ...here, id: 7, locode: null, longitude: 180 };
    const next = new NextPortModel([here, there]);
    next.recordReportedVoyage(SHIP, tanker(IMO, { destination: here.name }));
    expect(probabilityOf(next, here.id)).toBeCloseTo(probabilityOf(next, there.id), 9);
    next.recordFix(SHIP, { timeMs: START_MS, longitude: 179, latitude: 0 });
    expect(probabilityOf(next, there.id)).toBeGreaterThan(2 * probabilityOf(next, here.id));
  });

  it('selects one of two ports', () => {
    const { next } = undecided();
    next.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'CHARLIE' }));
    expect(portsOf(next)[0]).toBe(CHARLIE);
    next.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'ALFA' }));
    expect(portsOf(next)[0]).toBe(ALFA);
  });

  it('that names the current port is no evidence', () => {
    const { next } = undecided();
    const before = next.nextPortsOfShip(IMO);
    next.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'BRAVO' }));
    expect(next.nextPortsOfShip(IMO)).toEqual(before);
  });

  it('[X3] is less reliable after errors', () => {
    const probability = (texts: readonly string[]): number => {
      const next = new NextPortModel(PORTS);
      for (const [at, portId] of [BRAVO, ALFA, BRAVO, ALFA, BRAVO, ALFA, BRAVO].entries()) {
        next.recordReportedVoyage(SHIP, tanker(IMO, { destination: texts[at % texts.length] }));
        next.recordCall(
          arrived({ mmsi: SHIP, portId, beginMs: START_MS + at * millisecondsInDay }),
        );
      }
      next.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'DELTA' }));
      return probabilityOf(next, DELTA);
    };
    expect(probability(['BRAVO', 'ALFA'])).toBeGreaterThan(2 * probability(['ECHO']));
  });
});

describe('[W1] a ship under way', () => {
  it('is more probably bound for a port the nearer it comes, with the ETA there', () => {
    const { next, nowMs } = undecided();
    expect([...sailTo(next, 1, nowMs)].sort((a, b) => a - b)).toEqual([ALFA, CHARLIE]);
    const before = probabilityOf(next, CHARLIE);
    expect(sailTo(next, 1.5, nowMs + 3 * millisecondsInHour)).toContain(CHARLIE);
    const [first] = next.nextPortsOfShip(IMO);
    expect(first.portId).toBe(CHARLIE);
    expect(first.probability).toBeGreaterThan(Math.max(0.85, before));
    expect(first.etaMs).toBeCloseTo(nowMs + 3 * millisecondsInHour + 500 * METERS_PER_DEGREE, 0);
  });

  it('that turns is bound for the other port', () => {
    const { next, nowMs } = undecided();
    for (const [at, longitude] of [1, 1.4, 1.2, 0.8, 0.4].entries()) {
      sailTo(next, longitude, nowMs + at * 3 * millisecondsInHour);
    }
    expect(portsOf(next)[0]).toBe(ALFA);
  });

  it('starts a new voyage after a call', () => {
    const { next, nowMs } = undecided();
    sailTo(next, 1, nowMs);
    sailTo(next, 1.5, nowMs + 3 * millisecondsInHour);
    next.recordCall(
      arrived({ mmsi: SHIP, portId: CHARLIE, beginMs: nowMs + 6 * millisecondsInHour }),
    );
    expect(portsOf(next)[0]).toBe(BRAVO);
    expect(next.nextPortsOfShip(IMO)[0].etaMs).toBeNull();
  });

  it('[W5] has its routes requested again, once, when it has sailed far enough', () => {
    const { next, nowMs } = undecided();
    expect(sailTo(next, 1, nowMs)).toHaveLength(2);
    expect(sailTo(next, 1.01, nowMs + millisecondsInHour)).toEqual([]);
    next.recordFix(SHIP, { timeMs: nowMs + 2 * millisecondsInHour, longitude: 1.2, latitude: 0 });
    expect([...next.routeRequests()].map(({ mmsi: ship }) => ship)).toEqual([SHIP]);
    expect([...next.routeRequests()]).toEqual([]);
  });

  it('[W5] has its routes requested once for a position, wherever they were computed from', () => {
    const { next, nowMs } = undecided();
    next.recordFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
    next.refresh(1);
    // The prediction changes before the request is dequeued.
    next.recordReportedVoyage(SHIP, tanker(IMO));
    let times = 0;
    for (const request of next.routeRequests()) {
      const routes = request.portIds.map((portId) => ({
        ...{ portId, distanceMeters: 9 },
        ...{ etaMs: null, etaEarlyMs: null, etaLateMs: null },
      }));
      next.recordRoutes(request, { timeMs: nowMs, longitude: 9, latitude: 0 }, routes);
      if (++times > 9) break;
    }
    expect(times).toBe(1);
    next.refresh(1);
    expect([...next.routeRequests()]).toEqual([]);
  });

  it('[W5] on a short crossing has its routes requested again half-way', () => {
    const { next, nowMs } = undecided();
    sailTo(next, 1.95, nowMs);
    expect(sailTo(next, 1.955, nowMs + millisecondsInHour)).toEqual([]);
    expect(sailTo(next, 1.976, nowMs + 2 * millisecondsInHour)).toContain(CHARLIE);
  });

  it('[W5] that is stationary has its routes requested again after some hours, for the ETA', () => {
    const { next, nowMs } = undecided();
    sailTo(next, 1, nowMs);
    expect(sailTo(next, 1, nowMs + 5 * millisecondsInHour)).toEqual([]);
    expect(sailTo(next, 1, nowMs + 6 * millisecondsInHour)).toHaveLength(2);
  });
});

describe('[C3] the arrivals at a port', () => {
  it('are the ships that may call there next, most probable first, with IMO number and type', () => {
    const { next, nowMs } = undecided();
    next.recordFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
    const other = mmsi(2);
    next.recordReportedVoyage(other, tanker(9_319_466));
    recordCalls(next, [BRAVO, ALFA, BRAVO, ALFA, BRAVO], other);
    next.recordFix(other, { timeMs: nowMs, longitude: 1, latitude: 0 });
    const arrivals = next.arrivalsAtPort(ALFA, nowMs);
    expect(arrivals.map(({ imo }) => imo)).toEqual([9_319_466, IMO]);
    expect(arrivals[1]).toMatchObject({ portId: ALFA, mmsi: SHIP, shiptype: 80, etaMs: null });
  });

  it('include ships heard before their static data', () => {
    const next = new NextPortModel(PORTS);
    next.recordFix(SHIP, { timeMs: START_MS, longitude: 1, latitude: 0 });
    next.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'CHARLIE' }));
    expect(next.arrivalsAtPort(CHARLIE, START_MS)).toMatchObject([{ imo: IMO }]);
  });

  it('exclude ships not heard for a month', () => {
    const { next, nowMs } = undecided();
    next.recordFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
    expect(next.arrivalsAtPort(ALFA, nowMs + SILENCE_MS_MAX)).toHaveLength(1);
    expect(next.arrivalsAtPort(ALFA, nowMs + SILENCE_MS_MAX + 1)).toEqual([]);
  });

  it('follow the ship', () => {
    const { next, nowMs } = undecided();
    next.recordFix(SHIP, { timeMs: nowMs, longitude: 1, latitude: 0 });
    next.recordCall(arrived({ mmsi: SHIP, portId: ALFA, beginMs: nowMs + millisecondsInDay }));
    expect(next.arrivalsAtPort(CHARLIE, nowMs + millisecondsInDay)).toEqual([]);
    expect(next.arrivalsAtPort(BRAVO, nowMs + millisecondsInDay)).toHaveLength(1);
  });
});

/** Records calls with a stay of some hours each, and voyages of an hour; the last one is open. @returns the begin of the last */
function recordStays(next: NextPortModel, portIds: readonly number[], stayHours: number): number {
  let beginMs = START_MS;
  for (const [at, portId] of portIds.entries()) {
    const atdMs = beginMs + stayHours * millisecondsInHour;
    const call = arrived({ mmsi: SHIP, portId, beginMs });
    next.recordCall(call);
    if (at === portIds.length - 1) return beginMs;
    next.recordCall({ ...call, endMs: atdMs, atdMs });
    beginMs = atdMs + millisecondsInHour;
  }
  return beginMs;
}

const SHUTTLE = [ALFA, BRAVO, ALFA, BRAVO, ALFA, BRAVO, ALFA, BRAVO];

describe('arrival times', () => {
  const shuttle = (stayHours: number): { readonly next: NextPortModel; readonly nowMs: number } => {
    const next = new NextPortModel(PORTS);
    next.recordReportedVoyage(SHIP, tanker(IMO));
    return { next, nowMs: recordStays(next, SHUTTLE, stayHours) };
  };

  it('[S1] of a ship in port include the rest of its stay, as it usually stays there', () => {
    const { next, nowMs } = shuttle(5);
    next.recordFix(SHIP, { timeMs: nowMs + 2 * millisecondsInHour, longitude: 1, latitude: 0 });
    const request = next.routeRequestFor(IMO);
    expect(request?.stay).toMatchObject({ hours: 3, variance: 0, quantilesHours: [3, 3, 3] });
    expect(next.nextPortsOfShip(IMO)[0]).toMatchObject({ isInPort: true, portId: ALFA });
  });

  it('[S3] of a ship at sea are those of its last voyages, unless it is late', () => {
    const { next, nowMs } = shuttle(5);
    const call = arrived({ mmsi: SHIP, portId: BRAVO, beginMs: nowMs });
    const atdMs = nowMs + 5 * millisecondsInHour;
    next.recordCall({ ...call, endMs: atdMs, atdMs });
    const etaAt = (timeMs: number): number => {
      next.recordFix(SHIP, { timeMs, longitude: 1, latitude: 0 });
      const request = next.routeRequestFor(IMO);
      if (!request) throw new Error('Routes are up to date.');
      expect(request.stay).toBeUndefined();
      const late = { etaMs: timeMs + 4 * millisecondsInHour, distanceMeters: 1e5 };
      const range = { etaEarlyMs: timeMs + millisecondsInHour, etaLateMs: timeMs + 1e8 };
      next.recordRoutes(
        request,
        { timeMs, longitude: 1, latitude: 0 },
        request.portIds.map((portId) => ({ portId, ...late, ...range })),
      );
      const [first] = next.nextPortsOfShip(IMO);
      expect(first).toMatchObject({ isInPort: false, portId: ALFA });
      expect(first.etaEarlyMs).toBeLessThanOrEqual(first.etaMs ?? 0);
      expect(first.etaLateMs).toBeGreaterThanOrEqual(first.etaMs ?? 0);
      return ((first.etaMs ?? 0) - atdMs) / millisecondsInHour;
    };
    expect(etaAt(atdMs)).toBeCloseTo(1, 1);
    expect(etaAt(atdMs + 7 * millisecondsInHour)).toBeCloseTo(11, 6);
  });

  it('[S1] ignore calls without ATA or ATD, and calls whose end is repeated', () => {
    const { next, nowMs } = shuttle(5);
    const before = next.stayOf(IMO, nowMs);
    const call = { mmsi: SHIP, portId: BRAVO, beginMs: nowMs };
    const endMs = nowMs + 100 * millisecondsInHour;
    next.recordCall({ ...call, ataMs: null, endMs, atdMs: null });
    expect(next.stayOf(IMO, endMs)).toBeUndefined();
    const saved = next.save();
    next.recordCall({ ...call, ataMs: nowMs, endMs, atdMs: endMs });
    expect(next.save()).toEqual(saved);
    next.recordCall(arrived({ ...call, beginMs: endMs + 1 }));
    expect(next.stayOf(IMO, endMs + 1)).toEqual(before);
  });

  it('[W5] are computed again ten minutes later at the earliest, once they have passed', () => {
    const { next, nowMs } = shuttle(2);
    const requestAt = (timeMs: number): boolean => {
      const place = { timeMs, longitude: 1, latitude: 0 };
      next.recordFix(SHIP, place);
      const request = next.routeRequestFor(IMO);
      const etaMs = timeMs + millisecondsInHour;
      const eta = { etaMs, etaEarlyMs: etaMs - 1, etaLateMs: etaMs + 1, distanceMeters: 1e5 };
      if (request) {
        const routes = request.portIds.map((portId) => ({ portId, ...eta }));
        next.recordRoutes(request, place, routes);
      }
      return request !== undefined;
    };
    expect(requestAt(nowMs)).toBe(true);
    const etaMs = next.nextPortsOfShip(IMO)[0].etaMs ?? 0;
    expect(requestAt(etaMs)).toBe(false);
    expect(requestAt(etaMs + 1)).toBe(true);
    expect(requestAt(etaMs + 2)).toBe(false);
  });

  it('[C4] come with the port after the next one', () => {
    const { next } = shuttle(5);
    const [first] = next.nextPortsOfShip(IMO);
    expect(first).toMatchObject({ portId: ALFA, after: { portId: BRAVO } });
    expect(first.after?.probability).toBeGreaterThan(0.5);
  });

  it('[M4] are the same after a restart', () => {
    const { next, nowMs } = shuttle(5);
    const restored = new NextPortModel(PORTS);
    restored.restore(next.save());
    restored.recordReportedVoyage(SHIP, tanker(IMO));
    expect(restored.stayOf(IMO, nowMs)).toEqual(next.stayOf(IMO, nowMs));
    expect(restored.nextPortsOfShip(IMO)).toEqual(next.nextPortsOfShip(IMO));
  });
});

describe('[M4] a snapshot', () => {
  it('restores the predictions, once the ships report their static data', () => {
    const { next } = undecided();
    next.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'CHARLIE' }));
    const restored = new NextPortModel(PORTS);
    restored.restore(next.save());
    expect(restored.nextPortsOfShip(IMO)).toEqual([]);
    restored.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'CHARLIE' }));
    expect(restored.nextPortsOfShip(IMO)).toEqual(next.nextPortsOfShip(IMO));
    expect(restored.save()).toEqual(next.save());
  });

  it('that is invalid is a TypeError', () => {
    expect(() => new NextPortModel(PORTS).restore(new Uint8Array(20))).toThrow(TypeError);
  });
});
