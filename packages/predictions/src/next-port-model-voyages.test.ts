import { decodeSnapshot, encodeSnapshot } from '@roadstead/contracts';
import type { Imo } from '@roadstead/model';
import { millisecondsInHour } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { NextPortModel } from './next-port-model.ts';
import {
  ALFA,
  arrived,
  BRAVO,
  METERS_PER_DEGREE,
  mmsi,
  PORTS,
  START_MS,
  tanker,
} from './testing/sea-of-ports.ts';

const SHIP = mmsi(1);
const IMO = 9_074_729 as Imo;
const HOUR = millisecondsInHour;

/** Records the routes from a fix at a longitude, with ETAs at a degree an hour; returns the ETA at a port in hours after the fix. */
function etaFrom(next: NextPortModel, longitude: number, timeMs: number, portId: number) {
  const place = { timeMs, longitude, latitude: 0 };
  next.recordFix(SHIP, place);
  const request = next.routeRequestFor(IMO);
  if (request) {
    const routes = request.portIds.map((each) => {
      const degrees = Math.abs(each - ALFA - longitude);
      const etaMs = timeMs + degrees * HOUR;
      const range = { etaEarlyMs: etaMs - 1e6, etaLateMs: etaMs + 1e6 };
      return { portId: each, distanceMeters: degrees * METERS_PER_DEGREE, etaMs, ...range };
    });
    next.recordRoutes(request, place, routes);
  }
  const found = next.nextPortsOfShip(IMO).find((each) => each.portId === portId);
  return ((found?.etaMs ?? Number.NaN) - timeMs) / HOUR;
}

/** Voyages between Alfa and Bravo that take some hours each, and stays of a day; the last call is open. @returns its begin */
function sail(next: NextPortModel, voyages: number, hours: number): number {
  let beginMs = START_MS;
  next.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'BRAVO' }));
  next.recordCall(arrived({ mmsi: SHIP, portId: ALFA, beginMs }));
  for (let voyage = 0; voyage < voyages; voyage++) {
    const [from, to] = voyage % 2 === 0 ? [ALFA, BRAVO] : [BRAVO, ALFA];
    const atdMs = beginMs + 24 * HOUR;
    next.recordCall({ mmsi: SHIP, portId: from, beginMs, ataMs: beginMs, endMs: atdMs, atdMs });
    next.recordReportedVoyage(SHIP, tanker(IMO, { destination: to === ALFA ? 'ALFA' : 'BRAVO' }));
    etaFrom(next, from - ALFA, atdMs, to);
    beginMs = atdMs + hours * HOUR;
    next.recordCall(arrived({ mmsi: SHIP, portId: to, beginMs }));
  }
  return beginMs;
}

describe('[S4] the ETA of a route', () => {
  it('includes the delay of earlier arrivals of the class, also after a restart', () => {
    const next = new NextPortModel(PORTS);
    const nowMs = sail(next, 12, 4) + 24 * HOUR;
    const restored = new NextPortModel(PORTS);
    restored.restore(next.save());
    for (const model of [next, restored]) {
      // Another ship of the class, without voyages of its own, so without an ETA by them.
      const other = mmsi(2);
      model.recordReportedVoyage(other, tanker(9_319_466, { destination: 'BRAVO' }));
      model.recordFix(other, { timeMs: nowMs, longitude: 0, latitude: 0 });
      const request = model.routeRequestFor(9_319_466 as Imo);
      if (!request) throw new Error('No routes are requested.');
      const etaMs = nowMs + HOUR;
      const range = { etaMs, etaEarlyMs: etaMs, etaLateMs: etaMs };
      const route = { portId: BRAVO, distanceMeters: METERS_PER_DEGREE, ...range };
      model.recordRoutes(request, { timeMs: nowMs, longitude: 0, latitude: 0 }, [route]);
      const [first] = model.nextPortsOfShip(9_319_466 as Imo);
      expect(first).toMatchObject({ portId: BRAVO, etaMs: nowMs + 4 * HOUR });
    }
  });
});

describe('[S2] the ETA by the same leg', () => {
  it('decreases with the way that is left', () => {
    const next = new NextPortModel(PORTS);
    const beginMs = sail(next, 4, 4);
    const atdMs = beginMs + 24 * HOUR;
    next.recordCall({ mmsi: SHIP, portId: ALFA, beginMs, ataMs: beginMs, endMs: atdMs, atdMs });
    next.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'BRAVO' }));
    const [departing, halfWay] = [0, 0.5].map((sailed) =>
      etaFrom(next, sailed, atdMs + sailed * HOUR, BRAVO),
    );
    // The route alone takes an hour, and half of one.
    expect(departing).toBeGreaterThan(1.5);
    expect(halfWay).toBeGreaterThan(0.75);
    expect(halfWay).toBeLessThan(departing - 0.5);
  });
});

describe('[S3] the ETA of a ship in port', () => {
  it('is that of its last three voyages on the leg, after its stay', () => {
    const next = new NextPortModel(PORTS);
    const beginMs = sail(next, 6, 4);
    next.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'BRAVO' }));
    expect(etaFrom(next, 0, beginMs + 4 * HOUR, BRAVO)).toBe(20 + 4);
  });
});

describe('[S3] the ETA of a ship that returns', () => {
  it('is that of its last voyages, as no route leads there and back', () => {
    const next = new NextPortModel(PORTS);
    next.recordReportedVoyage(SHIP, { ...tanker(IMO), shiptype: 30 });
    let beginMs = START_MS;
    let atdMs = beginMs;
    for (let trip = 0; trip < 5; trip++) {
      atdMs = beginMs + 10 * HOUR;
      const call = { mmsi: SHIP, portId: ALFA, beginMs, ataMs: beginMs };
      next.recordCall({ ...call, endMs: null, atdMs: null });
      next.recordCall({ ...call, endMs: atdMs, atdMs });
      beginMs = atdMs + 50 * HOUR;
    }
    expect(etaFrom(next, 0.2, atdMs + 5 * HOUR, ALFA)).toBe(45);
  });
});

it('[M4] a snapshot of the kind without delays is restored', () => {
  const next = new NextPortModel(PORTS);
  sail(next, 12, 4);
  const { header, arrays } = decodeSnapshot('next ports 3', next.save());
  const [ships, stays, delays] = [9, 7, 7];
  // Neither the delays nor the sizes of new ports, the last array.
  const older = [...arrays.slice(0, ships + stays), ...arrays.slice(ships + stays + delays, -1)];
  const restored = new NextPortModel(PORTS);
  restored.restore(encodeSnapshot({ kind: 'next ports 2', header, arrays: older }));
  restored.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'BRAVO' }));
  next.recordReportedVoyage(SHIP, tanker(IMO, { destination: 'BRAVO' }));
  expect(restored.nextPortsOfShip(IMO)[0].portId).toBe(next.nextPortsOfShip(IMO)[0].portId);
  expect(restored.stayOf(IMO, START_MS + 1e9)).toEqual(next.stayOf(IMO, START_MS + 1e9));
});
