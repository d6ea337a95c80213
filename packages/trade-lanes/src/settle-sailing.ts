import type { Change } from '@roadstead/contracts';
import type { Documents, SailingDocument, VoyageDocument } from './documents.ts';
import { type Found, type Leg, legOf } from './legs.ts';
import { matchSailings, type PlacedCall, spareCalls } from './match-sailings.ts';
import { missingCall } from './missing-call.ts';
import { nextMidnightMs } from './period.ts';
import type { LaneSources } from './sources.ts';
import { EARLY_MS, LATE_MS } from './thresholds.ts';
import { type Outcome, scheduledMs } from './voyage.ts';

/** Of a ship and a carrier a few hundred voyages; those of ten years are some thousand. */
const ALL = { limit: 1_000_000 };

/** What looking at a sailing again comes to. */
export interface Settled {
  /** Of voyages. */
  readonly changes: readonly Change[];
  readonly before: SailingDocument;
  readonly sailing: SailingDocument;
  /** Voyages that were looked at. */
  readonly voyages: number;
  /** Whether another ship sails a part of one of them: it has to be written before that ship is looked at. */
  readonly isShared: boolean;
}

/**
 * A5: looks again at what one ship sails for one carrier, from what is not decided on.
 * @param seq the number of the write that follows
 */
export async function settleSailing(
  sailing: SailingDocument,
  documents: Documents,
  sources: LaneSources,
  nowMs: number,
  seq: number,
): Promise<Settled> {
  const { imo, undecidedFromMs } = sailing;
  const voyages = await undecidedAndNear(sailing, documents, sources);
  const byKey = new Map(voyages.map((voyage) => [voyage.key, voyage]));
  const legs = voyages.flatMap((voyage) => legOf(voyage, imo, placeOfIn(sources)) ?? []);
  const open = legs.filter(({ closesMs }) => closesMs >= undecidedFromMs);
  const actual = open.length > 0 ? await callsFor(sailing, open, sources, nowMs) : [];
  const found = matchSailings({
    ...{ imo, legs, actual, nowMs },
    decided: new Map(
      legs
        .filter(({ closesMs }) => closesMs < undecidedFromMs)
        .map((leg) => [leg.voyage, outcomesOf(leg, byKey.get(leg.voyage)!)]),
    ),
  });
  const changes: Change[] = [];
  for (const leg of open) {
    const before = byKey.get(leg.voyage)!;
    const after = await withFound(before, leg, found.get(leg.voyage)!, sailing, sources, nowMs);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      changes.push(documents.voyages.put({ ...after, seq }));
    }
  }
  const spare = [
    ...sailing.spare.filter(({ ataMs }) => ataMs < undecidedFromMs),
    ...spareCalls({ legs, actual })
      .filter(({ ataMs }) => ataMs >= undecidedFromMs && open.some((leg) => isOn(leg, ataMs)))
      .map(({ place, ataMs, atdMs }) => ({ place, ataMs, atdMs })),
  ];
  const dueMs = nextLookMs(open, nowMs);
  const after = { ...sailing, spare, dueMs, undecidedFromMs: nowMs };
  const isShared = voyages.some((voyage) => voyage.sailings.length > 1);
  return { changes, before: sailing, sailing: after, voyages: open.length, isShared };
}

/** The sailing's voyages that are not decided, and the decided ones whose calls may be near theirs. */
async function undecidedAndNear(
  { key, imo, undecidedFromMs }: SailingDocument,
  { voyages }: Documents,
  sources: LaneSources,
): Promise<readonly VoyageDocument[]> {
  const since = (fromMs: number): Promise<readonly VoyageDocument[]> =>
    voyages.find({ index: 'sailing', is: [key], from: fromMs - LATE_MS }, ALL);
  const later = await since(undecidedFromMs);
  const legs = later.flatMap((voyage) => legOf(voyage, imo, placeOfIn(sources)) ?? []);
  const open = legs.filter(({ closesMs }) => closesMs >= undecidedFromMs);
  const beginMs = Math.min(...open.map(beginOf));
  return beginMs < undecidedFromMs ? since(beginMs) : later;
}

/** The ship's calls that can be one of these legs', and were made by now. */
async function callsFor(
  { imo }: SailingDocument,
  legs: readonly Leg[],
  sources: LaneSources,
  nowMs: number,
): Promise<readonly PlacedCall[]> {
  const beginMs = Math.min(...legs.map(beginOf));
  const endMs = Math.min(nowMs, Math.max(...legs.map(({ closesMs }) => closesMs)));
  if (beginMs > endMs) return [];
  const calls = await sources.callsOf(imo, beginMs, endMs);
  const placeOf = placeOfIn(sources);
  return calls.map(({ locode, ataMs, atdMs }) => ({
    ...{ locode, ataMs, atdMs },
    place: placeOf(locode),
  }));
}

/** The voyage with what was found of one of its legs. */
async function withFound(
  voyage: VoyageDocument,
  leg: Leg,
  found: readonly Found[],
  { carrier, imo }: SailingDocument,
  sources: LaneSources,
  nowMs: number,
): Promise<VoyageDocument> {
  const outcomes = [...voyage.outcomes];
  for (const [i, { index, call }] of leg.calls.entries()) {
    const each = found[i];
    if (each.is !== 'missing') outcomes[index] = each;
    // What was counted stays, though hosts forget after a while where ships were.
    else if (outcomes[index].is !== 'omitted') {
      outcomes[index] = await missingCall(sources, imo, scheduledMs(call));
    }
  }
  const isLost =
    voyage.closesMs < nowMs && outcomes.every(({ is }) => is === 'omitted' || is === 'unknown');
  const lost = isLost ? carrier : null;
  return { ...voyage, outcomes, lost, replaced: isLost ? voyage.replaced : null };
}

function outcomesOf(leg: Leg, { outcomes }: VoyageDocument): readonly Outcome[] {
  return leg.calls.map(({ index }) => outcomes[index]);
}

/** When a leg's first call can be made at the earliest. */
function beginOf({ calls }: Leg): number {
  return Math.min(...calls.map(({ call }) => scheduledMs(call))) - EARLY_MS;
}

/** A8: whether the ship sails a leg at a time. */
function isOn(leg: Leg, timeMs: number): boolean {
  return timeMs >= beginOf(leg) && timeMs <= leg.closesMs;
}

/** A12: tomorrow, while a voyage is under way; else when the next one begins. */
function nextLookMs(legs: readonly Leg[], nowMs: number): number | null {
  const open = legs.filter(({ closesMs }) => closesMs >= nowMs);
  if (open.length === 0) return null;
  return Math.max(nextMidnightMs(nowMs), Math.min(...open.map(beginOf)));
}

function placeOfIn({ placeOf }: LaneSources): (locode: string) => string {
  return placeOf ?? ((locode) => locode);
}
