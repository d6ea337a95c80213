import { wrapLongitude } from '@roadstead/geo';
import { activityOf } from './record-activities.ts';
import type { Activity } from './truth.ts';
import type { Motion, World } from './world.ts';

/** A ship's motion at its antenna, free of measurement errors: degrees, metres a second and radians. */
export interface Antenna {
  longitude: number;
  latitude: number;
  /** Speed over ground. */
  east: number;
  north: number;
  heading: number;
  turnRate: number;
  activity: Activity;
}

/** Returns the state of a ship's antenna now; ships that are stepped seldom are extrapolated from their last step. */
export function antennaOf(world: World, motion: Motion, i: number): Antenna {
  const { fleet, nowSeconds } = motion;
  const { antennaAft, antennaStarboardMeters } = world.ships[i].transmitter;
  const ahead = world.length[i] * (0.5 - antennaAft);
  const [headingEast, headingNorth] = [fleet.headingEast[i], fleet.headingNorth[i]];
  const since = nowSeconds - fleet.atSeconds[i];
  const east = fleet.east[i] * since + ahead * headingEast + antennaStarboardMeters * headingNorth;
  const north =
    fleet.north[i] * since + ahead * headingNorth - antennaStarboardMeters * headingEast;
  return {
    longitude: wrapLongitude(fleet.longitude[i] + east / fleet.metersPerLongitude[i]),
    latitude: fleet.latitude[i] + north / fleet.metersPerLatitude[i],
    east: fleet.east[i],
    north: fleet.north[i],
    heading: fleet.heading[i],
    turnRate: fleet.turnRate[i],
    activity: activityOf(world, motion, i),
  };
}
