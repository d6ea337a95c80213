import { failure, type Imo, type Problem, type Result, success } from '@roadstead/model';
import { RowReader } from './row-reader.ts';
import { CALLS_MAX, CALLS_MIN, VOYAGE_MS_MAX, VOYAGE_NUMBER_LENGTH_MAX } from './thresholds.ts';
import { type ScheduledCall, scheduledMs, type Voyage } from './voyage.ts';

/**
 * A1: reads a voyage: `vessel_operator_carrier_code`, `carrier_voyage_number`, `vessel_imo_number` and `port_calls`, each with
 * `un_location_code`, `arrival_datetime`, `departure_datetime`, and `vessel_imo_number` where from there on it is another ship.
 * @param row what JSON.parse gave
 * @returns the voyage, or all that is wrong with it, with JSON pointers into the row
 */
export function parseVoyage(row: unknown): Result<Voyage, readonly Problem[]> {
  const reader = new RowReader(row);
  const carrier = reader.carrier('vessel_operator_carrier_code');
  const number = reader.number('carrier_voyage_number', VOYAGE_NUMBER_LENGTH_MAX);
  const imo = reader.imo('vessel_imo_number');
  const calls = readCalls(reader, imo);
  const { problems } = reader;
  if (problems.length > 0 || carrier === undefined || number === undefined)
    return failure(problems);
  return success({ carrier, number, calls });
}

function readCalls(reader: RowReader, first: Imo | undefined): readonly ScheduledCall[] {
  const calls: ScheduledCall[] = [];
  let imo = first;
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const each of reader.list('port_calls', CALLS_MIN, CALLS_MAX)) {
    const problemsBefore = reader.problems.length;
    const locode = each.locode('un_location_code');
    const arrivalMs = each.orNull('arrival_datetime', (name) => each.time(name));
    const departureMs = each.orNull('departure_datetime', (name) => each.time(name));
    imo = each.orNull('vessel_imo_number', (name) => each.imo(name)) ?? imo;
    const isRead = reader.problems.length === problemsBefore;
    if (!isRead || locode === undefined || arrivalMs === undefined || departureMs === undefined) {
      continue;
    }
    if (arrivalMs === null && departureMs === null) {
      each.refuse('arrival_datetime', 'is missing, and so is departure_datetime: one is needed.');
      continue;
    }
    for (const [name, timeMs] of [
      ['arrival_datetime', arrivalMs],
      ['departure_datetime', departureMs],
    ] as const) {
      if (timeMs === null) continue;
      if (timeMs < lastMs) each.refuse(name, 'must not be before the time that comes before it.');
      lastMs = Math.max(lastMs, timeMs);
    }
    if (imo !== undefined) calls.push({ locode, arrivalMs, departureMs, imo });
  }
  const [begin, end] = [calls[0], calls.at(-1)];
  if (begin && end && scheduledMs(end) - scheduledMs(begin) > VOYAGE_MS_MAX) {
    reader.refuse('port_calls', 'must lie within a year.');
  }
  return calls;
}
