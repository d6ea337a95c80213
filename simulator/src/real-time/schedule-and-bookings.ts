import { RandomStream } from '../trades/random-stream.ts';
import type { SimulatedVoyage } from '../trades/voyage.ts';

const MS_PER_HOUR = 3_600_000;

/** Carrier codes that are not assigned. */
const CARRIERS = ['XBAL', 'XFJO', 'XSKW'] as const;
/** Legs from port to port per voyage of a carrier: about a round of a feeder. */
const LEGS_PER_VOYAGE = 4;
/** Shares of late calls with their delay in hours, and of omitted calls: estimates from published schedule reliability. */
const LATE = 0.15;
const LATE_HOURS = [26, 70] as const;
const USUAL_HOURS = [-8, 12] as const;
const OMITTED = 0.08;
/** Bookings per leg and containers per booking; shares of rolled bookings, and of those rolled by the carrier. */
const BOOKINGS = [0, 1] as const;
const CONTAINERS = [1, 40] as const;
const ROLLED = 0.12;
const BY_CARRIER = 0.7;

/** A schedule as published by carriers. */
export interface ScheduleRow {
  readonly vessel_operator_carrier_code: string;
  readonly carrier_voyage_number: string;
  readonly vessel_imo_number: number;
  readonly port_calls: readonly {
    readonly un_location_code: string;
    readonly arrival_datetime: string;
  }[];
}

export interface BookingRow {
  readonly vessel_operator_carrier_code: string;
  readonly carrier_booking_number: string;
  readonly origin_un_location_code: string;
  readonly destination_un_location_code: string;
  readonly containers: readonly {
    readonly count: number;
    readonly planned_voyage_number: string;
    readonly actual_voyage_number: string | null;
    readonly changed_by: 'carrier' | 'shipper' | null;
  }[];
}

/** Schedules and bookings of carriers for the voyages of their ships. */
export interface ScheduleAndBookings {
  readonly schedules: readonly ScheduleRow[];
  readonly bookings: readonly BookingRow[];
}

/**
 * Creates schedules of liners and feeders, with late and omitted calls, and bookings on them.
 * @param voyages by arrival
 * @param locodeOf LOCODE of a port
 */
export function scheduleAndBookings(
  seed: number,
  voyages: readonly SimulatedVoyage[],
  locodeOf: (portId: number) => string,
): ScheduleAndBookings {
  const byShip = new Map<number, SimulatedVoyage[]>();
  for (const voyage of voyages) {
    if (voyage.tradeClass !== 'liner' && voyage.tradeClass !== 'feeder') continue;
    const own = byShip.get(voyage.imo);
    if (own) own.push(voyage);
    else byShip.set(voyage.imo, [voyage]);
  }
  const schedules: ScheduleRow[] = [];
  const bookings: BookingRow[] = [];
  for (const [imo, legs] of byShip) {
    const random = new RandomStream(seed, `ship ${imo}`, 'papers');
    const carrier = random.pick(CARRIERS);
    const known = [...new Set(legs.map(({ to }) => locodeOf(to.portId)))];
    for (let at = 0; at < legs.length; at += LEGS_PER_VOYAGE) {
      const own = legs.slice(at, at + LEGS_PER_VOYAGE);
      const number = `${Math.floor(imo / 10) % 100_000}-${String(at / LEGS_PER_VOYAGE).padStart(2, '0')}E`;
      const port_calls = scheduledCalls(random, own, known, locodeOf);
      const named = { vessel_operator_carrier_code: carrier };
      schedules.push({
        ...named,
        carrier_voyage_number: number,
        vessel_imo_number: imo,
        port_calls,
      });
      for (const leg of own) {
        const count = random.integer(...BOOKINGS);
        for (let i = 0; i < count; i++) {
          bookings.push({
            ...named,
            carrier_booking_number: `${imo}${String(bookings.length).padStart(6, '0')}`,
            origin_un_location_code: locodeOf(leg.from.portId),
            destination_un_location_code: locodeOf(leg.to.portId),
            containers: [containers(random, number)],
          });
        }
      }
    }
  }
  return { schedules, bookings };
}

/** Planned calls of consecutive legs; an omitted call is planned between two others. */
function scheduledCalls(
  random: RandomStream,
  legs: readonly SimulatedVoyage[],
  known: readonly string[],
  locodeOf: (portId: number) => string,
): ScheduleRow['port_calls'] {
  const calls = [legs[0].from, ...legs.map(({ to }) => to)];
  const planned: { un_location_code: string; arrival_datetime: string }[] = [];
  let lastMs = Number.NEGATIVE_INFINITY;
  const plan = (locode: string, timeMs: number): void => {
    lastMs = Math.max(lastMs + MS_PER_HOUR, timeMs);
    planned.push({
      un_location_code: locode,
      arrival_datetime: new Date(lastMs).toISOString(),
    });
  };
  for (const [at, { portId, ataMs }] of calls.entries()) {
    const [least, greatest] = random.occurs(LATE) ? LATE_HOURS : USUAL_HOURS;
    plan(locodeOf(portId), ataMs - Math.round(random.between(least, greatest) * MS_PER_HOUR));
    const next = calls[at + 1];
    if (!next || !random.occurs(OMITTED)) continue;
    const beside = [locodeOf(portId), locodeOf(next.portId)];
    const others = known.filter((locode) => !beside.includes(locode));
    if (others.length > 0) plan(random.pick(others), (ataMs + next.ataMs) / 2);
  }
  return planned;
}

function containers(random: RandomStream, voyage: string): BookingRow['containers'][number] {
  const isRolled = random.occurs(ROLLED);
  return {
    count: random.integer(...CONTAINERS),
    planned_voyage_number: voyage,
    actual_voyage_number: isRolled ? `${voyage}R` : voyage,
    changed_by: isRolled ? (random.occurs(BY_CARRIER) ? 'carrier' : 'shipper') : null,
  };
}
