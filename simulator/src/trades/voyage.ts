/** The trades that ships follow; what each does is said in the file of its name and in the README. */
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

/** A call that is over. Times are milliseconds since 1970, UTC. */
export interface SimulatedCall {
  readonly portId: number;
  readonly ataMs: number;
  readonly atdMs: number;
}

/**
 * How a ship sailed that did not sail straight: to a port, and from there on without calling (`by`); or on the way to a
 * port for a share of it, and back (`out-and-back`, which ends where it began).
 */
export type Detour =
  | { readonly kind: 'by'; readonly portId: number }
  | { readonly kind: 'out-and-back'; readonly towardPortId: number; readonly share: number };

/** What a text was meant as; the truth, which no predictor may look at. */
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

/** What the ship's transponder said as its destination from an instant on. */
export interface DestinationText {
  readonly sinceMs: number;
  /** As AIS sends it: at most 20 characters of its alphabet, in capitals. */
  readonly text: string;
  readonly kind: TextKind;
  /** The port that was meant, be it the next one, one left long ago or one to come; null where none was. */
  readonly meantPortId: number | null;
}

/** From one port call to the next. */
export interface SimulatedVoyage {
  readonly mmsi: number;
  readonly imo: number;
  /** Type of ship and cargo (ITU-R M.1371-5, table 53). */
  readonly shiptype: number;
  readonly lengthMeters: number;
  readonly tradeClass: TradeClass;
  readonly from: SimulatedCall;
  readonly to: { readonly portId: number; readonly ataMs: number };
  /** Over the ground, while under way; the same all the way. */
  readonly speedKnots: number;
  readonly sailedMeters: number;
  /** At anchor off the port of arrival, between the way and the call. */
  readonly waitedMs: number;
  readonly detour: Detour | null;
  /** By time; the first was set before the ship left, the others on the way. Never empty. */
  readonly destinations: readonly [DestinationText, ...DestinationText[]];
}

/** The text at an instant of the voyage; before it, the first. */
export function destinationAt(
  { destinations }: Pick<SimulatedVoyage, 'destinations'>,
  timeMs: number,
): DestinationText {
  return destinations.findLast(({ sinceMs }) => sinceMs <= timeMs) ?? destinations[0];
}
