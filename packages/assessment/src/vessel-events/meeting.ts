import type { Position } from '@roadstead/model';
import { draughtText, isCarrier, pairWeight } from './carriers.ts';
import { backwards, sailingMs, wayFit } from './meeting-geometry.ts';
import { metersToPlace, type PointTrack, pointBetween } from './point-track.ts';
import type { ShipMemory, Stop } from './ship-memory.ts';
import {
  type CourseAndSpeed,
  isUnderWay,
  motionAfter,
  motionBefore,
  type Silence,
} from './silence.ts';
import { isAlone } from './stops.ts';
import {
  ANGLE_DEGREES,
  ARRIVED_MS_MAX,
  ASIDE_METERS,
  AWAY_METERS,
  AWAY_WEIGHT_MIN,
  COMPANY_WEIGHT,
  DRAUGHT_METERS_MIN,
  DRAUGHT_WEIGHT,
  DRIFT_ERROR_PART,
  FIRST_HEARD_MS_MAX,
  MEETING_METERS_MAX,
  OWN_SILENCE_PART_MAX,
  PLACE_METERS,
  TOGETHER_MS_MIN,
} from './thresholds.ts';
import type { VesselStatics } from './vessel-statics.ts';

const METERS_PER_MS_PER_KNOT = 1852 / 3_600_000;

/** A ship with its track. */
export interface TrackedShip {
  readonly record: ShipMemory;
  readonly track: PointTrack;
  /** As of the newest evaluation; not a part of the state. */
  statics: VesselStatics;
}

/** V6: a stop of a ship in which a silent ship may have been beside it. */
export interface Meeting {
  readonly ship: ShipMemory;
  readonly beginMs: number;
  readonly endMs: number | null;
  readonly begin: Position;
  readonly end: Position | null;
  /** V9: the logarithm of the weight. */
  readonly weight: number;
  readonly reasons: readonly string[];
}

/** V6: what a silence is compared with. */
export interface SilenceCase {
  readonly silence: Silence;
  readonly silent: TrackedShip;
  readonly nowMs: number;
  readonly before: CourseAndSpeed | undefined;
  readonly after: CourseAndSpeed | undefined;
}

export function silenceCase(silence: Silence, silent: TrackedShip, nowMs: number): SilenceCase {
  const { from, to } = silence;
  return {
    ...{ silence, silent, nowMs },
    before: from ? motionBefore(silent.track, from) : undefined,
    after: to ? motionAfter(silent.track, to) : undefined,
  };
}

/** V6: returns the meeting of a silent ship with another in a stop; undefined if there was none. */
export function meetingOf(
  silenced: SilenceCase,
  ship: TrackedShip,
  stop: Stop,
): Meeting | undefined {
  const { silence, nowMs } = silenced;
  const { record, track } = ship;
  if (![ship, silenced.silent].every(({ statics }) => isCarrier(statics.shiptype)))
    return undefined;
  const times = meetingTimes(silenced, track, stop);
  if (!times || times.toMs - times.fromMs < TOGETHER_MS_MIN) return undefined;
  const begin = track.positionAt(times.fromMs) ?? stop.begin;
  const end = track.positionAt(times.toMs) ?? stop.last;
  const lengthMs = (silence.to?.timeMs ?? nowMs) - (silence.from?.timeMs ?? times.fromMs);
  const ownMs = track.longestSilenceMs(times.fromMs, times.toMs);
  if (ownMs > lengthMs * OWN_SILENCE_PART_MAX) return undefined;
  const ways = [wayBefore(silenced, stop, begin), wayAfter(silenced, end)];
  const [first, second] = ways;
  if (!first || !second) return undefined;
  const signs = signsOf(silenced, ship, stop, times);
  const isOver = silence.to !== null || stop.endMs !== null;
  return {
    ...{ ship: record, beginMs: times.fromMs, begin },
    ...{ endMs: isOver ? times.toMs : null, end: isOver ? end : null },
    weight: [first, second, ...signs].reduce((sum, each) => sum + each.weight, 0),
    reasons: [first, second, ...signs].flatMap(({ reason }) => (reason ? [reason] : [])),
  };
}

interface Sign {
  readonly weight: number;
  readonly reason?: string;
}

