import { longitudeDifference } from '@roadstead/geo';
import type { Position, StsEvent, StsShip } from '@roadstead/model';
import { keyOfPair } from '../sts/event-corrections.ts';
import type { EventDocument } from '../sts/event-documents.ts';
import type { RedetectedEvent } from './redetection-steps.ts';

/** 0.1 mm: a report within a straight line changes the last bits of positions on it. */
const ROUNDING_DEGREES = 1e-9;

/** A difference between the log and all reports. */
export type EventCorrection =
  | { readonly kind: 'found'; readonly found: RedetectedEvent }
  | {
      readonly kind: 'corrected';
      readonly document: EventDocument;
      /** The times and positions, with the uuid that they give. */
      readonly event: StsEvent;
      readonly assessment: RedetectedEvent['assessment'];
    }
  | { readonly kind: 'retracted'; readonly document: EventDocument };

/** The period that is compared. All times are epoch milliseconds. */
export interface ComparedPeriod {
  /** Events that ended before are not changed. */
  readonly affectedFromMs: number;
  /** Events that began before are known from the log only. */
  readonly knownFromMs: number;
  /** The end of the detection. */
  readonly untilMs: number;
  /** Events that were discovered from then on are not compared. */
  readonly horizonMs: number;
}

/** Whether an event of the log lasts at an instant, by what was known before the horizon. */
export function isOpenAt(document: EventDocument, atMs: number, horizonMs: number): boolean {
  const { activationTimeMs, deactivationTimeMs, endDiscoveredTimeMs, reconciliation } = document;
  if (reconciliation?.state === 'retracted' || activationTimeMs > atMs) return false;
  const isEndKnown = (endDiscoveredTimeMs ?? Number.POSITIVE_INFINITY) < horizonMs;
  return deactivationTimeMs === null || deactivationTimeMs > atMs || !isEndKnown;
}

/**
 * L23: compares the events of all reports with those of the log, by configuration, pair and overlap. Events of backfills are not
 * changed.
 */
export function compareEvents(
  redetected: readonly RedetectedEvent[],
  documents: readonly EventDocument[],
  period: ComparedPeriod,
): readonly EventCorrection[] {
  const pairs = new Map<string, PairEvents>();
  const ofPair = (event: StsEvent): PairEvents => {
    const key = keyOfPair(event);
    const present = pairs.get(key) ?? { redetected: [], documents: [] };
    pairs.set(key, present);
    return present;
  };
  for (const each of redetected) ofPair(each.event).redetected.push(each);
  for (const document of documents) ofPair(document).documents.push(document);
  return [...pairs.values()].flatMap((each) => comparePair(each, period));
}

interface PairEvents {
  readonly redetected: RedetectedEvent[];
  readonly documents: EventDocument[];
}

function comparePair(pair: PairEvents, period: ComparedPeriod): readonly EventCorrection[] {
  const { affectedFromMs, knownFromMs, horizonMs, untilMs } = period;
  const isAffected = (event: StsEvent): boolean =>
    event.activationTimeMs <= untilMs && endOf(event) >= affectedFromMs;
  const redetected = pair.redetected.filter(({ event }) => isAffected(event));
  const stored = pair.documents.filter(isAffected);
  const matches = matchEvents(redetected, stored, untilMs);
  const corrections: EventCorrection[] = [];
  for (const each of redetected) {
    const document = matches.get(each);
    if (!document) corrections.push({ kind: 'found', found: withStoredEnd(each, stored, period) });
    else if (!document.isFoundInPast)
      corrections.push(...correctionOf(each, document, stored, period));
  }
  const matched = new Set(matches.values());
  for (const document of stored) {
    const isKept =
      matched.has(document) ||
      document.isFoundInPast ||
      document.reconciliation?.state === 'retracted' ||
      document.activationTimeMs < knownFromMs ||
      document.discoveredTimeMs >= horizonMs;
    if (!isKept) corrections.push({ kind: 'retracted', document });
  }
  return corrections;
}

