import type { Imo, Locode } from '@roadstead/model';

/** A call as the carrier announced it. At least one of the times is present; epoch milliseconds. */
export interface ScheduledCall {
  readonly locode: Locode;
  /** Null if not announced, as at the first port. */
  readonly arrivalMs: number | null;
  /** Null if not announced, as at the last port. */
  readonly departureMs: number | null;
  /** The ship that is to call. */
  readonly imo: Imo;
}

/** A voyage as a carrier sells it: a ship calls at ports in order. */
export interface ScheduledVoyage {
  /** Two to four letters and digits, mostly its Standard Carrier Alpha Code. */
  readonly carrier: string;
  /** Assigned by the carrier. Carrier and number identify a voyage. */
  readonly number: string;
  readonly calls: readonly ScheduledCall[];
}

/** The times of a call, epoch milliseconds. */
export interface CallTimes {
  /** ATA, or the latest that it can be. */
  readonly ataMs: number;
  /** A7: the ATA is unknown: the ship was in port when it was heard for the first time. */
  readonly isAtaUnknown?: true;
  /** Null while the ship is in port, and if unknown. */
  readonly atdMs: number | null;
}

/** A ship's call as tracking detected it. */
export interface ActualCall extends CallTimes {
  /** Code of the port. */
  readonly locode: string;
}

/** Outcome of a scheduled call. */
export type CallOutcome =
  /** Its time has not come, or it can still be made. */
  | { readonly is: 'open' }
  | (CallTimes & {
      readonly is: 'made';
      /** The ship that made it; a replacement ship, if the scheduled one was replaced. */
      readonly imo: Imo;
    })
  /** The ship did not call, and was heard elsewhere. */
  | { readonly is: 'omitted' }
  /** Neither a call nor the ship was detected. */
  | { readonly is: 'unknown' };

/** The time by which a call is compared: its arrival, or its departure without one. */
export function scheduledMs({ arrivalMs, departureMs }: ScheduledCall): number {
  return arrivalMs ?? departureMs ?? Number.NaN;
}

/** Returns the times of a call alone. */
export function callTimes({ ataMs, isAtaUnknown, atdMs }: CallTimes): CallTimes {
  return { ataMs, ...(isAtaUnknown && { isAtaUnknown }), atdMs };
}

/** Key of a voyage or booking. */
export function voyageKey(carrier: string, number: string): string {
  return `${carrier} ${number}`;
}
