import type { WriteOperation } from '@roadstead/contracts';
import { classifyMissingCall } from './classify-missing-call.ts';
import type { SailingDocument, TradeLaneCollections, VoyageDocument } from './collections.ts';
import { type LocatedCall, matchSailings, unscheduledCalls } from './match-sailings.ts';
import { type CallOutcome, callTimes, scheduledMs } from './scheduled-voyage.ts';
import type { TradeLaneDataSources } from './sources.ts';
import { EARLY_WINDOW_MS, LATE_WINDOW_MS } from './thresholds.ts';
import { nextUtcDayStartMs } from './utc-day.ts';
import { type CallMatch, type VoyageLeg, voyageLegOf } from './voyage-leg.ts';

/** A ship has a few hundred voyages for a carrier, in ten years some thousand. */
const ALL = { limit: 1_000_000 };

/** Result of resolving a sailing. */
export interface ResolvedSailing {
  /** Writes of voyages. */
  readonly changes: readonly WriteOperation[];
  readonly before: SailingDocument;
  readonly sailing: SailingDocument;
  /** Number of voyages that were resolved. */
  readonly voyages: number;
  /** Whether another ship sails a part of one of the voyages: the writes must precede the resolution of that ship. */
  readonly isShared: boolean;
}

/**
 * A5: matches the undecided voyages of a sailing with the ship's calls.
 * @param seq the number of the next write
 */
export async function resolveSailing(
  sailing: SailingDocument,
  collections: TradeLaneCollections,
  sources: TradeLaneDataSources,
  nowMs: number,
  seq: number,
): Promise<ResolvedSailing> {
  const { imo, undecidedFromMs } = sailing;
  const voyages = await readUndecidedVoyages(sailing, collections, sources);
  const byKey = new Map(voyages.map((voyage) => [voyage.key, voyage]));
  const legs = voyages.flatMap(
    (voyage) => voyageLegOf(voyage, imo, canonicalLocodeOf(sources)) ?? [],
  );
  const open = legs.filter(({ closesMs }) => closesMs >= undecidedFromMs);
  const actual = open.length > 0 ? await readShipCalls(sailing, open, sources, nowMs) : [];
  const found = matchSailings({
    ...{ imo, legs, actual, nowMs },
    decided: new Map(
      legs
        .filter(({ closesMs }) => closesMs < undecidedFromMs)
        .map((leg) => [leg.voyage, outcomesOf(leg, byKey.get(leg.voyage)!)]),
    ),
  });
  const changes: WriteOperation[] = [];
  for (const leg of open) {
    const before = byKey.get(leg.voyage)!;
    const after = await applyMatches(before, leg, found.get(leg.voyage)!, sailing, sources, nowMs);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      changes.push(collections.voyages.put({ ...after, seq }));
    }
  }
  const spare = [
    ...sailing.spare.filter(({ ataMs }) => ataMs < undecidedFromMs),
    ...unscheduledCalls({ legs, actual })
      .filter(({ ataMs }) => ataMs >= undecidedFromMs && open.some((leg) => isWithin(leg, ataMs)))
      .map(({ port, ...call }) => ({ place: port, ...callTimes(call) })),
  ];
  const dueMs = nextDueMs(open, nowMs);
  const after = { ...sailing, spare, dueMs, undecidedFromMs: nowMs };
  const isShared = voyages.some((voyage) => voyage.sailings.length > 1);
  return { changes, before: sailing, sailing: after, voyages: open.length, isShared };
}

/** The undecided voyages of the sailing, and the decided ones whose calls may be near theirs. */
async function readUndecidedVoyages(
  { key, imo, undecidedFromMs }: SailingDocument,
  { voyages }: TradeLaneCollections,
  sources: TradeLaneDataSources,
): Promise<readonly VoyageDocument[]> {
  const since = (fromMs: number): Promise<readonly VoyageDocument[]> =>
    voyages.find({ index: 'sailing', is: [key], from: fromMs - LATE_WINDOW_MS }, ALL);
  const later = await since(undecidedFromMs);
  const legs = later.flatMap(
    (voyage) => voyageLegOf(voyage, imo, canonicalLocodeOf(sources)) ?? [],
  );
  const open = legs.filter(({ closesMs }) => closesMs >= undecidedFromMs);
  const beginMs = Math.min(...open.map(earliestMs));
  return beginMs < undecidedFromMs ? since(beginMs) : later;
}

/** The calls of the ship up to now that may be calls of the legs. */
async function readShipCalls(
  { imo }: SailingDocument,
  legs: readonly VoyageLeg[],
  sources: TradeLaneDataSources,
  nowMs: number,
): Promise<readonly LocatedCall[]> {
  const beginMs = Math.min(...legs.map(earliestMs));
  const endMs = Math.min(nowMs, Math.max(...legs.map(({ closesMs }) => closesMs)));
  if (beginMs > endMs) return [];
  const calls = await sources.callsOf(imo, beginMs, endMs);
  const placeOf = canonicalLocodeOf(sources);
  return calls.map((call) => ({ ...call, port: placeOf(call.locode) }));
}

/** The voyage with the matches of one of its legs. */
async function applyMatches(
  voyage: VoyageDocument,
  leg: VoyageLeg,
  found: readonly CallMatch[],
  { carrier, imo }: SailingDocument,
  sources: TradeLaneDataSources,
  nowMs: number,
): Promise<VoyageDocument> {
  const outcomes = [...voyage.outcomes];
  for (const [i, { index, call }] of leg.calls.entries()) {
    const each = found[i];
    if (each.is !== 'missing') outcomes[index] = each;
    // An omission is final, although hosts delete positions after a while.
    else if (outcomes[index].is !== 'omitted') {
      outcomes[index] = await classifyMissingCall(
        ...([sources, imo, call.locode, scheduledMs(call)] as const),
      );
    }
  }
  const isLost =
    voyage.closesMs < nowMs && outcomes.every(({ is }) => is === 'omitted' || is === 'unknown');
  const lost = isLost ? carrier : null;
  return { ...voyage, outcomes, lost, replaced: isLost ? voyage.replaced : null };
}

function outcomesOf(leg: VoyageLeg, { outcomes }: VoyageDocument): readonly CallOutcome[] {
  return leg.calls.map(({ index }) => outcomes[index]);
}

/** The earliest instant at which a leg's first call can be made. */
function earliestMs({ calls }: VoyageLeg): number {
  return Math.min(...calls.map(({ call }) => scheduledMs(call))) - EARLY_WINDOW_MS;
}

/** A8: whether an instant lies within a leg. */
function isWithin(leg: VoyageLeg, timeMs: number): boolean {
  return timeMs >= earliestMs(leg) && timeMs <= leg.closesMs;
}

/** A12: the next day while a voyage is under way; otherwise when the next one begins. */
function nextDueMs(legs: readonly VoyageLeg[], nowMs: number): number | null {
  const open = legs.filter(({ closesMs }) => closesMs >= nowMs);
  if (open.length === 0) return null;
  return Math.max(nextUtcDayStartMs(nowMs), Math.min(...open.map(earliestMs)));
}

function canonicalLocodeOf({ canonicalLocode }: TradeLaneDataSources): (locode: string) => string {
  return canonicalLocode ?? ((locode) => locode);
}
