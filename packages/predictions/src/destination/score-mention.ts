import type { Position } from '@roadstead/model';
import type { KnownPort } from '../known-port.ts';
import type { DestinationContext } from './destination.ts';
import type { PortMention } from './port-mention.ts';
import type { LegScan } from './scan-leg.ts';
import {
  CHANCE_BY_EVIDENCE,
  NEAR_METERS,
  OTHER_COUNTRY_CHANCE,
  SECOND_TYPO_CHANCE,
  SIZE_WEIGHT,
  UNKNOWN_PORT_WEIGHT,
  WORD_BEFORE_CHANCE,
} from './thresholds.ts';

/** Likelihoods by port id. */
export type PortChances = ReadonlyMap<number, number>;

/** N6. The likelihoods of the ports of a mention, given the rest of its leg. */
export function scoreMention(
  mention: PortMention,
  { countries, namesCountry }: LegScan,
  context: DestinationContext,
): PortChances {
  const { evidence } = mention;
  let chance = CHANCE_BY_EVIDENCE[evidence];
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
  const weights = ports.map((port) => weightOf(port, context, isCertain));
  const sum = weights.reduce((total, weight) => total + weight, UNKNOWN_PORT_WEIGHT[evidence]);
  const chances = new Map<number, number>();
  for (const [i, { id }] of ports.entries()) {
    if (weights[i] > 0) chances.set(id, (chance * weights[i]) / sum);
  }
  return chances;
}

/** The weight of a port by size and distance; 0 out of reach, unless the text can mean no other. */
function weightOf(port: KnownPort, context: DestinationContext, isCertain: boolean): number {
  const { position, reachMeters = Number.POSITIVE_INFINITY } = context;
  const bySize = SIZE_WEIGHT[port.size ?? 'unknown'];
  if (!position) return bySize;
  const meters = greatCircleMeters(position, port);
  // Invalid positions are no evidence; AIS reports an unknown latitude as 91°.
  if (Number.isNaN(meters) || Math.abs(position.latitude) > 90) return bySize;
  if (meters > reachMeters && !isCertain) return 0;
  return (bySize * NEAR_METERS) / (NEAR_METERS + meters);
}

const EARTH_RADIUS_METERS = 6_371_000;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Great-circle distance: within 0.6 % of the geodesic, which takes much longer. */
function greatCircleMeters(a: Position, b: Position): number {
  const north = Math.sin(((b.latitude - a.latitude) / 2) * RADIANS_PER_DEGREE);
  const east = Math.sin(((b.longitude - a.longitude) / 2) * RADIANS_PER_DEGREE);
  const cosines =
    Math.cos(a.latitude * RADIANS_PER_DEGREE) * Math.cos(b.latitude * RADIANS_PER_DEGREE);
  const haversine = north * north + cosines * east * east;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
