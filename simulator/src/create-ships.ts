import type { Imo, Mmsi } from '@roadstead/model';
import { offsetPoint } from './local-plane.ts';
import { between, createStreams, type Streams, uniform } from './random.ts';
import type { Point, Scenario, ShipPlan, Spread, StartPlace, Step } from './scenario.ts';
import { SHIP_TYPES, type ShipType } from './ship-types.ts';
import type { TransmitterPlan } from './transmitter-plan.ts';

/** A ship of a scenario with all its random properties drawn. */
export interface ScenarioShip {
  readonly name: string;
  /** Name of its plan, shared by all ships of a plan with `count`. */
  readonly commonName: string;
  readonly type: ShipType;
  readonly mmsi: Mmsi;
  readonly imo: Imo | null;
  readonly callsign: string | null;
  readonly destination: string | null;
  readonly lengthMeters: number;
  readonly beamMeters: number;
  readonly draughtMeters: number;
  readonly aisType: number;
  readonly leeway: number;
  readonly speedKnots: number;
  readonly transmitter: TransmitterPlan;
  readonly at: Point;
  /** Undefined: towards its first waypoint. */
  readonly headingDegrees: number | undefined;
  readonly startSpeedKnots: number | undefined;
  readonly appearsAtSeconds: number;
  readonly steps: readonly Step[];
}

/** Ships without an MMSI get one of MID 280 to 299, which ITU's table assigns to no country, so no real ship has it. */
const UNASSIGNED_MID_MIN = 280;
const UNASSIGNED_MIDS = 20;
const MMSI_PER_MID = 1_000_000;

/** Creates all ships of a scenario. A ship depends on the seed, its plan and its name alone. */
export function createShips(scenario: Scenario, seed: number): readonly ScenarioShip[] {
  const usedMmsis = new Set<number>();
  for (const { mmsi, count } of scenario.ships) {
    if (mmsi !== undefined) for (let k = 0; k < count; k++) usedMmsis.add(mmsi + k);
  }
  return scenario.ships.flatMap((plan) =>
    Array.from({ length: plan.count }, (_, k) => createShip(plan, k, seed, usedMmsis)),
  );
}

/** Name of ship `k` of a plan, from 0. */
function shipName(plan: Pick<ShipPlan, 'name' | 'count'>, k: number): string {
  return plan.count === 1 ? plan.name : `${plan.name}-${k + 1}`;
}

function createShip(plan: ShipPlan, k: number, seed: number, usedMmsis: Set<number>): ScenarioShip {
  const name = shipName(plan, k);
  const chance = createStreams(seed, [name], 'cast');
  const draw = ([least, greatest]: Spread): number => between(chance, 0, least, greatest);
  const [lengthMeters, beamMeters, draughtMeters] = [
    draw(plan.lengthMeters),
    draw(plan.beamMeters),
    draw(plan.draughtMeters),
  ];
  return {
    name,
    commonName: plan.name,
    type: plan.type,
    mmsi: (plan.mmsi === undefined ? unassignedMmsi(name, usedMmsis) : plan.mmsi + k) as Mmsi,
    imo: plan.imo ?? null,
    callsign: plan.callsign ?? null,
    destination: plan.destination ?? null,
    lengthMeters: Math.round(lengthMeters),
    beamMeters: Math.round(beamMeters),
    draughtMeters,
    aisType: plan.aisType ?? SHIP_TYPES[plan.type].aisType,
    speedKnots: draw(plan.speedKnots),
    transmitter: plan.transmitter,
    at: startPoint(plan.start.place, k, chance),
    headingDegrees: plan.start.headingDegrees && draw(plan.start.headingDegrees),
    startSpeedKnots: plan.start.speedKnots && draw(plan.start.speedKnots),
    appearsAtSeconds: Math.round(draw(plan.start.atSeconds)),
    // Drawn last, so that a scenario without it keeps its draws.
    leeway: plan.leeway ? draw(plan.leeway) : SHIP_TYPES[plan.type].leeway,
    steps: plan.steps,
  };
}

/** Derives the MMSI from the name alone, for every scenario and seed; draws again while another ship has it. */
function unassignedMmsi(name: string, usedMmsis: Set<number>): Mmsi {
  const chance = createStreams(0, [name], 'mmsi');
  for (;;) {
    const serial = Math.floor(uniform(chance, 0) * UNASSIGNED_MIDS * MMSI_PER_MID);
    const mmsi = UNASSIGNED_MID_MIN * MMSI_PER_MID + serial;
    if (usedMmsis.has(mmsi)) continue;
    usedMmsis.add(mmsi);
    return mmsi as Mmsi;
  }
}

function startPoint(place: StartPlace, k: number, chance: Streams): Point {
  const spacing = place.kind === 'grid' ? place.spacingMeters : 0;
  const columns = place.kind === 'grid' ? place.columns : 1;
  const radius = place.scatterMeters * Math.sqrt(uniform(chance, 0));
  const direction = 2 * Math.PI * uniform(chance, 0);
  const east = spacing * (k % columns) + radius * Math.sin(direction);
  const north = spacing * Math.floor(k / columns) + radius * Math.cos(direction);
  return offsetPoint(place.at, east, north);
}
