import { describe, expect, it } from 'vitest';
import {
  A,
  B,
  C,
  D,
  detect,
  EQUATOR_METERS_PER_DEGREE,
  minutes,
  ship,
  still,
  transitionsOf,
} from '../test-data/fleets.ts';

/** Close for 20 minutes, away for some minutes (with instant moves at both ends), and back until minute 60. */
function awayFor(minute: number): ReturnType<typeof ship> {
  const step = 1 / 60_000;
  return ship(B, [
    [0, 500],
    [20, 500],
    [20 + step, 5000],
    [20 + minute - step, 5000],
    [20 + minute, 500],
    [40, 500],
    [60, 500],
  ]);
}

describe('a separation', () => {
  it.each([1, 4, 5])('[D7] of %d minutes does not end the event', (minute) => {
    expect(minutes(detect([still(A, 0, 60), awayFor(minute)]))).toEqual([[0, 10, null, 20, null]]);
  });

  it('[D7] of slightly more than five minutes ends the event, and the next encounter is a new event', () => {
    const events = detect([still(A, 0, 60), awayFor(5.01)]);
    expect(minutes(events)).toEqual([
      [0, 10, 20, 20, 26],
      [25.01, 35.01, null, 40, null],
    ]);
    expect(new Set(events.map(({ uuid }) => uuid)).size).toBe(2);
  });

  it('[D7] has a maximum that can be set', () => {
    const ships = [still(A, 0, 60), awayFor(8)];
    expect(detect(ships, undefined, { separationMinutes: 8 })).toHaveLength(1);
    expect(detect(ships, undefined, { separationMinutes: 7 })).toHaveLength(2);
    expect(detect([still(A, 0, 60), awayFor(1)], undefined, { separationMinutes: 0 })).toHaveLength(
      2,
    );
  });

  it('[D7] is followed by a whole window after the event has ended', () => {
    const shortReturn = ship(B, [
      [0, 500],
      [20, 500],
      [21, 5000],
      [30, 500],
      [38, 500],
      [39, 5000],
      [60, 5000],
    ]);
    expect(detect([still(A, 0, 60), shortReturn])).toHaveLength(1);
  });

  it('[D7] is interrupted by a pass between two fixes', () => {
    // Sails from 5 km west to 5 km east from minute 22 to 23: within a kilometre for twelve seconds.
    const passing = ship(B, [
      [0, 500],
      [20, 500],
      [21, 5000],
      [22, 5000],
      [23, -5000],
      [40, -5000],
    ]);
    expect(minutes(detect([still(A, 0, 60), passing]))).toEqual([[0, 10, 22.6, 20, 40]]);
  });

  it('[D7] between two fixes of a ship is unknown and ignored', () => {
    const heardSeldom = ship(B, [
      [0, 500],
      [15, 500],
      [40, 500],
    ]);
    expect(minutes(detect([still(A, 0, 40), heardSeldom]))).toEqual([[0, 10, null, 15, null]]);
  });

  it('[D7] ends the event with the fix that shows it, at the positions of the last close instant', () => {
    const leaving = ship(B, [
      [0, 500],
      [20, 500],
      [30, 1500],
      [40, 2500],
    ]);
    const transitions = transitionsOf([still(A, 0, 60), leaving]);
    expect(transitions.map(({ kind }) => kind)).toEqual(['fired', 'ended']);
    const [fired, ended] = transitions.map(({ event }) => event);
    expect(minutes([fired, ended])).toEqual([
      [0, 10, null, 20, null],
      [0, 10, 25, 20, 40],
    ]);
    expect(ended).toMatchObject({ id: fired.id, uuid: fired.uuid });
    const { deactivationPosition } = ended.second;
    expect(Number(deactivationPosition?.longitude) * EQUATOR_METERS_PER_DEGREE).toBeCloseTo(
      1000,
      1,
    );
  });
});

describe('silence', () => {
  const silent = ship(
    A,
    [...Array(21)].map((_, i) => [i, 10 * i] as const),
  );
  const others = (until: number): ReturnType<typeof ship>[] => [
    still(B, 0, until, 500),
    still(C, 0, until, 90_000),
  ];

  it('[D7] of one ship ends the event when event time has passed the gap', () => {
    expect(minutes(detect([silent, ...others(50)]))).toEqual([[0, 10, null, 10, null]]);
    const [event] = detect([silent, ...others(51)]);
    expect(minutes([event])).toEqual([[0, 10, 20, 10, 50]]);
    const { first, second } = event;
    expect(Number(first.deactivationPosition?.longitude) * EQUATOR_METERS_PER_DEGREE).toBeCloseTo(
      200,
      6,
    );
    expect(Number(second.deactivationPosition?.longitude) * EQUATOR_METERS_PER_DEGREE).toBeCloseTo(
      500,
      6,
    );
  });

  it('[D7] is detected only when a second ship has reached the time', () => {
    expect(minutes(detect([silent, still(B, 0, 90, 500)]))).toEqual([[0, 10, null, 10, null]]);
  });

  it('[D7] of both ships ends the event when others report; without reports event time stands still', () => {
    const both = [still(A, 0, 20), still(B, 0, 22, 500)];
    expect(minutes(detect(both))).toEqual([[0, 10, null, 10, null]]);
    const heard = [still(C, 0, 60, 90_000), still(D, 0, 60, 50_000)];
    expect(minutes(detect([...both, ...heard]))).toEqual([[0, 10, 20, 10, 50]]);
  });

  it('[D7] is followed by a new event when the ship reports again', () => {
    const gone = [...still(A, 0, 20), ...still(A, 50 + 1 / 60_000, 80)];
    expect(minutes(detect([gone, still(B, 0, 90, 500)]))).toEqual([
      [0, 10, 20, 10, 50],
      [50.000017, 60.000017, null, 61, null],
    ]);
  });

  it('[D7] has a maximum that can be set', () => {
    const gone = [...still(A, 0, 20), ...still(A, 31, 60)];
    const events = (gapMaxMinutes: number): number =>
      detect([gone, still(B, 0, 60, 500)], undefined, { gapMaxMinutes }).length;
    expect(events(11)).toBe(1);
    expect(events(10)).toBe(2);
  });

  it('[D7] of at most the separation after a jump does not end the event', () => {
    const jumpedFor = (minute: number): ReturnType<typeof ship> => [
      ...still(A, 0, 20),
      ...ship(A, [[20 + minute, 0, 'jump']]),
      ...still(A, 27, 40),
    ];
    const other = still(B, 0, 40, 500);
    expect(minutes(detect([jumpedFor(5), other]))).toEqual([[0, 10, null, 10, null]]);
    expect(detect([jumpedFor(5 + 1 / 60_000), other])).toHaveLength(2);
  });
});
