import type { ApiObjects } from '@roadstead/client';
import { AREAS_TO_AVOID } from '@roadstead/routing';
import type { StoredArea } from '../sketch/stored-areas.ts';
import { destinationOf, type Place, parsePlace } from './place.ts';

type RouteBody = ApiObjects['RouteBody'];
type Destination = ApiObjects['Destination'];
type Avoid = NonNullable<RouteBody['avoid']>;

/** The fields of the planner, as the address has them. */
export interface RouteDraft {
  readonly from: string;
  readonly to: string;
  readonly via: readonly string[];
  /** Names of areas of the service, and ids of stored shapes. */
  readonly avoid: readonly string[];
  readonly alternatives: number;
  /** Whether it was planned, so that its result is shown. */
  readonly isPlanned: boolean;
}

export const ALTERNATIVES_MAX = 5;

/** Request to make: a route of a ship, or the distance of each leg between other places. */
export type RoutePlan =
  | { readonly type: 'route'; readonly body: RouteBody }
  | {
      readonly type: 'distance';
      readonly legs: readonly (readonly [from: Destination, to: Destination])[];
      readonly avoid: Avoid;
    }
  | { readonly type: 'problem'; readonly problem: string };

/** Reads a draft from the values of the address. */
export function parseDraft(values: Readonly<Record<string, string>>): RouteDraft {
  const alternatives = Math.round(Number(values['alternatives'] ?? 1));
  return {
    from: values['from'] ?? '',
    to: values['to'] ?? '',
    via: parseVia(values['via'] ?? ''),
    avoid: (values['avoid'] ?? '').split(';').filter(Boolean),
    alternatives: Math.min(ALTERNATIVES_MAX, Math.max(1, alternatives || 1)),
    isPlanned: values['planned'] === '1',
  };
}

/** Returns waypoints as a value of the address. Each ends with a semicolon, so that one that is still empty is not left out. */
export function viaText(via: readonly string[]): string {
  return via.map((place) => `${place};`).join('');
}

/** Parses the form of `viaText`, and the last waypoint also without a semicolon. */
function parseVia(text: string): readonly string[] {
  const places = text.split(';');
  return places.at(-1) === '' ? places.slice(0, -1) : places;
}

/** Returns the requests of a draft. @param areas stored shapes that it may name */
export function planOf(draft: RouteDraft, areas: readonly StoredArea[]): RoutePlan {
  const reject = (problem: string): RoutePlan => ({ type: 'problem', problem });
  const source = parsePlace(draft.from);
  if (!source) return reject(placeProblem('From', 'an MMSI, a LOCODE or "longitude, latitude"'));
  const stops: Destination[] = [];
  for (const [i, text] of [...draft.via, draft.to].entries()) {
    const place = parsePlace(text);
    const destination = place && destinationOf(place);
    const field = i < draft.via.length ? `Waypoint ${i + 1}` : 'To';
    if (!destination) return reject(placeProblem(field, 'a LOCODE or "longitude, latitude"'));
    stops.push(destination);
  }
  const avoid = draft.avoid.flatMap((name) => avoidedArea(name, areas));
  return source.type === 'ship'
    ? { type: 'route', body: routeBody(source.mmsi, stops, avoid, draft.alternatives) }
    : { type: 'distance', legs: legsOf(source, stops), avoid };
}

function placeProblem(field: string, forms: string): string {
  return `${field} must be ${forms}. Choose a suggestion, or click on the map.`;
}

function routeBody(
  mmsi: string,
  stops: readonly Destination[],
  avoid: Avoid,
  alternatives: number,
): RouteBody {
  return {
    source: { ship: { mmsi } },
    destination: stops.at(-1)!,
    ...(stops.length > 1 && { via: stops.slice(0, -1) }),
    ...(avoid.length > 0 && { avoid }),
    ...(alternatives > 1 && { alternatives }),
  };
}

function legsOf(
  source: Place,
  stops: readonly Destination[],
): (readonly [from: Destination, to: Destination])[] {
  const places = [destinationOf(source)!, ...stops];
  return stops.map((stop, i) => [places[i]!, stop] as const);
}

function avoidedArea(name: string, areas: readonly StoredArea[]): Avoid {
  const named = AREAS_TO_AVOID.find((area) => area.name === name);
  if (named) return [named.name as Extract<Avoid[number], string>];
  const stored = areas.find(({ id }) => id === name);
  return stored ? [stored.geometry] : [];
}
