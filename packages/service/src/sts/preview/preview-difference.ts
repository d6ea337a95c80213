import type { StsEvent } from '@roadstead/model';
import { pairOf } from './joined-slices.ts';
import { RESOLUTION_MS } from './thinned-tracks.ts';

type PreviewedTimes = Pick<
  StsEvent,
  'first' | 'second' | 'activationTimeMs' | 'firedTimeMs' | 'deactivationTimeMs'
>;

/** Numbers of events. */
export interface PreviewDifference {
  readonly added: number;
  readonly removed: number;
  /** Events of which an instant differs by more than the resolution. */
  readonly changed: number;
}

/**
 * Compares the exact events of a period with those of thinned tracks: of the same pair, events that overlap are the same. An end after the
 * period counts as its end.
 */
export function previewDifference(
  about: readonly PreviewedTimes[],
  exact: readonly PreviewedTimes[],
  endMs: number,
): PreviewDifference {
  const waiting = new Map<string, PreviewedTimes[]>();
  for (const event of about) {
    const ofPair = waiting.get(pairOf(event));
    if (ofPair) ofPair.push(event);
    else waiting.set(pairOf(event), [event]);
  }
  let [added, changed] = [0, 0];
  for (const event of exact) {
    const ofPair = waiting.get(pairOf(event)) ?? [];
    const at = ofPair.findIndex((each) => overlap(each, event, endMs));
    if (at < 0) added++;
    else if (differ(ofPair.splice(at, 1)[0], event, endMs)) changed++;
  }
  return { added, changed, removed: about.length - (exact.length - added) };
}

function overlap(one: PreviewedTimes, other: PreviewedTimes, endMs: number): boolean {
  return (
    one.activationTimeMs <= lastMs(other, endMs) && other.activationTimeMs <= lastMs(one, endMs)
  );
}

function differ(one: PreviewedTimes, other: PreviewedTimes, endMs: number): boolean {
  return [
    one.activationTimeMs - other.activationTimeMs,
    one.firedTimeMs - other.firedTimeMs,
    lastMs(one, endMs) - lastMs(other, endMs),
  ].some((differenceMs) => Math.abs(differenceMs) > RESOLUTION_MS);
}

function lastMs({ deactivationTimeMs }: PreviewedTimes, endMs: number): number {
  return Math.min(endMs, deactivationTimeMs ?? endMs);
}
