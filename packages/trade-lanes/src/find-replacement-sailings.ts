import type { WriteOperation } from '@roadstead/contracts';
import type { Imo } from '@roadstead/model';
import { classifyMissingCall } from './classify-missing-call.ts';
import type { CarrierDocument, TradeLaneCollections, VoyageDocument } from './collections.ts';
import { findReplacement, type UnscheduledCall } from './find-replacement.ts';
import { type CallOutcome, callTimes, scheduledMs } from './scheduled-voyage.ts';
import type { TradeLaneDataSources } from './sources.ts';

const ALL = { limit: 1_000_000 };

/**
 * A8: searches replacement ships for a carrier's lost voyages, in the order in which these closed; each call is used once.
 * @param seq the number of the next write
 * @returns the writes of changed voyages
 */
export async function findReplacementSailings(
  { carrier, fromMs }: CarrierDocument,
  collections: TradeLaneCollections,
  sources: TradeLaneDataSources,
  seq: number,
): Promise<readonly WriteOperation[]> {
  const { voyages } = collections;
  const changes: WriteOperation[] = [];
  const lost = await voyages.find({ index: 'lost', is: [carrier], from: fromMs }, ALL);
  if (lost.length === 0) return changes;
  const beginMs = Math.min(...lost.map(({ calls }) => scheduledMs(calls[0])));
  const near = await voyages.find({ index: 'lost', is: [carrier], from: beginMs }, ALL);
  const used = new Set(
    near.filter(({ closesMs }) => closesMs < fromMs).flatMap(({ replaced }) => callsIn(replaced)),
  );
  const unscheduledByPort = await readUnscheduledCalls(carrier, collections);
  for (const voyage of lost) {
    const replaced = await replacementOutcomes(voyage, sources, (port) =>
      (unscheduledByPort.get(port) ?? []).filter(
        ({ imo, ataMs }) => !used.has(callKey(imo, ataMs)),
      ),
    );
    for (const key of callsIn(replaced)) used.add(key);
    if (JSON.stringify(replaced) !== JSON.stringify(voyage.replaced)) {
      changes.push(voyages.put({ ...voyage, replaced, seq }));
    }
  }
  return changes;
}

async function replacementOutcomes(
  { calls }: VoyageDocument,
  sources: TradeLaneDataSources,
  unscheduledAt: (port: string) => readonly UnscheduledCall[],
): Promise<readonly CallOutcome[] | null> {
  const { canonicalLocode = (locode: string) => locode } = sources;
  const lost = calls.map((call) => ({
    port: canonicalLocode(call.locode),
    timeMs: scheduledMs(call),
  }));
  const replacement = findReplacement(lost, unscheduledAt);
  if (!replacement) return null;
  const outcomes: CallOutcome[] = [];
  for (const [i, call] of replacement.made.entries()) {
    outcomes.push(
      call
        ? { is: 'made', imo: call.imo, ...callTimes(call) }
        : await classifyMissingCall(sources, replacement.imo, calls[i].locode, lost[i].timeMs),
    );
  }
  return outcomes;
}

/** Unscheduled calls of all ships of a carrier, by port, ascending. */
async function readUnscheduledCalls(
  carrier: string,
  { sailings }: TradeLaneCollections,
): Promise<ReadonlyMap<string, readonly UnscheduledCall[]>> {
  const byPort = new Map<string, UnscheduledCall[]>();
  for (const { imo, spare } of await sailings.find({ index: 'carrier', is: [carrier] }, ALL)) {
    for (const { place: port, ...times } of spare) {
      const calls = byPort.get(port);
      if (calls) calls.push({ imo, ...times });
      else byPort.set(port, [{ imo, ...times }]);
    }
  }
  for (const calls of byPort.values()) calls.sort((a, b) => a.ataMs - b.ataMs || a.imo - b.imo);
  return byPort;
}

function callsIn(outcomes: readonly CallOutcome[] | null): readonly string[] {
  return (outcomes ?? []).flatMap((each) =>
    each.is === 'made' ? [callKey(each.imo, each.ataMs)] : [],
  );
}

function callKey(imo: Imo, ataMs: number): string {
  return `${imo} ${ataMs}`;
}
