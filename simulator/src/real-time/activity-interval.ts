import type { Point } from '../scenario.ts';
import type { SimulatedVoyage } from '../trades/voyage.ts';
import type { SeaPath } from './sea-path.ts';

/** Activity of a ship over an interval. */
export interface ActivityInterval {
  /** Milliseconds since 1970, UTC; `toMs` is exclusive. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Destination texts of the crew with their times; null without any. */
  readonly voyage: Pick<SimulatedVoyage, 'destinations'> | null;
  readonly state: ActivityState;
}

export type ActivityState =
  | { readonly kind: 'moored'; readonly at: Point; readonly headingDegrees: number }
  /** At anchor, swinging with the tide; alongside another ship at anchor, at this distance abeam of it. */
  | { readonly kind: 'anchored'; readonly at: Point; readonly abeamMeters: number }
  /** Along a path, at constant speed. */
  | { readonly kind: 'under-way' | 'fishing'; readonly path: SeaPath };
