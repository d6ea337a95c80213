import type { ParametersOf } from '@roadstead/client';

export type LaneParameters = ParametersOf<'GET /tradelane-analytics/journey-statistics'>;

/** Returns the lane and period of the address; undefined unless both ports are LOCODEs. */
export function laneParameters(
  values: Readonly<Record<string, string>>,
): LaneParameters | undefined {
  const [origin, destination] = [locodeOf(values['from']), locodeOf(values['to'])];
  if (origin === undefined || destination === undefined) return undefined;
  const [begin, end] = [dayStart(values['begin']), dayStart(values['end'])];
  return {
    ...{ origin_un_location_code: origin, destination_un_location_code: destination },
    ...(begin !== undefined && { begin_datetime: begin }),
    ...(end !== undefined && { end_datetime: end }),
  };
}

function locodeOf(text = ''): string | undefined {
  const locode = text.trim().toUpperCase();
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(locode) ? locode : undefined;
}

/** Returns midnight UTC of `2026-11-24`. */
function dayStart(day = ''): string | undefined {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}
