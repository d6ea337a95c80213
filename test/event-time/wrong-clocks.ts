import type { Mmsi, PositionReport } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import fc from 'fast-check';
import { expect } from 'vitest';

const SHIP = 211_000_000;
const BEGIN_MS = 1_600_000_000_000;
const ROUND_MS = 60_000;
/** D8: within this of their newest, fixes of the other ships must not be late. */
const LATENESS_MS = 60_000;
const TEN_YEARS_MS = 10 * 365 * 86_400_000;

/**
 * So many of the ships are always voters. Of a recording, the last 1 000 reports have at least 500 ships: those of the current
 * round, and as many of the round before as are missing.
 */
const VOTERS_SURE = { live: Number.POSITIVE_INFINITY, recorded: 500 } as const;

/** Ships that report once in each round, some of them with a wrong clock. */
export interface Fleet {
  readonly ships: number;
  /** Number of ships with a wrong clock, at most one less than a quorum. */
  readonly group: number;
  readonly rounds: number;
  /** How far the clocks of the group are ahead at first, and by which factor that grows with each round. */
  readonly aheadMs: number;
  readonly creep: number;
  /** The round before which the whole feed is silent, and for how long. */
  readonly gapRound: number;
  readonly gapMs: number;
  /** A number for each report, from 0 to 1, repeated: its delay and its place in the round. */
  readonly chances: readonly number[];
}

const fleetSizes = fc.oneof(
  fc.integer({ min: 3, max: 45 }),
  fc.constantFrom(40, 41, 60, 61, 199, 200, 201),
  { weight: 1, arbitrary: fc.integer({ min: 46, max: 2000 }) },
);

/** Any fleets with a group below the quorum; `check` expects that no other ship has a late fix. */
export function wrongClocks(
  kind: 'live' | 'recorded',
): fc.Arbitrary<Fleet & { readonly check: () => void }> {
  return fleetSizes
    .chain((ships) =>
      fc.record<Fleet>({
        ships: fc.constant(ships),
        group: fc.integer({ min: 1, max: quorumOf(Math.min(ships, VOTERS_SURE[kind])) - 1 }),
        rounds: fc.integer({ min: 2, max: 6 }),
        aheadMs: fc.oneof(
          fc.constantFrom(61_000, 250_000, 540_000, TEN_YEARS_MS),
          fc.integer({ min: 61_000, max: TEN_YEARS_MS }),
        ),
        creep: fc.constantFrom(1, 1, 1.1, 3),
        gapRound: fc.nat(5),
        gapMs: fc.constantFrom(0, 0, 300_000, 700_000, 86_400_000),
        chances: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
          minLength: 7,
          maxLength: 40,
        }),
      }),
    )
    .map((fleet) => ({ ...fleet, check: () => checkFleet(fleet, kind) }));
}

/** D8: of one voter one, of more at least two, 5 %. */
function quorumOf(voters: number): number {
  return voters === 1 ? 1 : Math.max(2, Math.ceil(voters / 20));
}

function checkFleet(fleet: Fleet, kind: 'live' | 'recorded'): void {
  const tracker = createTracker();
  let othersNewestMs = Number.NEGATIVE_INFINITY;
  for (const { receivedMs, reports } of roundsOf(fleet)) {
    const sent = kind === 'live' ? reports.map((each) => [each]) : [reports];
    for (const [i, batch] of sent.entries()) {
      const atMs = kind === 'live' ? receivedMs[i] : null;
      for (const { mmsi, timeMs } of batch)
        if (mmsi >= SHIP + fleet.group) othersNewestMs = Math.max(othersNewestMs, timeMs);
      const { rejected } = tracker.step(batch, atMs);
      const late = rejected.filter(
        ({ report, reason }) => reason === 'late' && report.mmsi >= SHIP + fleet.group,
      );
      expect(late).toEqual([]);
      expect(tracker.eventTimeMs).toBeLessThanOrEqual(atMs ?? othersNewestMs);
    }
  }
  // Event time does not stay behind: most ships have reported in the last round.
  expect(tracker.eventTimeMs).toBeGreaterThan(othersNewestMs - 2 * ROUND_MS);
}

/** The reports of each round in the order of arrival, with their times of reception. */
function* roundsOf(fleet: Fleet): Generator<{
  readonly receivedMs: readonly number[];
  readonly reports: readonly PositionReport[];
}> {
  const { ships, group, rounds, creep, chances } = fleet;
  let next = 0;
  const chance = (): number => chances[next++ % chances.length];
  let beginMs = BEGIN_MS;
  let aheadMs = fleet.aheadMs;
  for (let round = 0; round <= rounds; round++) {
    if (round > 0 && round === fleet.gapRound) beginMs += fleet.gapMs;
    // The other ships are heard first.
    const from = round === 0 ? group : 0;
    const all = Array.from({ length: ships - from }, (_, i) => {
      const number = from + i;
      const sentMs = beginMs + Math.floor(ROUND_MS * ((number * 0.618 + chance()) % 1));
      const delayMs = Math.floor(Math.min(LATENESS_MS, ROUND_MS) * chance());
      return { number, sentMs, receivedMs: sentMs + delayMs };
    }).sort((a, b) => a.receivedMs - b.receivedMs);
    const wrongMs = aheadMs;
    yield {
      receivedMs: all.map(({ receivedMs }) => receivedMs),
      reports: all.map(({ number, sentMs }) =>
        reportOf(number, Math.floor(number < group ? sentMs + wrongMs : sentMs)),
      ),
    };
    beginMs += 2 * ROUND_MS;
    aheadMs = Math.min(aheadMs * creep, 2 * TEN_YEARS_MS);
  }
}

function reportOf(ship: number, timeMs: number): PositionReport {
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  return { mmsi: (SHIP + ship) as Mmsi, timeMs, longitude: 3, latitude: 51, ...unknown };
}
