import { expect, it } from 'vitest';
import { callSignOf } from './call-sign.ts';
import { reportedEta } from './reported-eta.ts';

const HOUR_MS = 3_600_000;
const FROM_MS = Date.UTC(2026, 5, 1);

/** A voyage of three days that waits for six hours off its port. */
const voyageOf = (mmsi: number) => ({
  mmsi,
  from: { portId: 1, ataMs: FROM_MS - 9 * HOUR_MS, atdMs: FROM_MS },
  to: { portId: 2, ataMs: FROM_MS + 72 * HOUR_MS },
  waitedMs: 6 * HOUR_MS,
});

it('is near the arrival off the port, nearer after a correction, and missing on some voyages', () => {
  const errors = [0, 48].map((hours) => {
    const etas = Array.from({ length: 300 }, (_, i) =>
      reportedEta(voyageOf(219_000_000 + i), FROM_MS + hours * HOUR_MS),
    ).filter((eta) => eta !== null);
    expect(etas.length).toBeGreaterThan(240);
    expect(etas.length).toBeLessThan(290);
    const hoursOff = etas.map(
      ({ month, day, hour, minute }) =>
        Math.abs(Date.UTC(2026, month! - 1, day!, hour!, minute!) - (FROM_MS + 66 * HOUR_MS)) /
        HOUR_MS,
    );
    return hoursOff.reduce((sum, each) => sum + each, 0) / hoursOff.length;
  });
  expect(errors[0]).toBeGreaterThan(2);
  expect(errors[0]).toBeLessThan(5);
  expect(errors[1]).toBeLessThan(errors[0] / 2);
});

it('ends with the arrival off the port', () => {
  for (let mmsi = 219_000_000; mmsi < 219_000_050; mmsi++) {
    expect(reportedEta(voyageOf(mmsi), FROM_MS + 67 * HOUR_MS)).toBeNull();
  }
});

it('gives each ship a call sign of its flag', () => {
  expect(callSignOf(219_000_000)).toBe('OXAA2');
  const signs = Array.from({ length: 5408 }, (_, i) => callSignOf(636_000_000 + i));
  expect(new Set(signs).size).toBe(5408);
  for (const sign of signs) expect(sign).toMatch(/^D5[A-Z]{2}[2-9]$/);
});
