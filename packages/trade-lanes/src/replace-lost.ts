import type { Change } from '@roadstead/contracts';
import type { Imo } from '@roadstead/model';
import type { CarrierDocument, Documents, VoyageDocument } from './documents.ts';
import { findReplacement, type SpareCall } from './find-replacement.ts';
import { missingCall } from './missing-call.ts';
import type { LaneSources } from './sources.ts';
import { type Outcome, scheduledMs } from './voyage.ts';

const ALL = { limit: 1_000_000 };

/**
 * A8: looks for ships that sailed instead of those of a carrier's lost voyages, in the order in which these closed; a call is used
 * once.
 * @param seq the number of the write that follows
 * @returns what is to be written of voyages
 */
export async function replaceLost(
  { carrier, fromMs }: CarrierDocument,
  documents: Documents,
  sources: LaneSources,
  seq: number,
): Promise<readonly Change[]> {
  const { voyages } = documents;
  const changes: Change[] = [];
  const lost = await voyages.find({ index: 'lost', is: [carrier], from: fromMs }, ALL);
  if (lost.length === 0) return changes;
  const beginMs = Math.min(...lost.map(({ calls }) => scheduledMs(calls[0])));
  const near = await voyages.find({ index: 'lost', is: [carrier], from: beginMs }, ALL);
  const used = new Set(
    near.filter(({ closesMs }) => closesMs < fromMs).flatMap(({ replaced }) => callsIn(replaced)),
  );
  const spareByPlace = await spareCallsOf(carrier, documents);
  for (const voyage of lost) {
    const replaced = await replacedBy(voyage, sources, (place) =>
      (spareByPlace.get(place) ?? []).filter(({ imo, ataMs }) => !used.has(callKey(imo, ataMs))),
    );
    for (const key of callsIn(replaced)) used.add(key);
    if (JSON.stringify(replaced) !== JSON.stringify(voyage.replaced)) {
      changes.push(voyages.put({ ...voyage, replaced, seq }));
    }
  }
  return changes;
}

async function replacedBy(
  { calls }: VoyageDocument,
  sources: LaneSources,
  spareAt: (place: string) => readonly SpareCall[],
): Promise<readonly Outcome[] | null> {
  const { placeOf = (locode: string) => locode } = sources;
  const lost = calls.map((call) => ({ place: placeOf(call.locode), timeMs: scheduledMs(call) }));
  const replacement = findReplacement(lost, spareAt);
  if (!replacement) return null;
  const outcomes: Outcome[] = [];
  for (const [i, call] of replacement.made.entries()) {
    outcomes.push(
      call
        ? { is: 'made', imo: call.imo, ataMs: call.ataMs, atdMs: call.atdMs }
        : await missingCall(sources, replacement.imo, lost[i].timeMs),
    );
  }
  return outcomes;
}

/** What all ships of a carrier did besides its schedule, at each place, ascending. */
async function spareCallsOf(
  carrier: string,
  { sailings }: Documents,
): Promise<ReadonlyMap<string, readonly SpareCall[]>> {
  const byPlace = new Map<string, SpareCall[]>();
  for (const { imo, spare } of await sailings.find({ index: 'carrier', is: [carrier] }, ALL)) {
    for (const { place, ataMs, atdMs } of spare) {
      const calls = byPlace.get(place);
      if (calls) calls.push({ imo, ataMs, atdMs });
      else byPlace.set(place, [{ imo, ataMs, atdMs }]);
    }
  }
  for (const calls of byPlace.values()) calls.sort((a, b) => a.ataMs - b.ataMs || a.imo - b.imo);
  return byPlace;
}

function callsIn(outcomes: readonly Outcome[] | null): readonly string[] {
  return (outcomes ?? []).flatMap((each) =>
    each.is === 'made' ? [callKey(each.imo, each.ataMs)] : [],
  );
}

function callKey(imo: Imo, ataMs: number): string {
  return `${imo} ${ataMs}`;
}
