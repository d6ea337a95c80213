import { type ReadonlySignal, signal } from '@preact/signals';
import type { ReplayData } from '@roadstead/recordings';
import { type EventJson, inOrder, replayEventOf } from './replay-event.ts';
import type { ReplaySource } from './replay-source.ts';

const NEVER_CHANGES: ReadonlySignal<number> = signal(0);

/** Returns a recording or a scenario as a source, which has all tracks. */
export function recordingSource(data: ReplayData): ReplaySource {
  const ships = new Map(data.ships.map((ship) => [ship.mmsi as number, ship]));
  return {
    ...{ beginMs: data.beginMs, endMs: data.endMs },
    events: inOrder(data.events.map((event) => replayEventOf(event as EventJson))),
    truth:
      data.truth?.map(({ first, second, kind, beginMs, endMs, outcome }) => ({
        ...{ mmsiFirst: first, mmsiSecond: second, kind, beginMs, endMs },
        isFound: outcome === 'found',
      })) ?? null,
    shipOf: (mmsi) => ships.get(mmsi),
    tracksAt: () => data.tracks,
    version: NEVER_CHANGES,
    error: () => null,
    retry: () => undefined,
  };
}
