import { failure, type Imo, type Problem, type Result, success } from '@roadstead/model';
import { RowReader } from './row-reader.ts';
import { CALL_ROW, CALLS, VOYAGE_ROW } from './row-schemas.ts';
import { type ScheduledCall, type ScheduledVoyage, scheduledMs } from './scheduled-voyage.ts';
import { VOYAGE_MS_MAX } from './thresholds.ts';

/**
 * A1: parses a voyage: `vessel_operator_carrier_code`, `carrier_voyage_number`, `vessel_imo_number` and `port_calls`, each
 * with `un_location_code`, `arrival_datetime`, `departure_datetime`, and `vessel_imo_number` where another ship sails from
 * that call on.
 * @param row a value from JSON.parse
 * @returns the voyage, or all problems of the row, with JSON pointers into it
 */
export function parseVoyage(row: unknown): Result<ScheduledVoyage, readonly Problem[]> {
  const reader = new RowReader(row, VOYAGE_ROW);
  const carrier = reader.read('vessel_operator_carrier_code');
  const number = reader.read('carrier_voyage_number');
  const imo = reader.read('vessel_imo_number');
  const calls = readCalls(reader, imo);
  const { problems } = reader;
  const isValid = carrier !== undefined && number !== undefined;
  if (problems.length > 0 || !isValid) return failure(problems);
  return success({ carrier, number, calls });
}

function readCalls(
  reader: RowReader<typeof VOYAGE_ROW.shape>,
  first: Imo | undefined,
): readonly ScheduledCall[] {
  const calls: ScheduledCall[] = [];
  let imo = first;
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const call of reader.list('port_calls', CALLS, CALL_ROW)) {
    const problemsBefore = reader.problems.length;
    const locode = call.read('un_location_code');
    const arrivalMs = call.read('arrival_datetime');
    const departureMs = call.read('departure_datetime');
    imo = call.read('vessel_imo_number') ?? imo;
    const isValid = reader.problems.length === problemsBefore;
    if (!isValid || locode === undefined || arrivalMs === undefined || departureMs === undefined) {
      continue;
    }
    if (arrivalMs === null && departureMs === null) {
      call.reject('arrival_datetime', 'is missing, and so is departure_datetime: one is required.');
      continue;
    }
    for (const [name, timeMs] of [
      ['arrival_datetime', arrivalMs],
      ['departure_datetime', departureMs],
    ] as const) {
      if (timeMs === null) continue;
      if (timeMs < lastMs) call.reject(name, 'must not be before the time that comes before it.');
      lastMs = Math.max(lastMs, timeMs);
    }
    if (imo !== undefined) calls.push({ locode, arrivalMs, departureMs, imo });
  }
  const [begin, end] = [calls[0], calls.at(-1)];
  if (begin && end && scheduledMs(end) - scheduledMs(begin) > VOYAGE_MS_MAX) {
    reader.reject('port_calls', 'must lie within a year.');
  }
  return calls;
}
