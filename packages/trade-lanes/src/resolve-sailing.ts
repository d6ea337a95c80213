import { millisecondsInDay } from 'date-fns/constants';
import { classifyMissingCall } from './classify-missing-call.ts';
import type { SailingDocument, TradeLaneCollections, VoyageDocument } from './collections.ts';
import { lowerBound } from './lower-bound.ts';
import { type LocatedCall, matchSailings, unscheduledCalls } from './match-sailings.ts';
import { type CallOutcome, callTimes, scheduledMs } from './scheduled-voyage.ts';
import type { TradeLaneDataSources } from './sources.ts';
import { EARLY_WINDOW_MS, LATE_WINDOW_MS } from './thresholds.ts';
import { nextUtcDayStartMs } from './utc-day.ts';
import { type CallMatch, type VoyageLeg, voyageLegOf } from './voyage-leg.ts';
import { yieldPeriodically } from './yield-periodically.ts';

/** Voyages read at a time, which takes some milliseconds: a ship has a few hundred for a carrier, in ten years some thousand. */
const PAGE_SIZE = 250;
/** Period of which a ship's calls are read at a time: a container ship makes some two hundred in it. */
const CALLS_MS = 183 * millisecondsInDay;

/** Result of resolving a sailing. */
export interface ResolvedSailing {
  /** Voyages that changed, to be written with the number of their write. */
  readonly changed: readonly VoyageDocument[];
  readonly before: SailingDocument;
  readonly sailing: SailingDocument;
  /** Number of voyages that were resolved. */
  readonly voyages: number;
  /** Whether another ship sails a part of one of the voyages: the writes must precede the resolution of that ship. */
  readonly isShared: boolean;
}

/** A5: matches the undecided voyages of a sailing with the ship's calls. */
export async function resolveSailing(
  sailing: SailingDocument,
  collections: TradeLaneCollections,
  sources: TradeLaneDataSources,
  nowMs: number,
): Promise<ResolvedSailing> {
  const { imo, undecidedFromMs } = sailing;
  const voyages = await readUndecidedVoyages(sailing, collections, sources);
  const byKey = new Map(voyages.map((voyage) => [voyage.key, voyage]));
  const legs = voyages.flatMap(
    (voyage) => voyageLegOf(voyage, imo, canonicalLocodeOf(sources)) ?? [],
  );
  const open = legs.filter(({ closesMs }) => closesMs >= undecidedFromMs);
  await sources.yieldToEventLoop?.();
  const actual = open.length > 0 ? await readShipCalls(sailing, open, sources, nowMs) : [];
  await sources.yieldToEventLoop?.();
  const decided = new Map(
    legs
      .filter(({ closesMs }) => closesMs < undecidedFromMs)
      .map((leg) => [leg.voyage, outcomesOf(leg, byKey.get(leg.voyage)!)]),
  );
  const found = await matchSailings({ imo, legs, actual, decided, nowMs }, sources);
  await sources.yieldToEventLoop?.();
  const changed: VoyageDocument[] = [];
  for await (const leg of yieldPeriodically(open, sources)) {
    const before = byKey.get(leg.voyage)!;
    const after = await applyMatches(before, leg, found.get(leg.voyage)!, sailing, sources, nowMs);
    if (JSON.stringify(after) !== JSON.stringify(before)) changed.push(after);
  }
  const isDuringLeg = duringLegs(open);
  const spare = [
    ...sailing.spare.filter(({ ataMs }) => ataMs < undecidedFromMs),
    ...unscheduledCalls({ legs, actual })
      .filter(({ ataMs }) => ataMs >= undecidedFromMs && isDuringLeg(ataMs))
      .map(({ port, ...call }) => ({ place: port, ...callTimes(call) })),
  ];
  const dueMs = nextDueMs(open, nowMs);
  const after = { ...sailing, spare, dueMs, undecidedFromMs: nowMs };
  const isShared = voyages.some((voyage) => voyage.sailings.length > 1);
  return { changed, before: sailing, sailing: after, voyages: open.length, isShared };
}

/** The undecided voyages of the sailing, and the decided ones whose calls may be near theirs. */
async function readUndecidedVoyages(
  { key, imo, undecidedFromMs }: SailingDocument,
  { voyages }: TradeLaneCollections,
  sources: TradeLaneDataSources,
): Promise<readonly VoyageDocument[]> {
  const since = async (fromMs: number): Promise<readonly VoyageDocument[]> => {
    const find = { index: 'sailing', is: [key], from: fromMs - LATE_WINDOW_MS };
    const all: VoyageDocument[] = [];
    for (;;) {
      const page = await voyages.find(find, { limit: PAGE_SIZE, offset: all.length });
      all.push(...page);
      if (page.length < PAGE_SIZE) return all;
      await sources.yieldToEventLoop?.();
    }
  };
  const later = await since(undecidedFromMs);
  const legs = later.flatMap(
    (voyage) => voyageLegOf(voyage, imo, canonicalLocodeOf(sources)) ?? [],
  );
  const open = legs.filter(({ closesMs }) => closesMs >= undecidedFromMs);
  const beginMs = earliestOf(open);
  return beginMs < undecidedFromMs ? since(beginMs) : later;
}

/** The calls of the ship up to now that may be calls of the legs. */
async function readShipCalls(
  { imo }: SailingDocument,
  legs: readonly VoyageLeg[],
  sources: TradeLaneDataSources,
  nowMs: number,
): Promise<readonly LocatedCall[]> {
  const endMs = legs.reduce((ms, { closesMs }) => Math.max(ms, closesMs), Number.NEGATIVE_INFINITY);
  const lastMs = Math.min(nowMs, endMs);
  const placeOf = canonicalLocodeOf(sources);
  const all: LocatedCall[] = [];
  for (let fromMs = earliestOf(legs); fromMs <= lastMs; fromMs += CALLS_MS) {
    const calls = await sources.callsOf(imo, fromMs, Math.min(fromMs + CALLS_MS - 1, lastMs));
    for (const call of calls) all.push({ ...call, port: placeOf(call.locode) });
    if (fromMs + CALLS_MS <= lastMs) await sources.yieldToEventLoop?.();
  }
  return all;
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

function earliestOf(legs: readonly VoyageLeg[]): number {
  return legs.reduce((ms, leg) => Math.min(ms, earliestMs(leg)), Number.POSITIVE_INFINITY);
}

/** A8: returns a function that tests whether an instant is within one of the legs. */
function duringLegs(legs: readonly VoyageLeg[]): (timeMs: number) => boolean {
  const spans = legs
    .map((leg) => ({ beginMs: earliestMs(leg), endMs: leg.closesMs }))
    .sort((a, b) => a.beginMs - b.beginMs);
  // The latest end of a span and those before it.
  let endMs = Number.NEGATIVE_INFINITY;
  const endsMs = spans.map((span) => {
    endMs = Math.max(endMs, span.endMs);
    return endMs;
  });
  return (timeMs) => {
    const begun = lowerBound(spans, timeMs + 1, ({ beginMs }) => beginMs);
    return begun > 0 && endsMs[begun - 1] >= timeMs;
  };
}

/** A12: the next day while a voyage is under way; otherwise when the next one begins. */
function nextDueMs(legs: readonly VoyageLeg[], nowMs: number): number | null {
  const open = legs.filter(({ closesMs }) => closesMs >= nowMs);
  if (open.length === 0) return null;
  return Math.max(nextUtcDayStartMs(nowMs), earliestOf(open));
}

function canonicalLocodeOf({ canonicalLocode }: TradeLaneDataSources): (locode: string) => string {
  return canonicalLocode ?? ((locode) => locode);
}
