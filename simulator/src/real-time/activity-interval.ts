import type { Point } from '../scenario.ts';
import type { SimulatedVoyage } from '../trades/voyage.ts';
import { type PassageTiming, passageTiming } from './passage-timing.ts';
import type { EtaVoyage } from './reported-eta.ts';
import type { SeaPath } from './sea-path.ts';

/** Activity of a ship over an interval. */
export interface ActivityInterval {
  /** Milliseconds since 1970, UTC; `toMs` is exclusive. */
  readonly fromMs: number;
  readonly toMs: number;
  /** The voyage that the crew's static data are about; null without one. */
  readonly voyage: (EtaVoyage & Pick<SimulatedVoyage, 'destinations'>) | null;
  readonly state: ActivityState;
}

export type ActivityState =
  | { readonly kind: 'moored'; readonly at: Point; readonly headingDegrees: number }
  /** At anchor, swinging with the tide; alongside another ship at anchor, at this distance abeam of it. */
  | { readonly kind: 'anchored'; readonly at: Point; readonly abeamMeters: number }
  | PassageState;

/** Along a path. */
interface PassageState {
  readonly kind: 'under-way' | 'fishing';
  readonly path: SeaPath;
  readonly timing: PassageTiming;
}

/** An activity as it is planned, before its time is divided over its path. */
export type PlannedState =
  | Exclude<ActivityState, PassageState>
  | Pick<PassageState, 'kind' | 'path'>;

/** Creates an interval; a passage gets its timing. */
export function createInterval(
  fromMs: number,
  toMs: number,
  voyage: ActivityInterval['voyage'],
  state: PlannedState,
): ActivityInterval {
  if (!('path' in state)) return { fromMs, toMs, voyage, state };
  const timing = passageTiming(state.path, (toMs - fromMs) / 1000);
  return { fromMs, toMs, voyage, state: { ...state, timing } };
}
