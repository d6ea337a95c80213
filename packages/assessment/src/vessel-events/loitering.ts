import type { PointLeg } from './point-track.ts';
import type { HourSums, LoiteringRun, ShipMemory } from './ship-memory.ts';
import {
  LOITERING_KNOTS_MAX,
  LOITERING_MS_MIN,
  LOITERING_SHORE_METERS_MIN,
  METERS_PER_MILE,
} from './thresholds.ts';
import { type VesselEvent, vesselEventUuid } from './vessel-event.ts';

const MS_PER_HOUR = 3_600_000;

type ShoreMeters = (place: { readonly longitude: number; readonly latitude: number }) => number;

/** V2: adds a leg. @returns the states of events that it causes */
export function addLoiteringLeg(
  ship: ShipMemory,
  { fromMs, from, toMs, to, meters }: PointLeg,
  shoreMeters: ShoreMeters,
): readonly VesselEvent[] {
  const hour = Math.floor(toMs / MS_PER_HOUR);
  const events = ship.hour && ship.hour.hour !== hour ? completeHour(ship, shoreMeters) : [];
  ship.hour ??= { hour, fromMs, from, toMs, to, meters: 0, ms: 0 };
  ship.hour.toMs = toMs;
  ship.hour.to = to;
  ship.hour.meters += meters;
  ship.hour.ms += toMs - fromMs;
  return events;
}

/** V2: completes the hour and ends the loitering, where the track breaks. */
export function breakLoitering(ship: ShipMemory, shoreMeters: ShoreMeters): readonly VesselEvent[] {
  if (!ship.hour && !ship.loitering) return [];
  return [...completeHour(ship, shoreMeters), ...endRun(ship)];
}

/** V2: completes the hour at the end of the input; a loitering that lasts has no end. */
export function finishLoitering(
  ship: ShipMemory,
  shoreMeters: ShoreMeters,
): readonly VesselEvent[] {
  const events = completeHour(ship, shoreMeters);
  const run = ship.loitering;
  return run?.isEmitted && events.length === 0 ? [eventOf(ship, run, false)] : events;
}

function completeHour(ship: ShipMemory, shoreMeters: ShoreMeters): readonly VesselEvent[] {
  const { hour } = ship;
  ship.hour = null;
  if (!hour) return [];
  const knots = hour.meters / METERS_PER_MILE / (hour.ms / MS_PER_HOUR);
  const meters = knots < LOITERING_KNOTS_MAX ? shoreMeters(hour.to) : 0;
  if (meters < LOITERING_SHORE_METERS_MIN) return endRun(ship);
  const run = extended(ship.loitering, hour, meters);
  ship.loitering = run;
  if (run.isEmitted || run.endMs - run.beginMs < LOITERING_MS_MIN) return [];
  run.isEmitted = true;
  return [eventOf(ship, run, false)];
}

function extended(run: LoiteringRun | null, hour: HourSums, shoreMeters: number): LoiteringRun {
  const { fromMs, from, toMs, to, meters, ms } = hour;
  if (!run) {
    const sums = { meters, ms, shoreMetersMin: shoreMeters, isEmitted: false };
    return { beginMs: fromMs, begin: from, endMs: toMs, end: to, ...sums };
  }
  return {
    ...run,
    ...{ endMs: toMs, end: to, meters: run.meters + meters, ms: run.ms + ms },
    shoreMetersMin: Math.min(run.shoreMetersMin, shoreMeters),
  };
}

function endRun(ship: ShipMemory): readonly VesselEvent[] {
  const run = ship.loitering;
  ship.loitering = null;
  return run?.isEmitted ? [eventOf(ship, run, true)] : [];
}

function eventOf({ mmsi }: ShipMemory, run: LoiteringRun, isOver: boolean): VesselEvent {
  // Without a distance the state was built from the stored event.
  const knots = run.meters / METERS_PER_MILE / (run.ms / MS_PER_HOUR);
  const speed = run.ms > 0 ? `on average ${knots.toFixed(1)} kn ` : '';
  const hours = (run.endMs - run.beginMs) / MS_PER_HOUR;
  return {
    uuid: vesselEventUuid('loitering', mmsi, run.beginMs),
    ...{ kind: 'loitering', mmsi, beginMs: run.beginMs, begin: run.begin },
    ...{ endMs: isOver ? run.endMs : null, end: isOver ? run.end : null },
    ...{ otherMmsi: null, score: null },
    reasons: [
      `${speed}${isOver ? 'for' : 'in the first'} ${hours.toFixed(1)} h`,
      `at least ${Math.floor(run.shoreMetersMin / METERS_PER_MILE)} nm from shore`,
    ],
  };
}
