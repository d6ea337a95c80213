import type { PositionReport, StaticReport } from '@roadstead/model';
import { type Antenna, antennaOf } from './antenna.ts';
import { applyMeasurementErrors, gnssEstimate } from './apply-measurement-errors.ts';
import type { ScenarioShip } from './create-ships.ts';
import { reportedDraughtMeters } from './draughts.ts';
import { between, uniform } from './random.ts';
import type { ReceivedReport } from './received-report.ts';
import type { Receivers } from './receivers.ts';
import { recordHeard, recordLeft } from './record-silences.ts';
import {
  COURSE_CHANGE_HOLD_SECONDS,
  changesCourse,
  reportingSeconds,
  STATIC_SECONDS,
} from './reporting.ts';
import type { Fault } from './scenario.ts';
import { isActive } from './ship-faults.ts';
import { MODE } from './simulated-fleet.ts';
import type { TransmitterState } from './transmitter-state.ts';
import type { TruePosition } from './truth.ts';
import { compassDegrees, METERS_PER_SECOND_PER_KNOT } from './units.ts';
import type { Motion, World } from './world.ts';

/** Interval up to which a change of interval waits for the next transmission. */
const FREQUENT_SECONDS = 10;

/** Connections from the ships' transmitters to the receivers. */
export interface RadioChannel {
  readonly world: World;
  readonly sending: TransmitterState;
  readonly receivers: Receivers;
  readonly faults: readonly (readonly Fault[])[];
  readonly deliver: (received: ReceivedReport) => void;
  /** Receives the true track; undefined where tracks are not requested. */
  readonly track: ((position: TruePosition) => void) | undefined;
}

/** Starts the transmitter of a ship that has appeared, stops that of one that has left, shortens a ship's long interval. */
export function updateTransmitter(channel: RadioChannel, motion: Motion, i: number): void {
  const { reportAt, interval } = channel.sending;
  if (motion.fleet.mode[i] === MODE.away) {
    recordLeft(channel.sending, i, motion.nowSeconds);
    reportAt[i] = Number.POSITIVE_INFINITY;
  } else if (reportAt[i] === Number.POSITIVE_INFINITY) startTransmitter(channel, motion, i);
  else if (interval[i] > FREQUENT_SECONDS) shortenInterval(channel, motion, i);
}

/** Ships transmit out of step: each starts at a random point of its interval. */
function startTransmitter(channel: RadioChannel, motion: Motion, i: number): void {
  const { sending } = channel;
  sending.heardAt[i] = motion.nowSeconds;
  sending.interval[i] = reportingInterval(channel, motion, i);
  const share = uniform(sending.startChance, i);
  sending.reportAt[i] = motion.nowSeconds + share * sending.interval[i];
  sending.staticAt[i] = motion.nowSeconds + uniform(sending.startChance, i) * STATIC_SECONDS;
}

/** Shortens the time to the next report where the ship has begun to move, or to turn, since the last one. */
function shortenInterval(channel: RadioChannel, motion: Motion, i: number): void {
  const { sending } = channel;
  const interval = reportingInterval(channel, motion, i);
  if (interval >= sending.interval[i]) return;
  sending.interval[i] = interval;
  sending.reportAt[i] = Math.min(sending.reportAt[i], motion.nowSeconds + interval);
}

/** Transmits a due position report, and a static report if that is due too. */
export function transmit(channel: RadioChannel, motion: Motion, i: number): void {
  const { world, sending } = channel;
  if (motion.fleet.mode[i] === MODE.away) return;
  sending.interval[i] = reportingInterval(channel, motion, i);
  sending.reportAt[i] += sending.interval[i];
  const antenna = antennaOf(world, motion, i);
  const { class: kind } = world.ships[i].transmitter;
  let isHeard = false;
  if (kind !== 'none') {
    const report = applyMeasurementErrors(world, motion, sending, channel.faults[i], antenna, i);
    isHeard = broadcast(channel, motion, antenna, i, report);
    if (isHeard) recordHeard(sending, i, motion.nowSeconds);
    if (motion.nowSeconds >= sending.staticAt[i]) {
      sending.staticAt[i] += STATIC_SECONDS;
      broadcast(channel, motion, antenna, i, createStaticReport(channel, motion, report, i));
    }
  }
  channel.track?.(truePosition(world, antenna, motion, i, isHeard));
}

