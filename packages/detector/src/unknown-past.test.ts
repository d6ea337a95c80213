import type { Fix, StsTransition } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { A, B, batchBetween, C, configuration, D, ship, still } from '../test-data/fleets.ts';
import { createDetector } from './create-detector.ts';

/** Minutes of the fleets: a detector that begins within a feed begins at this one. */
const WITHIN = 60;
const END = 180;

/** The transitions of a detector, minute by minute, after minute 60. */
function transitionsAfter(
  detector: ReturnType<typeof createDetector>,
  ships: readonly (readonly Fix[])[],
): readonly StsTransition[] {
  return Array.from({ length: END - WITHIN }, (_, i) => WITHIN + i).flatMap((minute) => [
    ...detector.step(batchBetween(ships, minute, minute + 1)),
  ]);
}

/** Compares a detector that begins within a feed with one that has had all of it. */
function expectSame(ships: readonly (readonly Fix[])[]): readonly StsTransition[] {
  const whole = createDetector([configuration()]);
  const before = whole.step(batchBetween(ships, -1, WITHIN));
  const current = before.filter(({ kind }) => kind === 'fired').map(({ event }) => event);
  const within = createDetector([configuration()]);
  within.beginWithin(current);
  const after = transitionsAfter(whole, ships);
  expect(transitionsAfter(within, ships)).toEqual(after);
  return after;
}

describe('a detector that begins within a feed', () => {
  const others = [still(C, 0, END, 50_000), still(D, 0, END, 60_000)];

  it('[D7] ends a logged event by silence, when nothing else happens', () => {
    const after = expectSame([still(A, 0, END), still(B, 0, 100), ...others]);
    expect(after).toMatchObject([{ kind: 'ended', event: { endDiscoveredTimeMs: 130 * 60_000 } }]);
  });

  it('[D5] continues an event of which the begin was rounded up to the time of its first fix', () => {
    // Within the kilometre from half a millisecond before the fix of minute 61 on.
    const approach = ship(B, [
      [WITHIN, 1000 + 60_000 - 0.5],
      [WITHIN + 1, 999.5],
      ...Array.from({ length: 118 }, (_, i) => [WITHIN + 2 + i, 999.5] as const),
    ]);
    const whole = createDetector([configuration()]);
    const ships = [still(A, 0, END), approach, ...others];
    const [fired] = [-1, WITHIN].flatMap((minute) => [
      ...whole.step(batchBetween(ships, minute, minute < 0 ? WITHIN : 80)),
    ]);
    const { event } = fired as StsTransition;
    expect(event.activationTimeMs).toBe((WITHIN + 1) * 60_000);
    const within = createDetector([configuration()]);
    within.beginWithin([event], WITHIN * 60_000);
    const later = ships.map((fixes) => fixes.filter(({ timeMs }) => timeMs > WITHIN * 60_000 - 1));
    within.step(batchBetween(later, WITHIN - 1, 100));
    expect([...within.currentEvents].map(({ uuid }) => uuid)).toEqual([event.uuid]);
  });

  it('[D13] knows the begin of encounters from one and a half gaps after the given instant on', () => {
    const late = [still(A, 50, END), still(B, 50, END)];
    const eventsFrom = (minute: number): number => {
      const detector = createDetector([configuration()]);
      detector.beginWithin([], minute * 60_000);
      return detector.step(batchBetween([...late, ...others], 0, 90)).length;
    };
    expect([eventsFrom(4), eventsFrom(6)]).toEqual([1, 0]);
  });
});
