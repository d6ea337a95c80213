import type { Imo, Locode } from '@roadstead/model';

/** A call as the carrier announced it. One of the times is there at least; epoch milliseconds. */
export interface ScheduledCall {
  readonly locode: Locode;
  /** Null where it is not said, as at the first port. */
  readonly arrivalMs: number | null;
  /** Null where it is not said, as at the last port. */
  readonly departureMs: number | null;
  /** The ship that is to call. */
  readonly imo: Imo;
}

/** A voyage as a carrier sells it: a ship calls at ports in order. */
export interface Voyage {
  /** Two to four letters and digits, mostly its Standard Carrier Alpha Code. */
  readonly carrier: string;
  /** The carrier's own. Carrier and number name a voyage. */
  readonly number: string;
  readonly calls: readonly ScheduledCall[];
}

/** A call of a ship as tracking saw it. */
export interface ActualCall {
  /** Of the port. */
  readonly locode: string;
  /** Epoch milliseconds. */
  readonly ataMs: number;
  /** Null while the ship is there. */
  readonly atdMs: number | null;
}

/** What became of a scheduled call. */
export type Outcome =
  /** Its time has not come, or it may still be made. */
  | { readonly is: 'open' }
  | {
      readonly is: 'made';
      /** The ship that made it: another than the scheduled one where that was replaced. */
      readonly imo: Imo;
      readonly ataMs: number;
      readonly atdMs: number | null;
    }
  /** The ship did not call, and was heard elsewhere. */
  | { readonly is: 'omitted' }
  /** No call was seen, nor was the ship heard. */
  | { readonly is: 'unknown' };

/** What a call's time is, by which it is compared: its arrival, or its departure where that alone is said. */
export function scheduledMs({ arrivalMs, departureMs }: ScheduledCall): number {
  return arrivalMs ?? departureMs ?? Number.NaN;
}

/** What a voyage is kept by. */
export function voyageKey(carrier: string, number: string): string {
  return `${carrier} ${number}`;
}
