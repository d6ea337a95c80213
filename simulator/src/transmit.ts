import type { PositionReport, StaticReport } from '@roadstead/model';
import { type Antenna, antennaOf } from './antenna.ts';
import { MODE } from './fleet.ts';
import { believed, observe } from './observe.ts';
import type { Observed } from './observed.ts';
import { between, uniform } from './random.ts';
import type { Receivers } from './receivers.ts';
import {
  changesCourse,
  reportingSeconds,
  STATIC_SECONDS,
  STILL_CHANGES_COURSE_SECONDS,
} from './reporting.ts';
import type { Fault } from './scenario.ts';
import type { Sending } from './sending.ts';
import { isActive } from './ship-faults.ts';
import { SHIP_TYPES } from './ship-types.ts';
import type { TruePosition } from './truth.ts';
import { compassDegrees, METERS_PER_SECOND_PER_KNOT } from './units.ts';
import type { Motion, World } from './world.ts';

/** A ship that sends as often as that changes its interval when it sends. */
const OFTEN_SECONDS = 10;

/** Where the ships' transmissions go. */
export interface Ether {
  readonly world: World;
  readonly sending: Sending;
  readonly receivers: Receivers;
  readonly faults: readonly (readonly Fault[])[];
  readonly deliver: (observed: Observed) => void;
  /** Undefined where nobody wants the tracks. */
  readonly track: ((position: TruePosition) => void) | undefined;
}

/** Begins to send for a ship that has come into the world, ends it for one that has left, hastens one that has set off. */
export function keepSending(ether: Ether, motion: Motion, i: number): void {
  const { reportAt, interval } = ether.sending;
  if (motion.fleet.mode[i] === MODE.away) reportAt[i] = Number.POSITIVE_INFINITY;
  else if (reportAt[i] === Number.POSITIVE_INFINITY) beginSending(ether, motion, i);
  else if (interval[i] > OFTEN_SECONDS) hastenSending(ether, motion, i);
}

/** Ships are not in step: each begins at any time within its interval. */
function beginSending(ether: Ether, motion: Motion, i: number): void {
  const { sending } = ether;
  sending.interval[i] = intervalOf(ether, motion, i);
  const share = uniform(sending.startChance, i);
  sending.reportAt[i] = motion.nowSeconds + share * sending.interval[i];
  sending.staticAt[i] = motion.nowSeconds + uniform(sending.startChance, i) * STATIC_SECONDS;
}

/** Shortens the time to the next report where the ship has begun to move, or to turn, since it sent last. */
function hastenSending(ether: Ether, motion: Motion, i: number): void {
  const { sending } = ether;
  const interval = intervalOf(ether, motion, i);
  if (interval >= sending.interval[i]) return;
  sending.interval[i] = interval;
  sending.reportAt[i] = Math.min(sending.reportAt[i], motion.nowSeconds + interval);
}

/** A ship's report is due: sends it, and what it says of itself if that is due too. */
export function send(ether: Ether, motion: Motion, i: number): void {
  const { world, sending } = ether;
  if (motion.fleet.mode[i] === MODE.away) return;
  sending.interval[i] = intervalOf(ether, motion, i);
  sending.reportAt[i] += sending.interval[i];
  const antenna = antennaOf(world, motion, i);
  const { class: kind } = world.ships[i].transmitter;
  let isHeard = false;
  if (kind !== 'none') {
    const report = observe(world, motion, sending, ether.faults[i], antenna, i);
    isHeard = pass(ether, motion, antenna, i, report);
    if (motion.nowSeconds >= sending.staticAt[i]) {
      sending.staticAt[i] += STATIC_SECONDS;
      pass(ether, motion, antenna, i, staticReport(ether, report, i));
    }
  }
  ether.track?.(truePosition(world, antenna, motion, i, isHeard));
}

