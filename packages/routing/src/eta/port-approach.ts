import type { ShipKind } from './service-speed.ts';
import {
  APPROACH_METERS,
  BERTH_WAIT_PROBABILITY,
  OWN_BERTH_APPROACH_METERS,
  OWN_BERTH_HOURS,
  PILOT_HOURS,
} from './thresholds.ts';

/** [E8] The last miles into a port. */
export interface PortApproach {
  readonly meters: number;
  /** The mean time for pilot, tugs and lines, exponential. */
  readonly lineHours: number;
  readonly berthWaitProbability: number;
  /** Whether the ship takes a pilot, at the begin of the approach. */
  readonly hasPilot: boolean;
}

const WITH_PILOT: PortApproach = {
  meters: APPROACH_METERS,
  lineHours: PILOT_HOURS,
  berthWaitProbability: BERTH_WAIT_PROBABILITY,
  hasPilot: true,
};
const OWN_BERTH: PortApproach = {
  meters: OWN_BERTH_APPROACH_METERS,
  lineHours: OWN_BERTH_HOURS,
  berthWaitProbability: 0,
  hasPilot: false,
};

/** [E8] Returns the approach of ships of a type: passenger ships, fast craft, fishing and service vessels have berths of their own. */
export function portApproach({ shiptype }: ShipKind): PortApproach {
  const tens = Math.floor((shiptype ?? 0) / 10);
  return tens >= 3 && tens <= 6 ? OWN_BERTH : WITH_PILOT;
}
