import type { KnownPlace } from '../known-place.ts';
import { sphereDistanceMeters } from '../sphere-distance.ts';
import type { DestinationContext } from './destination.ts';
import { NEAR_METERS } from './thresholds.ts';

/** The places that a leg names, and its countries. */
export interface PlaceMention {
  readonly places: readonly KnownPlace[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

/** N9. The place that a text means: the only one of its name, in its country, or near the ship. */
export function choosePlace(
  { places, countries }: PlaceMention,
  { position }: DestinationContext,
): KnownPlace | undefined {
  const inCountry =
    countries.length === 0 ? places : places.filter(({ country }) => countries.includes(country));
  if (inCountry.length === 1) return inCountry[0];
  if (!position) return undefined;
  const near = inCountry.filter(
    (place) => place.position && sphereDistanceMeters(position, place.position) <= NEAR_METERS,
  );
  return near.length === 1 ? near[0] : undefined;
}
