import type { DetectorConfiguration } from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import { type Reach, reachOf } from '../../reconciliation/redetection-plan.ts';
import type { Period } from '../../tracking/history.ts';
import { dayOf } from '../../tracking/read-preceding-reports.ts';

/** A part of the period of a preview. */
export interface PreviewSlice extends Period {
  /** The reports in which the events that fire in the slice are detected. */
  readonly read: Period;
}

/**
 * Cuts a period into slices of whole days (UTC), the newest first. What is read of a slice begins before it by the time in which an
 * encounter fires or never will, so that one that lasts from earlier on has fired before the slice, and ends after it by two gaps, in which
 * the fix arrives that shows that an event has fired (D6). A slice is as long as what is read before it, so that a window of days reads
 * nothing more than twice.
 */
export function previewSlices(
  { beginMs, endMs }: Period,
  configuration: DetectorConfiguration,
): readonly PreviewSlice[] {
  const { gapMs, firingMs, beforeMs }: Reach = reachOf([configuration]);
  const leadMs = beforeMs + firingMs + 2 * gapMs;
  const sliceMs = Math.ceil(leadMs / millisecondsInDay) * millisecondsInDay;
  const slices: PreviewSlice[] = [];
  for (let toMs = endMs; toMs >= beginMs; ) {
    const fromMs = Math.max(beginMs, dayOf(toMs) - sliceMs + millisecondsInDay);
    const read = {
      beginMs: Math.max(beginMs, fromMs - leadMs),
      endMs: Math.min(endMs, toMs + 2 * gapMs),
    };
    slices.push({ beginMs: fromMs, endMs: toMs, read });
    toMs = fromMs - 1;
  }
  return slices;
}
