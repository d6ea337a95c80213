import type { Position } from '@roadstead/model';
import { draughtText, isCarrier } from './carriers.ts';
import type { ShipMemory, Stop } from './ship-memory.ts';
import { isAlone } from './stops.ts';
import {
  COMPANY_METERS,
  DRAUGHT_LATE_MS,
  DRAUGHT_METERS_MIN,
  TOGETHER_MS_MIN,
} from './thresholds.ts';
import { type VesselEvent, vesselEventUuid } from './vessel-event.ts';
import type { VesselStatics } from './vessel-statics.ts';

/** V8: returns the candidate of a stop of a ship alone, once a change of its draught is reported. @param scoreAt 0 where there is none */
export function loneStop(
  ship: ShipMemory,
  { shiptype, draughtChanges }: VesselStatics,
  nowMs: number,
  scoreAt: (place: Position) => number,
): VesselEvent | undefined {
  const change = draughtChanges.at(-1);
  if (!change || change.timeMs === ship.examinedDraughtMs) return undefined;
  ship.examinedDraughtMs = change.timeMs;
  if (Math.abs(change.meters) < DRAUGHT_METERS_MIN || !isCarrier(shiptype)) return undefined;
  const stop = ship.stops.findLast(({ beginMs, endMs }) => {
    const lateMs = (endMs ?? nowMs) + DRAUGHT_LATE_MS;
    return beginMs + TOGETHER_MS_MIN <= change.timeMs && change.timeMs <= lateMs;
  });
  if (!stop || (stop.endMs ?? nowMs) - stop.beginMs < TOGETHER_MS_MIN) return undefined;
  if (!isAlone(stop, stop.beginMs, stop.endMs ?? nowMs)) return undefined;
  const score = scoreAt(stop.last);
  return score > 0 ? candidateOf(ship, stop, change.meters, score) : undefined;
}

function candidateOf(ship: ShipMemory, stop: Stop, meters: number, score: number): VesselEvent {
  const { beginMs, begin, endMs, last, isArrival, isDeparture } = stop;
  const ways = [isArrival ? 'comes to a stop' : '', isDeparture ? 'leaves again' : ''];
  return {
    uuid: vesselEventUuid('one_sided_candidate', ship.mmsi, beginMs),
    ...{ kind: 'one_sided_candidate', mmsi: ship.mmsi, beginMs, begin },
    ...{ endMs, end: endMs === null ? null : last, otherMmsi: null, score },
    reasons: [
      `its draught changes by ${draughtText(meters)}`,
      `no other ship is heard within ${COMPANY_METERS} m`,
      ...ways.filter((each) => each !== ''),
    ],
  };
}
