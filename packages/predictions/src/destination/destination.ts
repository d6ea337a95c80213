import type { Locode, Position } from '@roadstead/model';

/** Intents other than a port of call. Of several in one text the first in this list counts. */
export const INTENTS = [
  'orders',
  'bunkers',
  'off-port-limits',
  'anchorage',
  'pilot',
  'fishing',
  'work',
  'passage',
  'sea',
] as const;

/**
 * `orders`: waits for orders; `bunkers`: bunkering; `off-port-limits`: outside a port's limits; `pilot`: bound for a pilot station;
 * `work`: patrol, survey, dredging, rescue, sea trial; `passage`: a canal or strait; `sea`: the open sea, or a coast.
 */
export type DestinationIntent = (typeof INTENTS)[number];

export interface Candidate {
  /** Id of the port. */
  readonly portId: number;
  /** Likelihood that the text means this port, above 0 and at most 1. */
  readonly likelihood: number;
}

/** Meaning of a destination. Candidates are sorted by descending likelihood, then id; the sum of their likelihoods is at most 1. */
export type Destination =
  | { readonly kind: 'ports'; readonly candidates: readonly Candidate[] }
  /** No port of call; the candidates are ports that it names in addition, often none. */
  | {
      readonly kind: 'intent';
      readonly intent: DestinationIntent;
      readonly candidates: readonly Candidate[];
    }
  /** A place with an official code, but without a known port. */
  | {
      readonly kind: 'place';
      readonly locode: Locode;
      readonly name: string;
      /** ISO 3166-1 alpha-2. */
      readonly country: string;
    }
  /** Unrecognised text, except possibly for a country (ISO 3166-1 alpha-2). */
  | { readonly kind: 'unknown'; readonly country: string | null }
  /** No text, or one for an unknown destination. */
  | { readonly kind: 'none' };

/** Context of a ship, which excludes ports that a name cannot mean. */
export interface DestinationContext {
  readonly position?: Position;
  /** Remaining range in metres. Used with `position`. */
  readonly reachMeters?: number;
  /** Id of the port of departure. */
  readonly departurePortId?: number;
}

/** Reads destinations as crews type them into AIS. */
export interface DestinationReader {
  /** Reads any text; deterministic. */
  read(text: string, context?: DestinationContext): Destination;
}
