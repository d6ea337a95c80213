import {
  type AreaToAvoid,
  areasValidAt,
  type DistanceInside,
  distancesInside,
  EMISSION_CONTROL_AREAS,
  type Route,
} from '@roadstead/routing';

/** The distances of a route in emission control areas, and in areas that it should avoid: those with an end inside. */
export interface RouteInside {
  readonly emissionControl: readonly DistanceInside[];
  readonly avoided: readonly DistanceInside[];
}

/** @param timeMs of the voyage: emission control areas that apply then count; none without it */
export function insideOf(
  route: Route,
  avoid: readonly AreaToAvoid[],
  timeMs = Number.NaN,
): RouteInside {
  return {
    emissionControl: distancesInside(route, areasValidAt(EMISSION_CONTROL_AREAS, timeMs)),
    avoided: distancesInside(route, avoid),
  };
}

/** Returns distances as properties of GeoJSON and JSON, by the names of the areas; none without any. */
export function insideJson({ emissionControl, avoided }: RouteInside): {
  readonly emission_control_meters?: Readonly<Record<string, number>>;
  readonly avoided_meters?: Readonly<Record<string, number>>;
} {
  return {
    ...(emissionControl.length > 0 && { emission_control_meters: metersByName(emissionControl) }),
    ...(avoided.length > 0 && { avoided_meters: metersByName(avoided) }),
  };
}

function metersByName(inside: readonly DistanceInside[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    inside.map(({ name, distanceMeters }) => [name, Math.round(distanceMeters)]),
  );
}
