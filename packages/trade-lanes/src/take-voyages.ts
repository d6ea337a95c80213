import type { Change } from '@roadstead/contracts';
import { type Documents, sailingKey, type VoyageDocument } from './documents.ts';
import { MarkedSailings } from './marked-sailings.ts';
import type { LaneSources } from './sources.ts';
import { EARLY_MS, LATE_MS } from './thresholds.ts';
import { scheduledMs, type Voyage } from './voyage.ts';
import { withRests } from './with-rests.ts';

/**
 * What is to be written for voyages that are put, by key: those that are new or say something else than before.
 * @param seq the number of the write
 */
export async function takeVoyages(
  voyages: ReadonlyMap<string, Voyage>,
  documents: Documents,
  seq: number,
  sources: Pick<LaneSources, 'rest'>,
): Promise<readonly Change[]> {
  const changes: Change[] = [];
  const marks = new MarkedSailings(documents);
  for await (const [key, voyage] of withRests(voyages, sources)) {
    const before = await documents.voyages.get(key);
    if (before && JSON.stringify(before.calls) === JSON.stringify(voyage.calls)) continue;
    const after = { ...documentOf(key, voyage), seq };
    changes.push(documents.voyages.put(after));
    const fromMs = Math.min(beginOf(after), before ? beginOf(before) : Number.POSITIVE_INFINITY);
    for (const { imo } of [...after.calls, ...(before?.calls ?? [])]) {
      await marks.add(voyage.carrier, imo, fromMs);
    }
  }
  return [...changes, ...marks.changes()];
}

function documentOf(key: string, { carrier, number, calls }: Voyage): Omit<VoyageDocument, 'seq'> {
  const endMs = Math.max(...calls.map(scheduledMs));
  return {
    ...{ key, carrier, number, calls },
    outcomes: calls.map(() => ({ is: 'open' })),
    replaced: null,
    ports: [...new Set(calls.map(({ locode }) => locode))],
    sailings: [...new Set(calls.map(({ imo }) => sailingKey(carrier, imo)))],
    ...{ endMs, closesMs: endMs + LATE_MS, lost: null },
  };
}

/** When a voyage can begin at the earliest. */
function beginOf({ calls }: Voyage): number {
  return scheduledMs(calls[0]) - EARLY_MS;
}
