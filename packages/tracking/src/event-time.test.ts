import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EventTime } from './event-time.ts';

/** The event time after reports without a receiving clock. */
function eventTimeOf(reports: readonly (readonly [mmsi: number, seconds: number])[]): EventTime {
  const eventTime = new EventTime();
  for (const [mmsi, seconds] of reports) eventTime.add(mmsi, 1000 * seconds);
  return eventTime;
}

/** Reports of this many ships at a time. */
function fleet(ships: number, seconds: number): [number, number][] {
  return Array.from({ length: ships }, (_, i) => [i, seconds]);
}

it('[D8] event time is −Infinity before the first report, then a whole second', () => {
  expect(eventTimeOf([]).timeMs).toBe(Number.NEGATIVE_INFINITY);
  expect(eventTimeOf([[1, 100.999]]).timeMs).toBe(100_000);
  expect(eventTimeOf([[1, -0.001]]).timeMs).toBe(-1000);
});

it.each([
  [1, 1],
  [2, 2],
  [40, 2],
  [41, 3],
  [200, 10],
  [201, 11],
])('[D8] of %d voters %d are a quorum', (ships, quorum) => {
  const eventTime = eventTimeOf(fleet(ships, 0));
  expect([eventTime.voters, eventTime.quorum]).toEqual([ships, quorum]);
  for (let i = 0; i < quorum; i++) {
    expect(eventTime.timeMs).toBe(0);
    eventTime.add(i, 1_000_000 + 1000 * i);
  }
  expect(eventTime.timeMs).toBe(1_000_000);
});

it('[D8] event time never goes back, though voters fall silent', () => {
  const eventTime = eventTimeOf([
    [1, 100],
    [2, 90],
  ]);
  expect(eventTime.timeMs).toBe(100_000);
  for (let i = 0; i < 1000; i++) eventTime.add(3, 50_000);
  expect([eventTime.timeMs, eventTime.voters]).toEqual([100_000, 1]);
});

it('[D8] without a receiving clock the ships of the last 1 000 reports vote, late ones counted', () => {
  const eventTime = eventTimeOf([
    [1, 0],
    [2, 0],
    [3, 5000],
  ]);
  for (let i = 0; i < 998; i++) eventTime.addLate();
  expect(eventTime.voters).toBe(2);
  eventTime.addLate();
  expect([eventTime.voters, eventTime.timeMs]).toEqual([1, 5_000_000]);
});

it('[D8] a change between recordings and a live feed removes the voters', () => {
  const eventTime = eventTimeOf(fleet(50, 100));
  eventTime.receive(1_000_000);
  expect([eventTime.voters, eventTime.timeMs]).toEqual([0, 100_000]);
  eventTime.add(1, 200_000);
  expect([eventTime.voters, eventTime.timeMs]).toEqual([1, 200_000]);
});

it('[D13] continues with the state that was saved', () => {
  const ship = fc.tuple(fc.nat(60), fc.oneof(fc.nat(300), fc.nat(100_000)));
  const step = fc.record({ waitSeconds: fc.nat(400), ships: fc.array(ship, { maxLength: 80 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.boolean(), (steps, isLive) => {
      const whole = new EventTime();
      let saved = new EventTime();
      let receivedMs = 50_000_500;
      for (const { waitSeconds, ships } of steps) {
        receivedMs += 1000 * waitSeconds;
        const { header, arrays } = saved.save();
        saved = new EventTime();
        saved.restore(JSON.parse(JSON.stringify(header)), arrays);
        for (const eventTime of [whole, saved]) {
          eventTime.receive(isLive ? receivedMs : null);
          for (const [mmsi, seconds] of ships) eventTime.add(mmsi, receivedMs + 1000 * seconds);
        }
        expect([saved.timeMs, saved.voters, saved.quorum]).toEqual([
          whole.timeMs,
          whole.voters,
          whole.quorum,
        ]);
      }
    }),
  );
});
