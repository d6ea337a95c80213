import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { fitPositions } from '../map/fit-positions.ts';
import { Downloads } from '../ui/downloads.tsx';
import { Notice } from '../ui/notice.tsx';
import { Time } from '../ui/time.tsx';
import { distanceText, speedText } from '../ui/units.ts';
import { routeFiles } from './route-files.ts';
import { type RouteOption, routeOptions } from './route-options.ts';
import { useRouteLines } from './use-route-lines.ts';

type Route = ApiObjects['Route'];

const REASONS: Readonly<Record<Exclude<Route['status'], 'ok'>, string>> = {
  no_route: 'There is no route',
  stale_position: 'The position of the ship is too old',
  unknown_position: 'No position of the ship is known',
};

/** A planned route with its alternatives, on the map and in words. */
export function RouteResult({ route }: { readonly route: Route }): JSX.Element {
  const { view } = useApp();
  const options = routeOptions(route);
  const chosen = useSignal(0);
  useRouteLines(options, chosen);
  useEffect(() => {
    const positions = options.flatMap(({ line }) => line);
    if (view.value) fitPositions(view.value, positions);
    chosen.value = 0;
  }, [route, view.value]);
  if (route.status !== 'ok')
    return (
      <Notice kind="warning">
        {REASONS[route.status]}
        {route.reason && `: ${route.reason}`}
      </Notice>
    );
  const option = options[chosen.value] ?? options[0]!;
  return (
    <section aria-label="Route">
      <h2>{options.length > 1 ? `${options.length} routes` : 'Route'}</h2>
      {options.length > 1 && (
        <div class="row" role="group" aria-label="Routes">
          {options.map(({ title }, i) => (
            <button
              key={title}
              type="button"
              aria-pressed={i === chosen.value}
              onClick={() => (chosen.value = i)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      <RouteFacts option={option} route={route} />
      <Downloads files={routeFiles(option)} />
    </section>
  );
}

function RouteFacts({
  option,
  route,
}: {
  readonly option: RouteOption;
  readonly route: Route;
}): JSX.Element {
  const { distanceMeters, extraMeters, passages, eta, etaEarly, etaLate, etaPilot } = option;
  const time = (text: string | null | undefined): JSX.Element =>
    text ? <Time ms={Date.parse(text)} /> : <span>–</span>;
  return (
    <dl class="facts">
      <dt>Distance</dt>
      <dd>
        {distanceText(distanceMeters)}
        {extraMeters !== 0 &&
          ` (${extraMeters > 0 ? '+' : '−'}${distanceText(Math.abs(extraMeters))})`}
      </dd>
      <dt>ETA</dt>
      <dd>{time(eta)}</dd>
      <dt>80 % between</dt>
      <dd>
        {time(etaEarly)} and {time(etaLate)}
      </dd>
      {etaPilot && (
        <>
          <dt>At the pilot</dt>
          <dd>{time(etaPilot)}</dd>
        </>
      )}
      <dt>Speed</dt>
      <dd>{speedText(route.sog)}</dd>
      <dt>Position of</dt>
      <dd>{time(route.bs_ts)}</dd>
      <dt>Passages</dt>
      <dd>{passages.length > 0 ? passages.join(', ') : 'none'}</dd>
      <AreaFacts title="ECAs" areas={option.emissionControl} />
      <AreaFacts title="To avoid" areas={option.avoided} />
    </dl>
  );
}

/** Distances in areas, if there are any. */
function AreaFacts({
  title,
  areas,
}: {
  readonly title: string;
  readonly areas: RouteOption['avoided'];
}): JSX.Element | null {
  if (areas.length === 0) return null;
  return (
    <>
      <dt>{title}</dt>
      <dd>{areas.map(({ name, distance }) => `${name} ${distanceText(distance)}`).join(', ')}</dd>
    </>
  );
}
