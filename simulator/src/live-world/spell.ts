import type { Point } from '../scenario.ts';
import type { SimulatedVoyage } from '../trades/voyage.ts';
import type { Way } from './way.ts';

/** What a ship does for a time. */
export interface Spell {
  /** Milliseconds since 1970, UTC; it ends just before `toMs`. */
  readonly fromMs: number;
  readonly toMs: number;
  /** What the crew typed as destination, and when; null where it typed nothing. */
  readonly said: Pick<SimulatedVoyage, 'destinations'> | null;
  readonly doing: Doing;
}

export type Doing =
  | { readonly kind: 'moored'; readonly at: Point; readonly headingDegrees: number }
  /** At an anchor, about which it swings with the tide; so far abeam where it lies alongside the ship whose anchor that is. */
  | { readonly kind: 'anchored'; readonly at: Point; readonly abeamMeters: number }
  /** Along a way, evenly. */
  | { readonly kind: 'under-way' | 'fishing'; readonly way: Way };
