import { Chance } from '../trades/chance.ts';
import type { SimulatedVoyage } from '../trades/voyage.ts';

const MS_PER_HOUR = 3_600_000;

/** Of carriers that are none. */
const CARRIERS = ['XBAL', 'XFJO', 'XSKW'] as const;
/** A carrier's voyage is so many ways from port to port: about a round of a feeder. */
const WAYS_PER_VOYAGE = 4;
/** Of calls, how many come too late, by how many hours, and how many are left out, by eye from published schedule reliability. */
const LATE = 0.15;
const LATE_HOURS = [26, 70] as const;
const USUAL_HOURS = [-8, 12] as const;
const LEFT_OUT = 0.08;
/** On each way so many bookings, of so many containers; of these some are rolled, more of them by the carrier. */
const BOOKINGS = [0, 1] as const;
const CONTAINERS = [1, 40] as const;
const ROLLED = 0.12;
const BY_CARRIER = 0.7;

/** A schedule as carriers publish it. */
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

/** What carriers wrote of the voyages of their ships. */
export interface CarrierPapers {
  readonly schedules: readonly ScheduleRow[];
  readonly bookings: readonly BookingRow[];
}

/**
 * The schedules of liners and feeders, from which they were late here and there and left out a port, and what was booked on them.
 * @param voyages by arrival
 * @param locodeOf of a port
 */
export function carrierPapers(
  seed: number,
  voyages: readonly SimulatedVoyage[],
  locodeOf: (portId: number) => string,
): CarrierPapers {
  const byShip = new Map<number, SimulatedVoyage[]>();
  for (const voyage of voyages) {
    if (voyage.tradeClass !== 'liner' && voyage.tradeClass !== 'feeder') continue;
    const own = byShip.get(voyage.imo);
    if (own) own.push(voyage);
    else byShip.set(voyage.imo, [voyage]);
  }
  const schedules: ScheduleRow[] = [];
  const bookings: BookingRow[] = [];
  for (const [imo, ways] of byShip) {
    const chance = new Chance(seed, `ship ${imo}`, 'papers');
    const carrier = chance.pick(CARRIERS);
    const known = [...new Set(ways.map(({ to }) => locodeOf(to.portId)))];
    for (let at = 0; at < ways.length; at += WAYS_PER_VOYAGE) {
      const own = ways.slice(at, at + WAYS_PER_VOYAGE);
      const number = `${Math.floor(imo / 10) % 100_000}-${String(at / WAYS_PER_VOYAGE).padStart(2, '0')}E`;
      const port_calls = scheduledCalls(chance, own, known, locodeOf);
      const named = { vessel_operator_carrier_code: carrier };
      schedules.push({
        ...named,
        carrier_voyage_number: number,
        vessel_imo_number: imo,
        port_calls,
      });
      for (const way of own) {
        const count = chance.whole(...BOOKINGS);
        for (let i = 0; i < count; i++) {
          bookings.push({
            ...named,
            carrier_booking_number: `${imo}${String(bookings.length).padStart(6, '0')}`,
            origin_un_location_code: locodeOf(way.from.portId),
            destination_un_location_code: locodeOf(way.to.portId),
            containers: [containers(chance, number)],
          });
        }
      }
    }
  }
  return { schedules, bookings };
}

/** The calls of some ways one after another, as they were planned; a call that is left out stands between two others. */
function scheduledCalls(
  chance: Chance,
  ways: readonly SimulatedVoyage[],
  known: readonly string[],
  locodeOf: (portId: number) => string,
): ScheduleRow['port_calls'] {
  const calls = [ways[0].from, ...ways.map(({ to }) => to)];
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
    const [least, greatest] = chance.happens(LATE) ? LATE_HOURS : USUAL_HOURS;
    plan(locodeOf(portId), ataMs - Math.round(chance.between(least, greatest) * MS_PER_HOUR));
    const next = calls[at + 1];
    if (!next || !chance.happens(LEFT_OUT)) continue;
    const beside = [locodeOf(portId), locodeOf(next.portId)];
    const others = known.filter((locode) => !beside.includes(locode));
    if (others.length > 0) plan(chance.pick(others), (ataMs + next.ataMs) / 2);
  }
  return planned;
}

function containers(chance: Chance, voyage: string): BookingRow['containers'][number] {
  const isRolled = chance.happens(ROLLED);
  return {
    count: chance.whole(...CONTAINERS),
    planned_voyage_number: voyage,
    actual_voyage_number: isRolled ? `${voyage}R` : voyage,
    changed_by: isRolled ? (chance.happens(BY_CARRIER) ? 'carrier' : 'shipper') : null,
  };
}
