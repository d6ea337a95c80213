import type { Imo } from '@roadstead/model';
import {
  type CallOutcome,
  type ScheduledCall,
  type ScheduledVoyage,
  scheduledMs,
} from './scheduled-voyage.ts';
import { LATE_WINDOW_MS } from './thresholds.ts';

/** A scheduled call of a leg. */
export interface LegCall {
  /** Index in the voyage. */
  readonly index: number;
  /** A2: the canonical code of the port. */
  readonly port: string;
  readonly call: ScheduledCall;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The part of a voyage that one ship sails: all of it, unless another ship was announced for a part. */
export interface VoyageLeg {
  /** Key of the voyage. */
  readonly voyage: string;
  readonly calls: readonly LegCall[];
  /** A5: instant after which none of its calls can be made. */
  readonly closesMs: number;
}

/** Match of a leg's call; `missing`: it was not made, and its time is over. */
export type CallMatch = Extract<CallOutcome, { is: 'open' | 'made' }> | { readonly is: 'missing' };

/** The leg of a ship in a voyage; undefined if it sails none. */
export function voyageLegOf(
  voyage: ScheduledVoyage & { readonly key: string },
  imo: Imo,
  placeOf: (locode: string) => string,
): VoyageLeg | undefined {
  const calls = voyage.calls.flatMap((call, index): LegCall[] =>
    call.imo === imo
      ? [
          {
            ...{ index, call, port: placeOf(call.locode) },
            isFirst: index === 0,
            isLast: index === voyage.calls.length - 1,
          },
        ]
      : [],
  );
  if (calls.length === 0) return undefined;
  const closesMs = Math.max(...calls.map(({ call }) => scheduledMs(call))) + LATE_WINDOW_MS;
  return { voyage: voyage.key, calls, closesMs };
}
