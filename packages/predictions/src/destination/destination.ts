import type { Position } from '@roadstead/model';

/** What crews say that is no port. Of several in one text the first of this list counts. */
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
 * `orders`: waits to be told where to sail; `bunkers`: takes fuel; `off-port-limits`: lies outside a port's waters;
 * `pilot`: sails to where the pilot boards; `work`: patrols, surveys, dredges, rescues, tries its engine;
 * `passage`: a canal or strait that it sails through; `sea`: the open sea.
 */
export type Intent = (typeof INTENTS)[number];

export interface Candidate {
  /** The number of the port. */
  readonly portId: number;
  /** The chance that the text means this port, above 0 and at most 1. */
  readonly likelihood: number;
}

/** What a text means. Candidates come most likely first, of equals the smaller number; their likelihoods add up to at most 1. */
export type Destination =
  | { readonly kind: 'ports'; readonly candidates: readonly Candidate[] }
  /** No port of call; the candidates are ports that it names besides, often none. */
  | { readonly kind: 'intent'; readonly intent: Intent; readonly candidates: readonly Candidate[] }
  /** Something is typed, and nothing in it recognised but perhaps the country (ISO 3166-1 alpha-2). */
  | { readonly kind: 'unknown'; readonly country: string | null }
  /** Nothing is typed, or that there is nothing to say. */
  | { readonly kind: 'none' };

/** Where the ship is, so that a name is not taken for a port that it cannot mean. */
export interface Circumstances {
  readonly place?: Position;
  /** What it can still sail, in metres. Used with `place`. */
  readonly reachMeters?: number;
  /** The number of the port that it left last. */
  readonly leftPortId?: number;
}

/** Reads destinations as crews type them into AIS. */
export interface DestinationReader {
  /** Takes any text; the same text under the same circumstances gives the same answer. */
  read(text: string, circumstances?: Circumstances): Destination;
}