function reportingInterval(
  { world, sending, faults }: RadioChannel,
  motion: Motion,
  i: number,
): number {
  const { fleet, nowSeconds } = motion;
  if (changesCourse(fleet.turnRate[i])) {
    sending.turningUntil[i] = nowSeconds + COURSE_CHANGE_HOLD_SECONDS;
  }
  let mode = fleet.mode[i];
  for (let ship = i; mode === MODE.fast; mode = fleet.mode[ship]) ship = fleet.leader[ship];
  // The transmitter measures its speed with its own GNSS receiver.
  const { east, north } =
    faults[i].length === 0
      ? { east: fleet.east[i], north: fleet.north[i] }
      : gnssEstimate(sending, faults[i], antennaOf(world, motion, i), i, nowSeconds);
  return reportingSeconds({
    class: world.ships[i].transmitter.class,
    speed: Math.sqrt(east * east + north * north),
    isAtRest: mode === MODE.swing || mode === MODE.still,
    changesCourse: sending.turningUntil[i] >= nowSeconds,
  });
}

/** @returns whether any receiver delivers the report */
function broadcast(
  channel: RadioChannel,
  { nowSeconds }: Motion,
  { longitude, latitude }: Antenna,
  i: number,
  report: PositionReport | StaticReport,
): boolean {
  const { world, sending, receivers, faults, deliver } = channel;
  const chance = sending.hearingChance;
  const { class: kind, lossRate } = world.ships[i].transmitter;
  let isLost = uniform(chance, i) < lossRate;
  let delay = receivers.receptionDelaySeconds(chance, i, longitude, latitude, nowSeconds);
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

function createStaticReport(
  { world }: RadioChannel,
  motion: Motion,
  { mmsi, timeMs }: PositionReport,
  i: number,
): StaticReport {
  const ship = world.ships[i];
  const isClassA = ship.transmitter.class === 'A';
  return {
    mmsi,
    timeMs,
    imo: isClassA ? ship.imo : null,
    name: ship.name.toUpperCase(),
    callsign: ship.callsign,
    shiptype: ship.aisType,
    ...reportedDimensions(ship),
    draughtMeters: isClassA ? reportedDraughtMeters(world, motion, i) : null,
    destination: isClassA ? ship.destination : null,
    eta: null,
  };
}

type Dimensions = Pick<
  StaticReport,
  | 'toBowMeters'
  | 'toSternMeters'
  | 'toPortMeters'
  | 'toStarboardMeters'
  | 'lengthMeters'
  | 'widthMeters'
>;

/** Dimensions as a ship reports them. Without a reference point, bow and port are 0 (ITU-R M.1371-5, figure 41). */
function reportedDimensions({ lengthMeters, beamMeters, transmitter }: ScenarioShip): Dimensions {
  const { antennaAft, antennaStarboardMeters, dimensions } = transmitter;
  if (dimensions === 'none') {
    return {
      toBowMeters: null,
      toSternMeters: null,
      toPortMeters: null,
      toStarboardMeters: null,
      lengthMeters: null,
      widthMeters: null,
    };
  }
  const isSize = dimensions === 'size';
  const toBowMeters = isSize ? 0 : Math.round(lengthMeters * antennaAft);
  const toPortMeters = isSize ? 0 : Math.round(beamMeters / 2 + antennaStarboardMeters);
  return {
    toBowMeters,
    toSternMeters: lengthMeters - toBowMeters,
    toPortMeters,
    toStarboardMeters: beamMeters - toPortMeters,
    lengthMeters,
    widthMeters: beamMeters,
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
