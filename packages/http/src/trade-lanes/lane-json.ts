import { isObject } from '@roadstead/model';
import type { TradeLaneAnalytics } from '@roadstead/service';
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
  { accepted, rejected }: ImportResult,
  { pointer }: Rows,
  context: AppContext,
): z.infer<typeof IMPORT_RESULT> {
  const { rejectedListed } = context.get('state').limits;
  const listed = rejected
    .flatMap(({ index, problems }) =>
      problems.map((each) => ({
        row: index + 1,
        detail: each.detail,
        pointer: `${pointer}/${index}${each.pointer}`,
      })),
    )
    .slice(0, rejectedListed);
  if (accepted === 0 && rejected.length > 0) {
    const problems = listed.map(({ pointer: at, detail }) => ({ pointer: at, detail }));
    throw new HttpError({ code: 'invalid', detail: 'No row was imported.', problems });
  }
  return { accepted, rejected: listed, rejected_total: rejected.length };
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
    })),
  };
}
