import { VOYAGE_ROW } from '@roadstead/trade-lanes';
import { z } from 'zod';
import { locode, optionalTimestamp, type Parameter, type QueryValues } from '../request/index.ts';
import { HttpError } from '../server/index.ts';

/** A parameter that a schema of rows parses. */
export function parsed(schema: z.ZodType<string>, description: string): Parameter<string> {
  const rule = String(schema.safeParse('').error?.issues[0].message);
  return {
    ...{ schema: z.string(), rule, description },
    read: (value, reject) => schema.safeParse(value).data ?? reject('invalid'),
  };
}

export const CARRIER: Parameter<string> = parsed(
  VOYAGE_ROW.shape.vessel_operator_carrier_code,
  'Code of the carrier; in lists only those of this carrier.',
);

export const LANE_QUERY = {
  origin_un_location_code: locode('UN/LOCODE of the port where journeys begin.'),
  destination_un_location_code: locode('UN/LOCODE of the port where journeys end.'),
  begin_datetime: optionalTimestamp(
    'Begin of the period (extension): journeys by their scheduled arrival at the destination. Default: 365 days before the end.',
  ),
  end_datetime: optionalTimestamp(
    'End of the period, exclusive (extension). Default: the last midnight UTC.',
  ),
  vessel_operator_carrier_code: CARRIER,
};

/** Whether each month has a statistic. */
export const INTERVAL: Parameter<boolean> = {
  schema: z.literal('month'),
  rule: 'must be month.',
  description:
    '`month` (extension): a statistic for each carrier and month UTC. Default: one for each carrier.',
  read: (value, reject) => (value === 'month' ? true : reject('malformed')),
};

type LaneQuery = QueryValues<typeof LANE_QUERY>;

export function laneOf(query: LaneQuery) {
  return [query.origin_un_location_code, query.destination_un_location_code] as const;
}

/** @throws HttpError `invalid` for a period that ends before it begins */
export function searchOf(query: LaneQuery) {
  const { begin_datetime: beginMs, end_datetime: endMs } = query;
  if (beginMs !== undefined && endMs !== undefined && beginMs >= endMs) {
    const problems = [{ pointer: 'end_datetime', detail: 'must be after begin_datetime.' }];
    throw new HttpError({ code: 'invalid', detail: 'The query is invalid.', problems });
  }
  return { beginMs, endMs, carrier: query.vessel_operator_carrier_code };
}
