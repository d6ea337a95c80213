import type { WriteOperation } from '@roadstead/contracts';
import { sailingKey, type TradeLaneCollections, type VoyageDocument } from './collections.ts';
import { PendingSailings } from './pending-sailings.ts';
import { type ScheduledVoyage, scheduledMs } from './scheduled-voyage.ts';
import type { TradeLaneDataSources } from './sources.ts';
import { EARLY_WINDOW_MS, LATE_WINDOW_MS } from './thresholds.ts';
import { yieldPeriodically } from './yield-periodically.ts';

/**
 * A1: the writes of voyages, by key: new and changed ones, and their sailings.
 * @param seq the number of the write
 */
export async function importVoyages(
  voyages: ReadonlyMap<string, ScheduledVoyage>,
  collections: TradeLaneCollections,
  seq: number,
  sources: Pick<TradeLaneDataSources, 'yieldToEventLoop'>,
): Promise<readonly WriteOperation[]> {
  const changes: WriteOperation[] = [];
  const pending = new PendingSailings(collections);
  for await (const [key, voyage] of yieldPeriodically(voyages, sources)) {
    const before = await collections.voyages.get(key);
    if (before && JSON.stringify(before.calls) === JSON.stringify(voyage.calls)) continue;
    const after = { ...documentOf(key, voyage), seq };
    changes.push(collections.voyages.put(after));
    const fromMs = Math.min(
      earliestMs(after),
      before ? earliestMs(before) : Number.POSITIVE_INFINITY,
    );
    for (const { imo } of [...after.calls, ...(before?.calls ?? [])]) {
      await pending.add(voyage.carrier, imo, fromMs);
    }
  }
  return [...changes, ...pending.changes()];
}

/** A1: the writes that remove a voyage; its sailings are resolved again without it. */
export async function removalOfVoyage(
  voyage: VoyageDocument,
  collections: TradeLaneCollections,
  seq: number,
): Promise<readonly WriteOperation[]> {
  const { voyages, removedVoyages } = collections;
  const pending = new PendingSailings(collections);
  for (const { imo } of voyage.calls) await pending.add(voyage.carrier, imo, earliestMs(voyage));
  const { key } = voyage;
  return [voyages.remove(key), removedVoyages.put({ key, seq }), ...pending.changes()];
}

function documentOf(
  key: string,
  { carrier, number, calls }: ScheduledVoyage,
): Omit<VoyageDocument, 'seq'> {
  const endMs = Math.max(...calls.map(scheduledMs));
  return {
    ...{ key, carrier, number, calls },
    outcomes: calls.map(() => ({ is: 'open' })),
    replaced: null,
    ports: [...new Set(calls.map(({ locode }) => locode))],
    sailings: [...new Set(calls.map(({ imo }) => sailingKey(carrier, imo)))],
    ...{ endMs, closesMs: endMs + LATE_WINDOW_MS, lost: null },
  };
}

/** The earliest instant at which a voyage can begin. */
function earliestMs({ calls }: ScheduledVoyage): number {
  return scheduledMs(calls[0]) - EARLY_WINDOW_MS;
}
