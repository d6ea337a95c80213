import type { AlternativeRoute, Route } from '@roadstead/routing';
import { formatDuration, formatNumber } from '../text/format-text.ts';
import type { RouteInside } from './distances-inside.ts';
import type { NamedPlace } from './find-place.ts';

const METERS_PER_NAUTICAL_MILE = 1852;
const MS_PER_HOUR = 3_600_000;

/** A route with its distances inside areas. */
export interface FoundRoute extends AlternativeRoute {
  readonly inside: RouteInside;
}

type Row = readonly [what: string, text: string];

/** Returns the table of a route, with a row for each leg of several. */
export function routeTable(
  route: FoundRoute,
  places: readonly NamedPlace[],
  speedKnots: number,
): string {
  const { distanceMeters, legs } = route;
  const offsets = [...legs.map((leg) => leg.startOffsetMeters), route.endOffsetMeters].map(
    (meters) => `${formatNumber(Math.round(meters))} m`,
  );
  return tableOf([
    ['from', places[0].name],
    ...places.slice(1, -1).map(({ name }): Row => ['via', name]),
    ['to', places[places.length - 1].name],
    ['distance', distanceText(distanceMeters)],
    ['time', timeText(distanceMeters, speedKnots)],
    ['by', passagesText(route)],
    ...insideRows(route.inside),
    ...(legs.length > 1
      ? legs.map(
          (leg, at): Row => [
            `leg ${at + 1}`,
            `${distanceText(leg.distanceMeters)} to ${places[at + 1].name}, by ${passagesText(leg)}`,
          ],
        )
      : []),
    ...(offsets.some((text) => text !== '0 m')
      ? [
          [
            'off water',
            `${offsets.join(' and ')} at the ${legs.length > 1 ? 'places' : 'ends'}`,
          ] as const,
        ]
      : []),
  ]);
}

/** Returns the rows of the routes after the best one, with what differs from it. */
export function alternativesTable(routes: readonly FoundRoute[], speedKnots: number): string {
  return routes
    .map((route, at) => {
      const { distanceMeters, extraMeters } = route;
      const miles = formatNumber(Math.round(Math.abs(extraMeters) / METERS_PER_NAUTICAL_MILE));
      return `\n${tableOf([
        [
          `route ${at + 2}`,
          `${distanceText(distanceMeters)}, ${miles} ${extraMeters < 0 ? 'less' : 'more'}`,
        ],
        ['time', timeText(distanceMeters, speedKnots)],
        ['by', passagesText(route)],
        ...insideRows(route.inside),
        ['differs', differenceText(route)],
      ])}`;
    })
    .join('');
}

function insideRows({ emissionControl, avoided }: RouteInside): readonly Row[] {
  return [
    ...emissionControl.map(
      ({ name, distanceMeters }): Row => [
        'inside',
        `${distanceText(distanceMeters)} of the emission control area ${name}`,
      ],
    ),
    ...avoided.map(
      ({ name, distanceMeters }): Row => [
        'inside',
        `${distanceText(distanceMeters)} of ${name}, where an end lies`,
      ],
    ),
  ];
}

/** Returns the differences from the best route: `by sunda, not by malacca`. */
export function differenceText({ passagesAdded, passagesAvoided }: AlternativeRoute): string {
  return [
    passagesAdded.length > 0 ? `by ${passagesAdded.join(', ')}` : '',
    passagesAvoided.length > 0 ? `not by ${passagesAvoided.join(', ')}` : '',
  ]
    .filter((text) => text !== '')
    .join('; ');
}

export function distanceText(meters: number): string {
  const miles = formatNumber(Math.round(meters / METERS_PER_NAUTICAL_MILE));
  return `${miles} nautical miles (${formatNumber(Math.round(meters / 1000))} km)`;
}

export function passagesText({ passages }: Pick<Route, 'passages'>): string {
  return passages.length > 0 ? passages.join(', ') : 'the open sea';
}

function timeText(meters: number, speedKnots: number): string {
  const hours = meters / METERS_PER_NAUTICAL_MILE / speedKnots;
  return `${formatDuration(hours * MS_PER_HOUR)} at ${speedKnots} knots`;
}

function tableOf(rows: readonly Row[]): string {
  return `${rows.map(([what, text]) => `${what.padEnd(10)} ${text}`).join('\n')}\n`;
}
