/**
 * Reports of the ships of the table until three o'clock on 2 June 2026, and the time of the requests. Two ships are side by side at
 * midnight and separate at one; two others meet at two and stay together. A tanker was at Rotterdam, then at Hamburg, and sails
 * for Rotterdam again; a bulker is bound for Hamburg; one ship reported once, more than a day ago; one lies far from any shore.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The first minute of 1 June. */
const FIRST_DAY_MS: number = Date.UTC(2026, 5, 1);
const SECOND_DAY_MS = FIRST_DAY_MS + DAY_MS;
/** Time of the newest reports. */
export const LAST_REPORT_MS: number = SECOND_DAY_MS + 180 * MINUTE_MS;
/** Time of the first request. */
export const NOW_MS: number = LAST_REPORT_MS + 30_000;

export const SEPARATED = [211_000_001, 211_000_002] as const;
export const TOGETHER = [211_000_003, 211_000_004] as const;
export const TANKER = 244_000_005;
export const BULKER = 244_000_006;
/** It reported at the beginning of the first day only. */
export const OLD_SHIP = 211_000_007;
/** It lies in the middle of the North Sea. */
export const LOITERER = 211_000_008;
/** It never reported. */
export const UNKNOWN_SHIP = 211_000_999;

export const TANKER_IMO = 9_074_729;
export const BULKER_IMO = 9_176_187;
export const UNKNOWN_IMO = 9_395_044;

/** Positions of the two pairs. */
const SEPARATED_AT = [6, 54.5] as const;
export const TOGETHER_AT = [7, 54.5] as const;
/** Degrees of longitude between two ships side by side: 65 m. */
export const ALONGSIDE_DEGREES = 0.001;

export const LOITERER_AT = [3.2, 56] as const;

/** Berths, in the ports' areas of the gazetteer; and the ports' numbers in the World Port Index. */
const ROTTERDAM = [4.02, 51.95] as const;
const HAMBURG = [9.94, 53.53] as const;
export const ROTTERDAM_PORT = { id: 31_140, locode: 'NLRTM', name: 'Rotterdam' };
export const HAMBURG_PORT = { id: 30_780, locode: 'DEHAM', name: 'Hamburg' };

export const FIRST_DAY = '2026-06-01T00:00:00Z';
export const SECOND_DAY = '2026-06-02T00:00:00Z';

type Place = readonly [longitude: number, latitude: number];

/** A record of `POST /positions`. */
export type FleetRecord = Readonly<Record<string, string | number>> & {
  readonly timestamp: string;
};

/** All reports, by time. */
export function fleetRecords(): readonly FleetRecord[] {
  return [...pairs(), ...tanker(), ...others()].sort((one, other) =>
    one.timestamp < other.timestamp ? -1 : 1,
  );
}

function pairs(): readonly FleetRecord[] {
  const [x, y] = SEPARATED_AT;
  const apart: Place = [x + 20 * ALONGSIDE_DEGREES, y];
  return [
    ...stationary(SEPARATED[0], [x, y], 0, 90),
    ...stationary(SEPARATED[1], [x + ALONGSIDE_DEGREES, y], 0, 60),
    ...sailing(SEPARATED[1], [x + ALONGSIDE_DEGREES, y], apart, 60, 70),
    ...stationary(SEPARATED[1], apart, 72, 90),
    ...stationary(TOGETHER[0], TOGETHER_AT, 120, 180),
    ...stationary(TOGETHER[1], [TOGETHER_AT[0] + ALONGSIDE_DEGREES, TOGETHER_AT[1]], 120, 180),
  ];
}

/** Minutes count from the second day: the first day is negative. */
function tanker(): readonly FleetRecord[] {
  const leftRotterdam = -22 * 60;
  const reachedHamburg = -3 * 60;
  const leftHamburg = -60;
  return [
    {
      ...{ mmsi: TANKER, timestamp: timeAt(-24 * 60), imo: TANKER_IMO, name: 'ALMA MAERSK' },
      ...{ callsign: 'PABC', shiptype: 80, length: 182.6, width: 32, draught: 9.5 },
      ...{ destination: 'NLRTM', eta: '06-03 08:30' },
    },
    // Off the port, so that its arrival is known.
    fix(TANKER, [3.7, 52.02], -24 * 60 - 20, 12),
    ...stationary(TANKER, ROTTERDAM, -24 * 60, leftRotterdam),
    ...sailing(TANKER, ROTTERDAM, [6, 53.9], leftRotterdam, -14 * 60),
    ...sailing(TANKER, [6, 53.9], HAMBURG, -14 * 60, reachedHamburg),
    ...stationary(TANKER, HAMBURG, reachedHamburg + 2, leftHamburg),
    ...sailing(TANKER, HAMBURG, [8.6, 53.95], leftHamburg, 180),
  ];
}

function others(): readonly FleetRecord[] {
  return [
    {
      ...{ mmsi: BULKER, timestamp: timeAt(120), imo: BULKER_IMO, name: 'BORKUM' },
      ...{ shiptype: 70, length: 120, destination: 'DEHAM' },
    },
    ...sailing(BULKER, [5, 53.8], [5.4, 53.85], 120, 180),
    fix(OLD_SHIP, FIRST_POSITION, -24 * 60, 0),
    ...stationary(LOITERER, LOITERER_AT, 0, 180),
  ];
}

/** Only position of the ship without further reports. */
const FIRST_POSITION: Place = [3, 54];

function stationary(mmsi: number, place: Place, from: number, to: number): readonly FleetRecord[] {
  return minutes(from, to).map((minute) => fix(mmsi, place, minute, 0));
}

/**
 * Straight from a place, already reported, to another; courses and speeds are constants that do not match the motion.
 */
function sailing(
  mmsi: number,
  from: Place,
  to: Place,
  begin: number,
  end: number,
): readonly FleetRecord[] {
  return minutes(begin + 2, end).map((minute) => {
    const part = (minute - begin) / (end - begin);
    const place: Place = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    return fix(mmsi, place, minute, 12);
  });
}

function fix(mmsi: number, [longitude, latitude]: Place, minute: number, sog: number): FleetRecord {
  const timestamp = timeAt(minute);
  return {
    mmsi,
    timestamp,
    longitude,
    latitude,
    sog,
    cog: 90,
    heading: 91,
    rot: -3.4,
    nav_status: 0,
  };
}

/** Every second minute. */
function minutes(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, i) => from + 2 * i);
}

/** @param minute of the second day */
function timeAt(minute: number): string {
  return new Date(SECOND_DAY_MS + minute * MINUTE_MS).toISOString();
}
