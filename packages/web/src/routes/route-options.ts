import type { ApiObjects } from '@roadstead/client';

type Route = ApiObjects['Route'];
type InsideArea = ApiObjects['InsideArea'];

/** A route among the alternatives of a result. */
export interface RouteOption {
  /** `Best`, or the passages that make it another one. */
  readonly title: string;
  readonly distanceMeters: number;
  /** Beyond the best one; 0 for that. */
  readonly extraMeters: number;
  readonly eta: string | null;
  readonly etaEarly: string | undefined;
  readonly etaLate: string | undefined;
  readonly etaPilot: string | null | undefined;
  readonly passages: readonly string[];
  readonly emissionControl: readonly InsideArea[];
  readonly avoided: readonly InsideArea[];
  /** Longitudes continue past ±180. */
  readonly line: readonly (readonly number[])[];
}

/** Returns the route of a result and its alternatives; none without a route. */
export function routeOptions(route: Route): readonly RouteOption[] {
  if (route.status !== 'ok' || route.distance === null || route.route === null) return [];
  const best = {
    ...common(route),
    ...{ title: 'Best', distanceMeters: route.distance, extraMeters: 0, eta: route.eta },
    line: route.route.coordinates,
  };
  const others = (route.alternatives ?? []).map((alternative, i) => ({
    ...common(alternative),
    title: titleOf(alternative, i),
    distanceMeters: alternative.distance,
    extraMeters: alternative.extra_distance,
    eta: alternative.eta,
    line: alternative.route.coordinates,
  }));
  return [best, ...others];
}

function common(
  route: Pick<
    Route,
    'eta_early' | 'eta_late' | 'eta_pilot' | 'passages' | 'emission_control_areas' | 'avoided_areas'
  >,
): Pick<
  RouteOption,
  'etaEarly' | 'etaLate' | 'etaPilot' | 'passages' | 'emissionControl' | 'avoided'
> {
  return {
    etaEarly: route.eta_early,
    etaLate: route.eta_late,
    etaPilot: route.eta_pilot,
    passages: route.passages ?? [],
    emissionControl: route.emission_control_areas ?? [],
    avoided: route.avoided_areas ?? [],
  };
}

function titleOf(alternative: ApiObjects['AlternativeRoute'], i: number): string {
  const { passages_added: added, passages_avoided: avoided } = alternative;
  const differences = added.length > 0 ? `by ${added.join(', ')}` : `without ${avoided.join(', ')}`;
  return `${i + 2}: ${differences}`;
}
