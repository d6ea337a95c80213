import { distanceMeters, longitudeDifference, wrapLongitude } from '@roadstead/geo';
import { inlandMeters } from '@roadstead/recordings';
import type { SeaRoutes } from '@roadstead/routing';
import {
  type PlannedPlace,
  plannedPlaces,
  type Scenario,
  type ScenarioWarning,
} from '@roadstead/simulator';

/**
 * A place on land is at least so far from water: two kilometres inside it, as no position error explains, and a cell of the
 * bundled map, of which a coast and a harbour are land.
 */
const INLAND_METERS = 3000;
/** Interval between the places of a leg that are checked: an island between two of them may be missed. */
const SAMPLE_METERS = 5000;
const SAMPLES_MAX = 400;

type LandMap = Pick<SeaRoutes, 'route' | 'shoreMeters'>;
type Place = { readonly longitude: number; readonly latitude: number };

/** Returns a warning for each place of a scenario that is on land, and for each straight leg that crosses it. */
export function landWarnings(scenario: Scenario, map: LandMap): readonly ScenarioWarning[] {
  return plannedPlaces(scenario).flatMap((planned) => {
    const [longitude, latitude] = planned.at;
    const at = { longitude, latitude };
    if (isInland(map, at)) {
      return [{ path: planned.path, message: `${textOf(at)} is on land` }];
    }
    const crossing = legPlaces(planned).find((place) => isInland(map, place));
    if (!crossing) return [];
    const message = `the leg to ${textOf(at)} crosses land, as at ${textOf(crossing)}`;
    return [{ path: planned.path, message }];
  });
}

function isInland(map: LandMap, place: Place): boolean {
  return inlandMeters(map, place) > INLAND_METERS;
}

/** The places of a leg between its ends; legs are straight in longitude and latitude (S3). */
function legPlaces({ from, at }: PlannedPlace): readonly Place[] {
  if (from === undefined) return [];
  const east = longitudeDifference(from[0], at[0]);
  const north = at[1] - from[1];
  const count = Math.min(SAMPLES_MAX, Math.floor(distanceMeters(...from, ...at) / SAMPLE_METERS));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / (count + 1);
    return {
      longitude: wrapLongitude(from[0] + share * east),
      latitude: from[1] + share * north,
    };
  });
}

function textOf({ longitude, latitude }: Place): string {
  return `[${Number(longitude.toFixed(3))}, ${Number(latitude.toFixed(3))}]`;
}
