import type { Imo } from '@roadstead/model';
import { LATE_MS } from './thresholds.ts';
import { type Outcome, type ScheduledCall, scheduledMs, type Voyage } from './voyage.ts';

/** A scheduled call of a leg. */
export interface LegCall {
  /** Its place in the voyage. */
  readonly index: number;
  /** A2: the port, however its code is written. */
  readonly place: string;
  readonly call: ScheduledCall;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** What one ship is to do of one voyage: all of it, unless another ship was announced for a part. */
export interface Leg {
  /** The key of the voyage. */
  readonly voyage: string;
  readonly calls: readonly LegCall[];
  /** A5: when no call of it can be made any more. */
  readonly closesMs: number;
}

/** What is found of a leg's calls, in their order; `missing`: nobody made the call, and its time is over. */
export type Found = Extract<Outcome, { is: 'open' | 'made' }> | { readonly is: 'missing' };

/** What a ship is to do of a voyage; undefined where that is nothing. */
export function legOf(
  voyage: Voyage & { readonly key: string },
  imo: Imo,
  placeOf: (locode: string) => string,
): Leg | undefined {
  const calls = voyage.calls.flatMap((call, index): LegCall[] =>
    call.imo === imo
      ? [
          {
            ...{ index, call, place: placeOf(call.locode) },
            isFirst: index === 0,
            isLast: index === voyage.calls.length - 1,
          },
        ]
      : [],
  );
  if (calls.length === 0) return undefined;
  const closesMs = Math.max(...calls.map(({ call }) => scheduledMs(call))) + LATE_MS;
  return { voyage: voyage.key, calls, closesMs };
}
