import type { PositionReport, StaticReport } from '@roadstead/model';
import { movedPoint } from '../local.ts';
import type { Point } from '../scenario.ts';
import type { Chance } from '../trades/chance.ts';
import { destinationAt } from '../trades/voyage.ts';
import type { Doing, Spell } from './spell.ts';
import { placeOn } from './way.ts';
import { ANTENNA_AFT, type WorldShip } from './world-ship.ts';

const MS_PER_SECOND = 1000;
const METERS_PER_SECOND_PER_KNOT = 1852 / 3600;
/** The tide turns twice a day, and the ships at anchor with it: its period is 12 h 25 min. */
const TIDE_MS: number = (12 * 60 + 25) * 60_000;
/** How far from its anchor a ship lies, as on seven lengths of chain in 20 m of water. */
const SWING_METERS = 180;
/** Errors of positions that receivers of satellite signals have (standard deviation). */
const NOISE_METERS = 3;

/** What AIS calls these (ITU-R M.1371-5, table 48). */
const NAV_STATUS: Readonly<Record<Doing['kind'], number>> = {
  moored: 5,
  anchored: 1,
  'under-way': 0,
  fishing: 7,
};

/** What is seen of a ship at an instant. */
interface Seen {
  readonly place: Point;
  readonly speedKnots: number;
  readonly headingDegrees: number;
}

/** @param starboardMeters how far to starboard of its way the ship keeps */
export function positionReport(
  { mmsi }: WorldShip,
  spell: Spell,
  timeMs: number,
  starboardMeters: number,
  chance: Chance,
): PositionReport {
  const { place, speedKnots, headingDegrees } = seen(spell, timeMs, starboardMeters);
  const error = (): number => chance.normal() * NOISE_METERS;
  const [longitude, latitude] = movedPoint(place, error(), error());
  return {
    mmsi,
    timeMs,
    longitude: Math.round(longitude * 600_000) / 600_000,
    latitude: Math.round(latitude * 600_000) / 600_000,
    sog: Math.round(speedKnots * 10) / 10,
    cog: (Math.round(headingDegrees * 10) / 10) % 360,
    heading: Math.round(headingDegrees) % 360,
    rot: 0,
    navStatus: NAV_STATUS[spell.doing.kind],
  };
}

export function staticReport(ship: WorldShip, spell: Spell, timeMs: number): StaticReport {
  const { lengthMeters, beamMeters, draughtMeters, ...said } = ship;
  const toBowMeters = Math.round(lengthMeters * ANTENNA_AFT);
  const toPortMeters = Math.floor(beamMeters / 2);
  return {
    ...said,
    timeMs,
    callsign: null,
    toBowMeters,
    toSternMeters: lengthMeters - toBowMeters,
    toPortMeters,
    toStarboardMeters: beamMeters - toPortMeters,
    lengthMeters,
    widthMeters: beamMeters,
    draughtMeters,
    destination: (spell.said && destinationAt(spell.said, timeMs).text) || null,
    eta: null,
  };
}

function seen({ doing, fromMs, toMs }: Spell, timeMs: number, starboardMeters: number): Seen {
  switch (doing.kind) {
    case 'moored':
      return { place: doing.at, speedKnots: 0, headingDegrees: doing.headingDegrees };
    case 'anchored': {
      const turned = (2 * Math.PI * (timeMs % TIDE_MS)) / TIDE_MS;
      const [east, north] = [Math.sin(turned), Math.cos(turned)];
      const place = movedPoint(
        doing.at,
        -SWING_METERS * east + doing.abeamMeters * north,
        -SWING_METERS * north - doing.abeamMeters * east,
      );
      return { place, speedKnots: 0, headingDegrees: (turned * 180) / Math.PI };
    }
    default: {
      const share = (timeMs - fromMs) / (toMs - fromMs);
      const { meters } = doing.way;
      const { place, courseDegrees } = placeOn(doing.way, share * meters, starboardMeters);
      const speedKnots = (meters * MS_PER_SECOND) / (toMs - fromMs) / METERS_PER_SECOND_PER_KNOT;
      return { place, speedKnots, headingDegrees: courseDegrees };
    }
  }
}
