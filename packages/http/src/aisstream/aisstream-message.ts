import type { PositionReport } from '@roadstead/model';

const ENCODER = new TextEncoder();

/** Values that stand for "not available" (ITU-R M.1371, table 47). */
const COG_UNKNOWN = 360;
const SOG_UNKNOWN = 102.3;
/** Stands for this speed and higher ones. */
const SOG_MAX = 102.2;
const HEADING_UNKNOWN = 511;
const ROT_UNKNOWN = -128;
/** The highest rate with a value of its own: 708 degrees a minute and more. */
const ROT_MAX = 126;

/** Encodes a report as a message of aisstream.io. @param shipName null if the ship never reported one */
export function aisstreamMessage(report: PositionReport, shipName: string | null): Uint8Array {
  const { mmsi, timeMs, longitude, latitude, sog, cog, heading, rot, navStatus } = report;
  return ENCODER.encode(
    JSON.stringify({
      Message: {
        PositionReport: {
          Cog: cog ?? COG_UNKNOWN,
          CommunicationState: 0,
          Latitude: latitude,
          Longitude: longitude,
          MessageID: 1,
          NavigationalStatus: navStatus,
          PositionAccuracy: false,
          Raim: false,
          RateOfTurn: rot === null ? ROT_UNKNOWN : indicatedRot(rot),
          RepeatIndicator: 0,
          Sog: sog === null ? SOG_UNKNOWN : Math.min(sog, SOG_MAX),
          Spare: 0,
          SpecialManoeuvreIndicator: 0,
          Timestamp: new Date(timeMs).getUTCSeconds(),
          TrueHeading: heading ?? HEADING_UNKNOWN,
          UserID: mmsi,
          Valid: true,
        },
      },
      MessageType: 'PositionReport',
      MetaData: {
        MMSI: mmsi,
        MMSI_String: mmsi,
        ShipName: shipName ?? '',
        latitude,
        longitude,
        time_utc: timeText(timeMs),
      },
    }),
  );
}

/** The rate of turn as AIS transmits it: 4.733 times its root. */
function indicatedRot(rot: number): number {
  return Math.sign(rot) * Math.min(Math.round(4.733 * Math.sqrt(Math.abs(rot))), ROT_MAX) + 0;
}

/** As Go prints a time: `2026-06-01 12:00:00.5 +0000 UTC`. */
function timeText(timeMs: number): string {
  const text = new Date(timeMs).toISOString();
  const fraction = text.slice(19, 23).replace(/\.?0+$/, '');
  return `${text.slice(0, 10)} ${text.slice(11, 19)}${fraction} +0000 UTC`;
}
