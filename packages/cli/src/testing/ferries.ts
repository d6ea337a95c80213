import type { Imo, Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import { ndjsonLine } from '@roadstead/simulator';

/** Two ferries between Helsingborg and Helsingor, each at the port where the other one is not. */
export const AURORA = { mmsi: 265_000_001 as Mmsi, imo: 9_074_729 as Imo, name: 'AURORA' };
export const TYCHO = { mmsi: 219_000_002 as Mmsi, imo: 9_176_187 as Imo, name: 'TYCHO' };
/** A coaster off Landskrona without port calls, whose destination is Helsingborg. */
export const KOBOLD = { mmsi: 211_000_003 as Mmsi, imo: 9_321_483 as Imo, name: 'KOBOLD' };

const START_MS = Date.UTC(2026, 5, 1);
const MINUTE_MS = 60_000;
const HELSINGBORG = { longitude: 12.6875, latitude: 56.0445 };
const HELSINGOR = { longitude: 12.617, latitude: 56.033 };
const OFF_LANDSKRONA = { longitude: 12.75, latitude: 55.85 };
/** 40 minutes at a berth, 20 minutes at sea, then the opposite way. */
const BERTH_MINUTES = 40;
const WAY_MINUTES = 20;
const LEG_MINUTES: number = BERTH_MINUTES + WAY_MINUTES;
const REPORT_MINUTES = 5;

/**
 * The reports of these ships over a number of hours, as JSON lines: at a berth in the first 40 minutes of each hour,
 * then at sea. Aurora begins at Helsingborg and lies there in even hours.
 */
export function ferryReports(hours: number): string {
  const lines: string[] = [];
  for (let minute = 0; minute <= hours * 60 - 10; minute += REPORT_MINUTES) {
    for (const [ship, offset] of [
      [AURORA, 0],
      [TYCHO, 1],
    ] as const) {
      lines.push(ndjsonLine(positionOf(ship.mmsi, minute, offset)));
    }
    lines.push(
      ndjsonLine({ ...positionOf(KOBOLD.mmsi, minute, 0), ...OFF_LANDSKRONA, navStatus: 0 }),
    );
  }
  const report = [statics(AURORA, 'HELSINGOR'), statics(TYCHO, null), statics(KOBOLD, 'SE HEL')];
  return [...report, ...lines].join('');
}

function positionOf(mmsi: Mmsi, minute: number, offset: number): PositionReport {
  const leg = Math.floor(minute / LEG_MINUTES) + offset;
  const [from, to] = leg % 2 === 0 ? [HELSINGBORG, HELSINGOR] : [HELSINGOR, HELSINGBORG];
  const part = Math.max(0, (minute % LEG_MINUTES) - BERTH_MINUTES) / WAY_MINUTES;
  const isUnderWay = part > 0;
  return {
    mmsi,
    timeMs: START_MS + minute * MINUTE_MS,
    longitude: from.longitude + part * (to.longitude - from.longitude),
    latitude: from.latitude + part * (to.latitude - from.latitude),
    ...{ sog: isUnderWay ? 7.5 : 0, cog: null, heading: null, rot: null },
    navStatus: isUnderWay ? 0 : 5,
  };
}

function statics({ mmsi, imo, name }: typeof AURORA, destination: string | null): string {
  const report: StaticReport = {
    ...{ mmsi, imo, name, destination, timeMs: START_MS, callsign: null, shiptype: 60 },
    ...{ toBowMeters: 50, toSternMeters: 60, toPortMeters: 14, toStarboardMeters: 14 },
    ...{ lengthMeters: 110, widthMeters: 28, draughtMeters: 5.5, eta: null },
  };
  return ndjsonLine(report);
}
