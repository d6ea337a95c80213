import type { Mmsi } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import type { TrueEncounter, TrueShip, Truth } from '../truth.ts';
import { scoreCandidates } from './dark-transfers.ts';

const HOUR = 3_600_000;
const [A, B, C] = [201000001, 201000002, 201000003] as Mmsi[];

function truthOf(isTransfer: boolean): Truth {
  const ships = [A, B, C].map((mmsi) => ({ name: `ship ${mmsi}`, mmsi }) as TrueShip);
  const names = [`ship ${A}`, `ship ${B}`] as const;
  const times = { beginMs: 10 * HOUR, endMs: 20 * HOUR };
  const kind = isTransfer ? ('cargo' as const) : ('stores' as const);
  const encounter: TrueEncounter = {
    ships: names,
    kind,
    isTransfer,
    ...times,
    distanceMeters: 40,
    path: [],
  };
  const none = { activities: [], faults: [], silences: [], ports: [], background: [] };
  return { beginMs: 0, endMs: 30 * HOUR, ships, encounters: [encounter], ...none };
}

const hourly = Array.from({ length: 30 }, (_, i) => i * HOUR);
const early = hourly.slice(0, 9);
const candidate = (mmsi: Mmsi, fromHour: number, otherMmsi: Mmsi | null = null) => {
  return { mmsi, otherMmsi, beginMs: fromHour * HOUR, endMs: (fromHour + 2) * HOUR };
};

describe('scoreCandidates', () => {
  const heardMs = new Map([
    [A, hourly],
    [B, early],
    [C, hourly],
  ]);

  it('finds a transfer of which one ship is heard by a candidate of that ship', () => {
    const candidates = [candidate(A, 12, B), candidate(A, 15), candidate(A, 22), candidate(C, 12)];
    const score = scoreCandidates(truthOf(true), heardMs, candidates);
    expect(score.oneSided).toMatchObject([{ heard: A, dark: [B], isHeardAround: true }]);
    expect([score.found.length, score.named.length]).toEqual([1, 1]);
    expect(score.right).toEqual(candidates.slice(0, 2));
    expect(score.false).toEqual(candidates.slice(2));
  });

  it('counts a transfer of which nobody is heard apart', () => {
    const score = scoreCandidates(truthOf(true), new Map([[A, early]]), [candidate(C, 12)]);
    expect(score.oneSided).toEqual([]);
    expect(score.unheard).toMatchObject([{ heard: null, dark: [A, B] }]);
  });

  it('counts candidates of transfers whose ships are heard neither as right nor as false', () => {
    const heard = new Map([...heardMs, [B, hourly] as const]);
    const score = scoreCandidates(truthOf(true), heard, [candidate(A, 12)]);
    expect([score.right, score.false, score.heard.length]).toEqual([[], [], 1]);
  });

  it('counts candidates of other encounters as false', () => {
    const score = scoreCandidates(truthOf(false), heardMs, [candidate(A, 12)]);
    expect([score.oneSided, score.false.length]).toEqual([[], 1]);
  });
});