function intervalOf({ world, sending, faults }: Ether, motion: Motion, i: number): number {
  const { fleet, nowSeconds } = motion;
  if (changesCourse(fleet.turnRate[i])) {
    sending.turningUntil[i] = nowSeconds + STILL_CHANGES_COURSE_SECONDS;
  }
  let mode = fleet.mode[i];
  for (let ship = i; mode === MODE.fast; mode = fleet.mode[ship]) ship = fleet.leader[ship];
  // The transmitter goes by what its own receiver of satellite signals says.
  const { east, north } =
    faults[i].length === 0
      ? { east: fleet.east[i], north: fleet.north[i] }
      : believed(sending, faults[i], antennaOf(world, motion, i), i, nowSeconds);
  return reportingSeconds({
    class: world.ships[i].transmitter.class,
    speed: Math.sqrt(east * east + north * north),
    isAtRest: mode === MODE.swing || mode === MODE.still,
    changesCourse: sending.turningUntil[i] >= nowSeconds,
  });
}

/** @returns whether anybody hears it */
function pass(
  ether: Ether,
  { nowSeconds }: Motion,
  { longitude, latitude }: Antenna,
  i: number,
  report: PositionReport | StaticReport,
): boolean {
  const { world, sending, receivers, faults, deliver } = ether;
  const chance = sending.hearingChance;
  const { class: kind, lossRate } = world.ships[i].transmitter;
  let isLost = uniform(chance, i) < lossRate;
  let delay = receivers.hear(chance, i, longitude, latitude, nowSeconds);
  for (const fault of faults[i]) {
    if (!isActive(fault, nowSeconds)) continue;
    if (fault.kind === 'dark') isLost = true;
    else if (fault.kind === 'loss') isLost = uniform(chance, i) < fault.rate || isLost;
    else if (fault.kind === 'late' && uniform(chance, i) < fault.rate) {
      const [least, greatest] = fault.delaySeconds;
      if (delay !== undefined) delay += between(chance, i, least, greatest);
    }
  }
  if (isLost || delay === undefined || kind === 'none') return false;
  const deliveredMs = Math.round(world.scenario.startMs + (nowSeconds + delay) * 1000);
  deliver({ deliveredMs, transmitter: kind, report });
  return true;
}

function staticReport({ world }: Ether, { mmsi, timeMs }: PositionReport, i: number): StaticReport {
  const ship = world.ships[i];
  const toBowMeters = Math.round(ship.lengthMeters * ship.transmitter.antennaAft);
  const toPortMeters = Math.round(ship.beamMeters / 2 + ship.transmitter.antennaStarboardMeters);
  const isClassA = ship.transmitter.class === 'A';
  return {
    mmsi,
    timeMs,
    imo: isClassA ? ship.imo : null,
    name: ship.name.toUpperCase(),
    callsign: ship.callsign,
    shiptype: SHIP_TYPES[ship.type].aisType,
    toBowMeters,
    toSternMeters: ship.lengthMeters - toBowMeters,
    toPortMeters,
    toStarboardMeters: ship.beamMeters - toPortMeters,
    lengthMeters: ship.lengthMeters,
    widthMeters: ship.beamMeters,
    draughtMeters: isClassA ? Math.round(ship.draughtMeters * 10) / 10 : null,
    destination: isClassA ? ship.destination : null,
    eta: null,
  };
}

function truePosition(
  { scenario, ships }: World,
  antenna: Antenna,
  { nowSeconds }: Motion,
  i: number,
  heard: boolean,
): TruePosition {
  const { longitude, latitude, east, north, heading, activity } = antenna;
  return {
    ship: ships[i].name,
    timeMs: scenario.startMs + nowSeconds * 1000,
    longitude,
    latitude,
    speedKnots: Math.sqrt(east * east + north * north) / METERS_PER_SECOND_PER_KNOT,
    courseDegrees: compassDegrees(Math.atan2(east, north)),
    headingDegrees: compassDegrees(heading),
    activity,
    heard,
  };
}
