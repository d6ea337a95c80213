import type { Imo, Mmsi } from '@roadstead/model';
import { movedPoint } from './local.ts';
import { between, newStreams, type Streams, uniform } from './random.ts';
import type {
  Point,
  Scenario,
  ShipPlan,
  Spread,
  StartPlace,
  Step,
  TransmitterPlan,
} from './scenario.ts';
import type { ShipType } from './ship-types.ts';

/** A ship of a scenario, with all that chance had to decide of it. */
export interface CastShip {
  readonly name: string;
  /** The name of its plan, which ships that are made in numbers share. */
  readonly commonName: string;
  readonly type: ShipType;
  readonly mmsi: Mmsi;
  readonly imo: Imo | null;
  readonly callsign: string | null;
  readonly destination: string | null;
  readonly lengthMeters: number;
  readonly beamMeters: number;
  readonly draughtMeters: number;
  readonly speedKnots: number;
  readonly transmitter: TransmitterPlan;
  readonly at: Point;
  /** Undefined: towards where it sails first. */
  readonly headingDegrees: number | undefined;
  readonly startSpeedKnots: number | undefined;
  readonly comesAtSeconds: number;
  readonly steps: readonly Step[];
}

/** Ships without an MMSI get one of MID 280 to 299, which ITU's table gives to no country, so it is nobody's. */
const MADE_UP_MID_MIN = 280;
const MADE_UP_MIDS = 20;
const MMSI_PER_MID = 1_000_000;

/** All ships of a scenario. What a ship is depends on the seed, its plan and its name alone. */
export function castShips(scenario: Scenario, seed: number): readonly CastShip[] {
  const taken = new Set<number>();
  for (const { mmsi, count } of scenario.ships) {
    if (mmsi !== undefined) for (let k = 0; k < count; k++) taken.add(mmsi + k);
  }
  return scenario.ships.flatMap((plan) =>
    Array.from({ length: plan.count }, (_, k) => castShip(plan, k, seed, taken)),
  );
}

/** The name of ship `k`, from 0, of a plan. */
function shipName(plan: Pick<ShipPlan, 'name' | 'count'>, k: number): string {
  return plan.count === 1 ? plan.name : `${plan.name}-${k + 1}`;
}

function castShip(plan: ShipPlan, k: number, seed: number, taken: Set<number>): CastShip {
  const name = shipName(plan, k);
  const chance = newStreams(seed, [name], 'cast');
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
    mmsi: (plan.mmsi === undefined ? madeUpMmsi(name, taken) : plan.mmsi + k) as Mmsi,
    imo: plan.imo ?? null,
    callsign: plan.callsign ?? null,
    destination: plan.destination ?? null,
    lengthMeters: Math.round(lengthMeters),
    beamMeters: Math.round(beamMeters),
    draughtMeters,
    speedKnots: draw(plan.speedKnots),
    transmitter: plan.transmitter,
    at: startPoint(plan.start.place, k, chance),
    headingDegrees: plan.start.headingDegrees && draw(plan.start.headingDegrees),
    startSpeedKnots: plan.start.speedKnots && draw(plan.start.speedKnots),
    comesAtSeconds: Math.round(draw(plan.start.atSeconds)),
    steps: plan.steps,
  };
}

/** The same name gets the same MMSI in every scenario and for every seed, unless another ship has it already. */
function madeUpMmsi(name: string, taken: Set<number>): Mmsi {
  const chance = newStreams(0, [name], 'mmsi');
  for (;;) {
    const serial = Math.floor(uniform(chance, 0) * MADE_UP_MIDS * MMSI_PER_MID);
    const mmsi = MADE_UP_MID_MIN * MMSI_PER_MID + serial;
    if (taken.has(mmsi)) continue;
    taken.add(mmsi);
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
  return movedPoint(place.at, east, north);
}
