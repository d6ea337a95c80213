import { isObject } from '@roadstead/model';
import type { TradeLaneAnalytics } from '@roadstead/service';
import type {
  Booking,
  CallCounts,
  CallOutcome,
  JourneyCall,
  LaneJourney,
  ListedVoyage,
  ScheduledVoyage,
} from '@roadstead/trade-lanes';
import type { z } from 'zod';
import { type AppContext, HttpError, timestampWithOffset } from '../server/index.ts';
import type { IMPORT_RESULT, LANE_STATISTICS } from './lane-schemas.ts';

type LaneStatistic = Awaited<ReturnType<TradeLaneAnalytics['listStatistics']>>[number];
type ImportResult = Awaited<ReturnType<TradeLaneAnalytics['putVoyages']>>;

/** Rows of one request; larger files are imported by the command line. */
const ROWS_MAX = 10_000;

/** Rows of a body, and the JSON pointer to their list. */
export interface Rows {
  readonly rows: readonly unknown[];
  readonly pointer: string;
}

/** Returns the rows of a body: the member `name`, or a bare list. @throws HttpError `invalid` */
export function rowsOf(body: unknown, name: string): Rows {
  const pointer = Array.isArray(body) ? '' : `/${name}`;
  const rows: unknown = isObject(body) ? body[name] : body;
  if (Array.isArray(rows) && rows.length <= ROWS_MAX) return { rows, pointer };
  const problems = [{ pointer, detail: `must be a list of at most ${ROWS_MAX}.` }];
  throw new HttpError({ code: 'invalid', detail: 'The body is invalid.', problems });
}

/** @throws HttpError `invalid` if no row was accepted */
export function importResultJson(
  { accepted, rejected, warnings }: ImportResult,
  { pointer }: Rows,
  context: AppContext,
): z.infer<typeof IMPORT_RESULT> {
  const { rejectedListed } = context.get('state').limits;
  const problemsJson = (rows: ImportResult['rejected']) =>
    rows
      .flatMap(({ index, problems }) =>
        problems.map((each) => ({
          row: index + 1,
          detail: each.detail,
          pointer: `${pointer}/${index}${each.pointer}`,
        })),
      )
      .slice(0, rejectedListed);
  const listed = problemsJson(rejected);
  if (accepted === 0 && rejected.length > 0) {
    const problems = listed.map(({ pointer: at, detail }) => ({ pointer: at, detail }));
    throw new HttpError({ code: 'invalid', detail: 'No row was imported.', problems });
  }
  return {
    ...{ accepted, rejected: listed, rejected_total: rejected.length },
    ...{ warnings: problemsJson(warnings), warnings_total: warnings.length },
  };
}

export function laneStatisticsJson(
  statistics: readonly LaneStatistic[],
): z.infer<typeof LANE_STATISTICS> {
  return {
    statistics: statistics.map((each) => ({
      vessel_operator_carrier_code: each.carrier,
      origin_un_location_code: each.origin,
      destination_un_location_code: each.destination,
      begin_datetime: timestampWithOffset(each.beginMs),
      end_datetime: timestampWithOffset(each.endMs),
      origin_omitted_port_call_count: each.originOmitted,
      destination_omitted_port_call_count: each.destinationOmitted,
      total_journeys: each.journeys,
      origin_delayed_journeys: each.originDelayed,
      destination_delayed_journeys: each.destinationDelayed,
      container_count: each.containerCount,
      carrier_caused_rolls_pct: each.carrierRolledPct,
      shipper_caused_rolls_pct: each.shipperRolledPct,
      origin_port_calls: callCountsJson(each.originCalls),
      destination_port_calls: callCountsJson(each.destinationCalls),
    })),
  };
}

function callCountsJson(counts: CallCounts) {
  const { made, omitted, unknown, open, onTime, averageDelayHours, averageDeviationHours } = counts;
  return {
    ...{ made, omitted, unknown, open, on_time: onTime },
    average_delay_hours: averageDelayHours,
    average_deviation_hours: averageDeviationHours,
  };
}

export function journeyJson({ carrier, number, origin, destination, isReplaced }: LaneJourney) {
  return {
    ...{ vessel_operator_carrier_code: carrier, carrier_voyage_number: number },
    is_replaced: isReplaced,
    origin: journeyCallJson(origin),
    destination: journeyCallJson(destination),
  };
}

function journeyCallJson({ scheduled, outcome, deviationHours }: JourneyCall) {
  return { ...callJson(scheduled, outcome), deviation_hours: deviationHours };
}

export function voyageJson({ carrier, number, calls, outcomes, isReplaced }: ListedVoyage) {
  return {
    ...{ vessel_operator_carrier_code: carrier, carrier_voyage_number: number },
    vessel_imo_number: calls[0].imo,
    is_replaced: isReplaced,
    port_calls: calls.map((call, index) => callJson(call, outcomes[index])),
  };
}

function callJson(
  { locode, arrivalMs, departureMs, imo }: ScheduledVoyage['calls'][number],
  outcome: CallOutcome,
) {
  const made = outcome.is === 'made' ? outcome : null;
  return {
    un_location_code: locode,
    arrival_datetime: timeOrNull(arrivalMs),
    departure_datetime: timeOrNull(departureMs),
    vessel_imo_number: imo,
    outcome: outcome.is,
    actual_vessel_imo_number: made?.imo ?? null,
    actual_arrival_datetime: timeOrNull(made && !made.isAtaUnknown ? made.ataMs : null),
    actual_departure_datetime: timeOrNull(made?.atdMs ?? null),
  };
}

function timeOrNull(timeMs: number | null): string | null {
  return timeMs === null ? null : timestampWithOffset(timeMs);
}

export function bookingJson({ carrier, number, origin, destination, groups }: Booking) {
  return {
    ...{ vessel_operator_carrier_code: carrier, carrier_booking_number: number },
    ...{ origin_un_location_code: origin, destination_un_location_code: destination },
    containers: groups.map(({ count, plannedVoyage, actualVoyage, changedBy }) => ({
      count,
      planned_voyage_number: plannedVoyage,
      actual_voyage_number: actualVoyage,
      changed_by: changedBy,
    })),
  };
}
