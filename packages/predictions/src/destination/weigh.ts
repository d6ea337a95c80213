import type { Position } from '@roadstead/model';
import type { KnownPort } from '../known-port.ts';
import type { Circumstances } from './destination.ts';
import type { Mention, Scan } from './scan-leg.ts';
import {
  CHANCE,
  NEAR_METERS,
  OTHER_COUNTRY_CHANCE,
  SECOND_TYPO_CHANCE,
  SIZE_WEIGHT,
  STRANGERS_WEIGHT,
  WORD_BEFORE_CHANCE,
} from './thresholds.ts';

/** Chances by the ports' numbers. */
export type Chances = ReadonlyMap<number, number>;

/** N6. The chances that the ports of a mention are meant, beside what else its leg says. */
export function weigh(
  mention: Mention,
  { countries, namesCountry }: Scan,
  circumstances: Circumstances,
): Chances {
  const { evidence } = mention;
  let chance = CHANCE[evidence];
  let { ports } = mention;
  if (evidence !== 'code' && countries.length > 0) {
    const inCountry = ports.filter(({ country }) => countries.includes(country));
    if (inCountry.length > 0) ports = inCountry;
    else if (evidence === 'typo' || namesCountry) return new Map();
    else chance *= OTHER_COUNTRY_CHANCE;
  }
  if (mention.isAfterUnknownWord && evidence !== 'code') chance *= WORD_BEFORE_CHANCE;
  if (mention.edits === 2) chance *= SECOND_TYPO_CHANCE;
  const isCertain = evidence === 'code' || (evidence === 'name' && ports.length === 1);
  const weights = ports.map((port) => weightOf(port, circumstances, isCertain));
  const sum = weights.reduce((total, weight) => total + weight, STRANGERS_WEIGHT[evidence]);
  const chances = new Map<number, number>();
  for (const [i, { id }] of ports.entries()) {
    if (weights[i] > 0) chances.set(id, (chance * weights[i]) / sum);
  }
  return chances;
}

/** Larger and nearer ports weigh more; one out of reach nothing, unless the text can mean no other. */
function weightOf(port: KnownPort, circumstances: Circumstances, isCertain: boolean): number {
  const { place, reachMeters = Number.POSITIVE_INFINITY } = circumstances;
  const bySize = SIZE_WEIGHT[port.size ?? 'unknown'];
  if (!place) return bySize;
  const away = greatCircleMeters(place, port);
  // A place that is none tells nothing; 91° is AIS's word for it.
  if (Number.isNaN(away) || Math.abs(place.latitude) > 90) return bySize;
  if (away > reachMeters && !isCertain) return 0;
  return (bySize * NEAR_METERS) / (NEAR_METERS + away);
}

const EARTH_RADIUS_METERS = 6_371_000;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** On a sphere: within 0.6 % of the geodesic, which takes much longer. */
function greatCircleMeters(a: Position, b: Position): number {
  const north = Math.sin(((b.latitude - a.latitude) / 2) * RADIANS_PER_DEGREE);
  const east = Math.sin(((b.longitude - a.longitude) / 2) * RADIANS_PER_DEGREE);
  const cosines =
    Math.cos(a.latitude * RADIANS_PER_DEGREE) * Math.cos(b.latitude * RADIANS_PER_DEGREE);
  const haversine = north * north + cosines * east * east;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
