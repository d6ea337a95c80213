import type { ApiObjects } from '@roadstead/client';
import { csvText } from '../ui/csv.ts';

type Arrival = ApiObjects['NextPort'];

/** Returns expected arrivals as CSV. The service leaves the zone of the times out, which is UTC: a spreadsheet would take its own. */
export function arrivalsCsv(arrivals: readonly Arrival[]): string {
  const columns = [
    ...['mmsi', 'imo', 'name', 'callsign', 'shiptype', 'locode', 'probability'],
    ...['eta', 'eta_early', 'eta_late', 'in_port', 'silent', 'last_heard'],
    ...['after_next_locode', 'after_next_probability'],
  ];
  const rows = arrivals.map((arrival) => [
    ...[arrival.mmsi, arrival.imo, arrival.name, arrival.callsign, arrival.shiptype],
    ...[arrival.locode, arrival.probability],
    ...[utcText(arrival.eta), utcText(arrival.eta_early), utcText(arrival.eta_late)],
    ...[arrival.in_port, arrival.silent, utcText(arrival.last_heard)],
    ...[arrival.after_next?.locode, arrival.after_next?.probability],
  ]);
  return csvText(columns, rows);
}

function utcText(text: string | null | undefined): string | null {
  return text ? `${text}Z` : null;
}
