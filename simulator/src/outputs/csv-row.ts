import type { AisEta, PositionReport, StaticReport } from '@roadstead/model';
import { type AisReport, isPositionReport } from './report-text.ts';
import { csvField, timeText } from './text.ts';

/** The header of the rows, in names that the CSV reader of `ais` knows; lengths in metres, speeds in knots. */
export const CSV_HEADER: string =
  'timestamp,mmsi,longitude,latitude,sog,cog,heading,rot,nav_status,' +
  'imo,name,callsign,shiptype,length,width,draught,destination,eta\n';

const NO_STATICS = ','.repeat(9);
const NO_POSITION = ','.repeat(7);

/**
 * A report as a row under `CSV_HEADER`, exactly, but for what has no column: how a ship lies about its reference point.
 * A static report has no position, which the reader says of its row (`no-position`).
 */
export function csvRow(report: AisReport): string {
  return isPositionReport(report) ? positionRow(report) : staticRow(report);
}

function positionRow(report: PositionReport): string {
  const { mmsi, longitude, latitude, sog, cog, heading, rot, navStatus } = report;
  return (
    `${timeText(report.timeMs)},${mmsi},${longitude},${latitude},${sog ?? ''},${cog ?? ''},` +
    `${heading ?? ''},${rot ?? ''},${navStatus}${NO_STATICS}\n`
  );
}

function staticRow(report: StaticReport): string {
  const { mmsi, timeMs, imo, name, callsign, shiptype, destination, eta } = report;
  const { lengthMeters, widthMeters, draughtMeters } = report;
  return (
    `${timeMs === null ? '' : timeText(timeMs)},${mmsi}${NO_POSITION},${imo ?? ''},` +
    `${csvField(name ?? '')},${csvField(callsign ?? '')},${shiptype ?? ''},${lengthMeters ?? ''},` +
    `${widthMeters ?? ''},${draughtMeters ?? ''},${csvField(destination ?? '')},` +
    `${eta === null ? '' : etaText(eta)}\n`
  );
}

/** `MM-DD HH:MM`; what is not available as AIS says it (ITU-R M.1371-5, table 52). */
function etaText({ month, day, hour, minute }: AisEta): string {
  return `${twoDigits(month ?? 0)}-${twoDigits(day ?? 0)} ${twoDigits(hour ?? 24)}:${twoDigits(minute ?? 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
