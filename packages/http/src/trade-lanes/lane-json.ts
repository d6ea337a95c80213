import type { Refusal, Result } from '@roadstead/model';
import { failure, isObject, refusal, success } from '@roadstead/model';
import type { TradeLaneArea } from '@roadstead/service';
import type { z } from 'zod';
import { timestampWithOffset } from '../prediction/offset-time.ts';
import type { LANE_STATISTICS, TAKEN_ROWS } from './lane-schemas.ts';

type LaneStatistic = Awaited<ReturnType<TradeLaneArea['statistics']>>[number];
type TakenRows = Awaited<ReturnType<TradeLaneArea['putVoyages']>>;

/** A request has at most so many rows: what comes by the million is imported. */
const ROWS_MAX = 10_000;

/** Rows of a body, and where they are in it. */
export interface Rows {
  readonly rows: readonly unknown[];
  /** A JSON pointer to the list. */
  readonly pointer: string;
}

/** The rows of a body: under their name, or as they are. */
export function rowsOf(body: unknown, name: string): Result<Rows, Refusal> {
  const pointer = Array.isArray(body) ? '' : `/${name}`;
  const rows: unknown = isObject(body) ? body[name] : body;
  if (!Array.isArray(rows) || rows.length > ROWS_MAX) {
    const detail = `must be a list of at most ${ROWS_MAX}.`;
    return refusal('invalid', 'The body cannot be so.', [{ pointer, detail }]);
  }
  return success({ rows: rows as readonly unknown[], pointer });
}

/**
 * What became of rows, or a refusal where none was taken.
 * @param listedMax so many problems are told
 */
export function takenJson(
  { accepted, rejected }: TakenRows,
  { pointer }: Rows,
  listedMax: number,
): Result<z.infer<typeof TAKEN_ROWS>, Refusal> {
  const told = rejected
    .flatMap(({ index, problems }) =>
      problems.map((each) => ({
        row: index + 1,
        detail: each.detail,
        pointer: `${pointer}/${index}${each.pointer}`,
      })),
    )
    .slice(0, listedMax);
  if (accepted === 0 && rejected.length > 0) {
    const problems = told.map(({ pointer: at, detail }) => ({ pointer: at, detail }));
    return failure({ word: 'invalid', detail: 'Nothing was taken.', problems });
  }
  return success({ accepted, rejected: told, rejected_total: rejected.length });
}

/** Statistics as the specification has them. */
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
