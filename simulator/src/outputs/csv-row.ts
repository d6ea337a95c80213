import type { AisEta, PositionReport, StaticReport } from '@roadstead/model';
import { type AisReport, isPositionReport } from './report-text.ts';
import { csvField, isoTimeText } from './text.ts';

/** Header of the rows, in names that the CSV reader of `ais` recognises; lengths in metres, speeds in knots. */
export const CSV_HEADER: string =
  'timestamp,mmsi,longitude,latitude,sog,cog,heading,rot,nav_status,' +
  'imo,name,callsign,shiptype,length,width,draught,destination,eta\n';

const NO_STATICS = ','.repeat(9);
const NO_POSITION = ','.repeat(7);

/**
 * Formats a report as a row under `CSV_HEADER`, without loss, except for the position of the hull about its reference
 * point. A static report has no position, for which the reader rejects its row (`no-position`).
 */
export function csvRow(report: AisReport): string {
  return isPositionReport(report) ? positionRow(report) : staticRow(report);
}

function positionRow(report: PositionReport): string {
  const { mmsi, longitude, latitude, sog, cog, heading, rot, navStatus } = report;
  return (
    `${isoTimeText(report.timeMs)},${mmsi},${longitude},${latitude},${sog ?? ''},${cog ?? ''},` +
    `${heading ?? ''},${rot ?? ''},${navStatus}${NO_STATICS}\n`
  );
}

function staticRow(report: StaticReport): string {
  const { mmsi, timeMs, imo, name, callsign, shiptype, destination, eta } = report;
  const { lengthMeters, widthMeters, draughtMeters } = report;
  return (
    `${timeMs === null ? '' : isoTimeText(timeMs)},${mmsi}${NO_POSITION},${imo ?? ''},` +
    `${csvField(name ?? '')},${csvField(callsign ?? '')},${shiptype ?? ''},${lengthMeters ?? ''},` +
    `${widthMeters ?? ''},${draughtMeters ?? ''},${csvField(destination ?? '')},` +
    `${eta === null ? '' : etaText(eta)}\n`
  );
}

/** `MM-DD HH:MM`; unavailable parts as AIS encodes them (ITU-R M.1371-5, table 52). */
function etaText({ month, day, hour, minute }: AisEta): string {
  return `${twoDigits(month ?? 0)}-${twoDigits(day ?? 0)} ${twoDigits(hour ?? 24)}:${twoDigits(minute ?? 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
