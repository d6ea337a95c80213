/** Trades of ships; the rules of each are in the file of its name and in docs/trades.md. */
export const TRADE_CLASSES = [
  'liner',
  'feeder',
  'tramp',
  'tanker',
  'shuttle-tanker',
  'ferry',
  'cruise',
  'fishing',
] as const;

export type TradeClass = (typeof TRADE_CLASSES)[number];

/** A completed call. Times are milliseconds since 1970, UTC. */
export interface SimulatedCall {
  readonly portId: number;
  readonly ataMs: number;
  readonly atdMs: number;
}

/**
 * A passage that is not direct: by a port without calling (`by`); or towards a port for a share of the distance and back
 * (`out-and-back`, which ends at its beginning).
 */
export type Detour =
  | { readonly kind: 'by'; readonly portId: number }
  | { readonly kind: 'out-and-back'; readonly towardPortId: number; readonly share: number };

/** Intended meaning of a text: truth that predictors must not read. */
export type TextKind =
  | 'locode'
  | 'name'
  | 'spelling'
  | 'typo'
  | 'from-to'
  | 'via'
  | 'line'
  | 'region'
  | 'orders'
  | 'garbage'
  | 'empty';

/** The ship's AIS destination from an instant on. */
export interface DestinationText {
  readonly sinceMs: number;
  /** As AIS transmits it: at most 20 characters of its alphabet, in capitals. */
  readonly text: string;
  readonly kind: TextKind;
  /** The intended port: the next one, an earlier one or a later one; null without one. */
  readonly meantPortId: number | null;
}

/** A voyage from one port call to the next. */
export interface SimulatedVoyage {
  readonly mmsi: number;
  readonly imo: number;
  /** Type of ship and cargo (ITU-R M.1371-5, table 53). */
  readonly shiptype: number;
  readonly lengthMeters: number;
  readonly tradeClass: TradeClass;
  readonly from: SimulatedCall;
  readonly to: { readonly portId: number; readonly ataMs: number };
  /** Over the ground, while under way; constant over the passage. */
  readonly speedKnots: number;
  readonly sailedMeters: number;
  /** At anchor off the port of arrival, between the passage and the call. */
  readonly waitedMs: number;
  readonly detour: Detour | null;
  /** By time; the first was set before departure, the others under way. Never empty. */
  readonly destinations: readonly [DestinationText, ...DestinationText[]];
}

/** The text at an instant of the voyage; before the first change, the first. */
export function destinationAt(
  { destinations }: Pick<SimulatedVoyage, 'destinations'>,
  timeMs: number,
): DestinationText {
  return destinations.findLast(({ sinceMs }) => sinceMs <= timeMs) ?? destinations[0];
}