/** V6: when both can have been together: the silent ship sails to the stop after its last fix, and from it before its next. */
function meetingTimes(
  { silence: { from, to }, before, after, nowMs }: SilenceCase,
  track: PointTrack,
  stop: Stop,
): { readonly fromMs: number; readonly toMs: number } | undefined {
  const stopEndMs = stop.endMs ?? nowMs;
  let fromMs = stop.beginMs;
  if (from) {
    const place = track.positionAt(Math.max(from.timeMs, stop.beginMs)) ?? stop.begin;
    const meters = metersToPlace(from, place);
    if (meters > MEETING_METERS_MAX) return undefined;
    fromMs = Math.max(fromMs, from.timeMs + sailingMs(meters, before?.knots ?? 0));
  } else if (to) fromMs = Math.max(fromMs, to.timeMs - FIRST_HEARD_MS_MAX);
  let toMs = stopEndMs;
  if (to) {
    const place = track.positionAt(Math.min(to.timeMs, stopEndMs)) ?? stop.last;
    const meters = metersToPlace(to, place);
    if (meters > MEETING_METERS_MAX) return undefined;
    toMs = Math.min(toMs, to.timeMs - sailingMs(meters, after?.knots ?? 0));
  }
  return { fromMs: Math.round(fromMs), toMs: Math.round(toMs) };
}

/** V6: the way from the last fix to the meeting. */
function wayBefore(
  { silence: { from, to }, before }: SilenceCase,
  stop: Stop,
  begin: Position,
): Sign | undefined {
  if (!from) return { weight: 0 };
  if (isUnderWay(before)) {
    const { meters, degrees } = wayFit(before, from, begin);
    if (degrees >= 90) return undefined;
    const reason = `last heard ${miles(meters)} away, under way to it`;
    return { weight: wayWeight(meters, degrees), reason };
  }
  // The silent ship lay still: the other one came to it.
  if (!stop.isArrival || stop.beginMs < from.timeMs - ARRIVED_MS_MAX) return undefined;
  const driftMs = Math.max(0, stop.beginMs - from.timeMs);
  const place = to
    ? pointBetween(from, to, Math.min(1, driftMs / (to.timeMs - from.timeMs)))
    : adrift(from, before, driftMs);
  const errorMeters = PLACE_METERS + DRIFT_ERROR_PART * metersToPlace(from, place);
  const meters = metersToPlace(stop.begin, place);
  const missed = Math.max(0, meters - ASIDE_METERS);
  const weight = -((missed / errorMeters) ** 2) / 2;
  return { weight, reason: `came to where it was last heard (${miles(meters)})` };
}

/** V6: the way from the meeting to the next fix. */
function wayAfter({ silence: { to }, after }: SilenceCase, end: Position): Sign | undefined {
  if (!to) return { weight: 0 };
  if (isUnderWay(after)) {
    const { meters, degrees } = wayFit(backwards(after), to, end);
    if (degrees >= 90) return undefined;
    const reason = `heard again ${miles(meters)} away, under way from it`;
    return { weight: wayWeight(meters, degrees), reason };
  }
  const meters = metersToPlace(to, end);
  const weight = -((Math.max(0, meters - ASIDE_METERS) / (2 * PLACE_METERS)) ** 2) / 2;
  return { weight, reason: `heard again ${miles(meters)} away, at rest` };
}

/** V9: a miss counts as an error of the course; ships go silent near a meeting rather than far from it. */
function wayWeight(meters: number, degrees: number): number {
  return -((degrees / ANGLE_DEGREES) ** 2) / 2 + Math.max(AWAY_WEIGHT_MIN, -meters / AWAY_METERS);
}

function adrift(from: Position, motion: CourseAndSpeed | undefined, ms: number): Position {
  if (!motion) return from;
  const meters = ms * METERS_PER_MS_PER_KNOT;
  const latitude = from.latitude + (motion.northKnots * meters) / 111_132;
  const scale = 111_320 * Math.cos((from.latitude * Math.PI) / 180);
  return { longitude: from.longitude + (motion.eastKnots * meters) / scale, latitude };
}

/** V8: what else speaks for a transfer or against it. */
function signsOf(
  { silent }: SilenceCase,
  ship: TrackedShip,
  stop: Stop,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): readonly Sign[] {
  const signs: Sign[] = [];
  signs.push({ weight: pairWeight(ship.statics.shiptype, silent.statics.shiptype) });
  if (!isAlone(stop, fromMs, toMs)) signs.push({ weight: COMPANY_WEIGHT });
  else signs.push({ weight: 0, reason: 'no other ship is heard beside it' });
  for (const { statics, whose } of [
    { statics: ship.statics, whose: 'its' },
    { statics: silent.statics, whose: "the silent ship's" },
  ]) {
    const change = statics.draughtChanges.find(
      ({ timeMs, meters }) => timeMs > fromMs && Math.abs(meters) >= DRAUGHT_METERS_MIN,
    );
    if (!change) continue;
    const reason = `${whose} draught changes by ${draughtText(change.meters)}`;
    signs.push({ weight: DRAUGHT_WEIGHT, reason });
  }
  return signs;
}

function miles(meters: number): string {
  return `${(meters / 1852).toFixed(1)} nm`;
}
