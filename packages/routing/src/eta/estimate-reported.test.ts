import { describe, expect, it } from 'vitest';
import { type EtaRequest, estimateEta } from './estimate-eta.ts';

const MS_PER_HOUR = 3_600_000;
const NOW_MS = Date.UTC(2026, 0, 10);
const MILES = 300;

/** Returns the estimate for a bulker at 12 knots, in hours from now. */
function estimate(request: Partial<EtaRequest>) {
  const result = estimateEta({
    fix: { timeMs: NOW_MS, sog: 12 },
    route: { distanceMeters: 1852 * MILES, passages: [] },
    ship: { shiptype: 70, lengthMeters: 180 },
    nowMs: NOW_MS,
    ...request,
  });
  if (result.status !== 'ok') throw new Error(result.status);
  const hours = (timeMs: number) => (timeMs - NOW_MS) / MS_PER_HOUR;
  const { etaMs, p10Ms, p90Ms, pilotMs } = result;
  return {
    ...{ eta: hours(etaMs), p10: hours(p10Ms), p90: hours(p90Ms) },
    pilot: pilotMs === null ? null : hours(pilotMs),
  };
}

const inHours = (hours: number): number => NOW_MS + hours * MS_PER_HOUR;

describe('[E11] an ETA with that of the crew', () => {
  const computed = estimate({});

  it('is between both, and narrower', () => {
    const both = estimate({ reportedMs: inHours(30) });
    expect(both.pilot).toBeGreaterThan(computed.pilot ?? 0);
    expect(both.pilot).toBeLessThan(30);
    expect(both.p90 - both.p10).toBeLessThan(computed.p90 - computed.p10);
  });

  it('is about that of the crew for a ship in port, whose departure is unknown', () => {
    const inPort = { fix: { timeMs: NOW_MS, sog: 0 } };
    const reportedMs = inHours(27);
    expect(estimate(inPort).eta).toBeGreaterThan(33);
    expect(Math.abs((estimate({ ...inPort, reportedMs }).pilot ?? 0) - 27)).toBeLessThan(1.5);
  });

  it('is the computed one if that of the crew is past, of another voyage, at sea, or the ship is on the approach', () => {
    expect(estimate({ reportedMs: inHours(0) })).toEqual(computed);
    expect(estimate({ reportedMs: inHours(200) })).toEqual(computed);
    const atSea = { endsAtSea: true };
    expect(estimate({ ...atSea, reportedMs: inHours(30) })).toEqual(estimate(atSea));
    const approach = { route: { distanceMeters: 9000, passages: [] } };
    expect(estimate({ ...approach, reportedMs: inHours(2) })).toEqual(estimate(approach));
  });
});