/** Matches events: those with the same times first, then those that overlap most. */
function matchEvents(
  redetected: readonly RedetectedEvent[],
  stored: readonly EventDocument[],
  untilMs: number,
): ReadonlyMap<RedetectedEvent, EventDocument> {
  const matches = new Map<RedetectedEvent, EventDocument>();
  const free = new Set(stored);
  const match = (each: RedetectedEvent, document: EventDocument): void => {
    matches.set(each, document);
    free.delete(document);
  };
  for (const each of redetected) {
    const { uuid } = each.event;
    const isSame = (document: EventDocument): boolean =>
      (document.derivedUuid ?? document.uuid) === uuid;
    const document =
      stored.find((one) => free.has(one) && isSame(one)) ??
      stored.find((one) => free.has(one) && one.uuid === uuid);
    if (document) match(each, document);
  }
  const overlaps = redetected
    .filter((each) => !matches.has(each))
    .flatMap((each) =>
      [...free]
        .filter(
          ({ isFoundInPast, reconciliation }) =>
            !isFoundInPast && reconciliation?.state !== 'retracted',
        )
        .map((document) => ({ each, document, ms: overlapMs(each.event, document, untilMs) })),
    )
    .filter(({ ms }) => ms > 0)
    .sort((one, other) => other.ms - one.ms || one.document.id - other.document.id);
  for (const { each, document } of overlaps)
    if (!matches.has(each) && free.has(document)) match(each, document);
  return matches;
}

/** An event that lasts longer than the detection ends with the stored event of the pair that lasts, too. */
function withStoredEnd(
  found: RedetectedEvent,
  stored: readonly EventDocument[],
  { untilMs, horizonMs }: ComparedPeriod,
): RedetectedEvent {
  const { event } = found;
  const lasting = stored.find((one) => isOpenAt(one, untilMs, horizonMs));
  if (event.deactivationTimeMs !== null || !lasting) return found;
  return { ...found, event: withEndOf(event, lasting) };
}

/** Returns the correction of a stored event; none if it has the same times and positions. */
function correctionOf(
  { event, assessment, isContinued }: RedetectedEvent,
  document: EventDocument,
  stored: readonly EventDocument[],
  { untilMs, horizonMs }: ComparedPeriod,
): readonly EventCorrection[] {
  const begun = isContinued ? { ...event, ...beginOf(document) } : event;
  const isLasting = event.deactivationTimeMs === null;
  const lasting = [document, ...stored].find((one) => isOpenAt(one, untilMs, horizonMs));
  const corrected = withEndOf(begun, isLasting && lasting ? lasting : event);
  const isSame = document.reconciliation?.state !== 'retracted' && isSameEvent(corrected, document);
  return isSame ? [] : [{ kind: 'corrected', document, event: corrected, assessment }];
}

function withEndOf(event: StsEvent, other: StsEvent): StsEvent {
  const { deactivationTimeMs, endDiscoveredTimeMs, first, second } = other;
  const ends = [first, second].map(({ deactivationPosition }) => ({ deactivationPosition }));
  return {
    ...event,
    ...{ deactivationTimeMs, endDiscoveredTimeMs },
    first: { ...event.first, ...ends[0] },
    second: { ...event.second, ...ends[1] },
  };
}

function beginOf({
  activationTimeMs,
  firedTimeMs,
  first,
  second,
}: StsEvent): Pick<StsEvent, 'activationTimeMs' | 'firedTimeMs' | 'first' | 'second'> {
  return { activationTimeMs, firedTimeMs, first, second };
}

/** Whether two events have the same times, and the same positions to the rounding of their computation. */
function isSameEvent(one: StsEvent, other: StsEvent): boolean {
  return (
    one.activationTimeMs === other.activationTimeMs &&
    one.firedTimeMs === other.firedTimeMs &&
    one.deactivationTimeMs === other.deactivationTimeMs &&
    isSamePlace(one.first, other.first) &&
    isSamePlace(one.second, other.second)
  );
}

function isSamePlace(one: StsShip, other: StsShip): boolean {
  return (
    isNear(one.activationPosition, other.activationPosition) &&
    isNear(one.firedPosition, other.firedPosition) &&
    isNear(one.deactivationPosition, other.deactivationPosition)
  );
}

function isNear(one: Position | null, other: Position | null): boolean {
  if (!one || !other) return one === other;
  return (
    Math.abs(longitudeDifference(one.longitude, other.longitude)) <= ROUNDING_DEGREES &&
    Math.abs(one.latitude - other.latitude) <= ROUNDING_DEGREES
  );
}

function endOf({ deactivationTimeMs }: StsEvent): number {
  return deactivationTimeMs ?? Number.POSITIVE_INFINITY;
}

function overlapMs(one: StsEvent, other: StsEvent, untilMs: number): number {
  const endMs = Math.min(endOf(one), endOf(other), Math.max(untilMs, one.activationTimeMs + 1));
  return endMs - Math.max(one.activationTimeMs, other.activationTimeMs);
}
