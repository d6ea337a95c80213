import type { Point } from '../scenario.ts';
import type { RandomStream } from '../trades/random-stream.ts';
import { durationText, type ScenarioDraft, type StepDocument } from './scenario-draft.ts';
import { cargoDraughtMeters, type ShipSketch } from './ship-makers.ts';

const HOUR = 3600;
const MINUTE = 60;
const METERS_PER_MILE = 1852;

/** A ship to which others come. */
export interface VisitedShip {
  readonly name: string;
  readonly sketch: ShipSketch;
  readonly at: Point;
  /** Instant from which it is there. */
  readonly fromSeconds: number;
}

/** A visit of a ship alongside another one. */
export interface Visit {
  readonly role: string;
  readonly sketch: ShipSketch;
  readonly purpose: 'cargo' | 'bunkers' | 'stores' | 'catch' | 'pilot' | 'supply' | 'raft';
  readonly hours: readonly [number, number];
  /** Earliest arrival, in seconds after the start. */
  readonly afterSeconds: number;
  readonly side: 'port' | 'starboard';
  /** Change of draughts as a share of the smaller ship's cargo; negative: from the visitor to the host. */
  readonly loads?: number;
  /** Whether the visitor switches its transmitter off before it arrives. */
  readonly isDark?: boolean;
  readonly milesMax?: number;
}

/** Time that a ship needs alongside, besides the sailing, for approach and mooring. */
const MOORING_SECONDS = 40 * MINUTE;

/**
 * Adds a ship that comes to a host, moors alongside, and leaves.
 * @returns an estimate of the instant at which it leaves
 */
export function addVisitor(draft: ScenarioDraft, host: VisitedShip, visit: Visit): number {
  const { random } = draft;
  const speed = random.between(5, 11);
  const meters = random.scaled(1.5, visit.milesMax ?? 12) * METERS_PER_MILE;
  const start = draft.seaward(host.at, meters * 0.8, meters);
  const sailing = meters / (speed * 0.5144);
  const atSeconds = Math.max(0, visit.afterSeconds - sailing);
  const seconds = random.scaled(...visit.hours) * HOUR;
  const leaves = Math.max(visit.afterSeconds, sailing) + MOORING_SECONDS + seconds;
  const name = draft.addShip(
    visit.role,
    { ...visit.sketch, speedKnots: Math.round(speed * 10) / 10 },
    { at: start, atSeconds },
    [alongsideStep(draft, host, visit, seconds), leavingStep(draft, host.at)],
  );
  draft.extendTo(leaves);
  if (visit.isDark) {
    const until = random.occurs(0.5) ? leaves + random.between(0.2, 3) * HOUR : undefined;
    draft.darken(name, Math.max(0, atSeconds + sailing * random.between(0, 0.7)), until);
  }
  return leaves;
}

/** The step alongside: gap of fenders, place along the hull, purpose and draughts. */
export function alongsideStep(
  { random }: ScenarioDraft,
  host: Pick<VisitedShip, 'name' | 'sketch'>,
  { sketch, purpose, side, loads }: Pick<Visit, 'sketch' | 'purpose' | 'side' | 'loads'>,
  seconds: number,
): StepDocument {
  const slack = Math.max(0, (host.sketch.lengthMeters - sketch.lengthMeters) / 2);
  const isLarge = sketch.lengthMeters > 80;
  const draughtChange = loads === undefined ? {} : draughtsOf(sketch, host.sketch, loads);
  return {
    alongside: {
      ship: host.name,
      side,
      heading: random.occurs(isLarge ? 0.06 : 0.25) ? 'opposite' : 'same',
      aheadMeters: Math.round(random.between(-slack, slack)),
      gapMeters: Math.round((isLarge ? random.between(2, 4.6) : random.between(0.3, 2)) * 10) / 10,
      purpose,
      ...draughtChange,
      for: durationText(seconds),
    },
  };
}

/** A cargo of the smaller ship moves the larger one less, in proportion to the water plane. */
function draughtsOf(
  ship: ShipSketch,
  other: ShipSketch,
  loads: number,
): { readonly draughtChange: { readonly shipMeters: number; readonly otherMeters: number } } {
  const area = ({ lengthMeters, beamMeters }: ShipSketch): number => lengthMeters * beamMeters;
  const volume =
    loads *
    Math.min(area(ship) * cargoDraughtMeters(ship), area(other) * cargoDraughtMeters(other));
  return {
    draughtChange: {
      shipMeters: Math.round((volume / area(ship)) * 10) / 10,
      otherMeters: Math.round((-volume / area(other)) * 10) / 10,
    },
  };
}

/** Leaves towards the open sea, slowly at first. */
export function leavingStep(draft: ScenarioDraft, from: Point): StepDocument {
  return { sail: { to: draft.seaward(from, 14_000, 28_000) } };
}

/** Lies at anchor, from the start or after arriving, to the end or until it leaves. */
export function addAnchored(
  draft: ScenarioDraft,
  role: string,
  sketch: ShipSketch,
  at: Point,
  {
    arrivesSeconds,
    leavesSeconds,
    scopeMeters = drawScopeMeters(draft.random, sketch),
  }: {
    readonly arrivesSeconds?: number;
    readonly leavesSeconds?: number;
    readonly scopeMeters?: number;
  } = {},
): VisitedShip {
  const { random } = draft;
  const draughtChangeMeters = ownDraughtChange(random, sketch);
  const ends =
    leavesSeconds === undefined
      ? [{ anchor: { at, scopeMeters } }]
      : [
          { anchor: { at, scopeMeters, draughtChangeMeters, until: draft.time(leavesSeconds) } },
          leavingStep(draft, at),
        ];
  if (leavesSeconds !== undefined) draft.extendTo(leavesSeconds);
  if (arrivesSeconds === undefined) {
    const name = draft.addShip(role, sketch, { at }, ends);
    return { name, sketch, at, fromSeconds: 0 };
  }
  const start = draft.seaward(at, 6_000, 25_000);
  const name = draft.addShip(role, sketch, { at: start, atSeconds: arrivesSeconds }, ends);
  return { name, sketch, at, fromSeconds: arrivesSeconds + 2 * HOUR };
}

/** Draws the length of an anchor chain over ground. */
export function drawScopeMeters(random: RandomStream, { lengthMeters }: ShipSketch): number {
  return Math.round(random.between(0.5, 1.1) * Math.min(250, 60 + lengthMeters));
}

/** Share of the ships that enter another draught when they leave: cargo from the shore, ballast, or a correction. */
const OWN_CHANGE_RATE = 0.3;

/** Draws a change of draught without a transfer, mostly none. */
export function ownDraughtChange(random: RandomStream, sketch: ShipSketch): number {
  if (!random.occurs(OWN_CHANGE_RATE)) return 0;
  const share = random.integer(0, 1) * 2 - 1;
  return Math.round(share * random.between(0.05, 0.9) * cargoDraughtMeters(sketch) * 10) / 10;
}

/** Lies adrift, from the start. */
export function addDrifting(
  draft: ScenarioDraft,
  role: string,
  sketch: ShipSketch,
  at: Point,
): VisitedShip {
  const headingDegrees = Math.round(draft.random.between(0, 359));
  const name = draft.addShip(role, sketch, { at, headingDegrees }, [{ drift: {} }]);
  return { name, sketch, at, fromSeconds: 0 };
}
