import type { ApiObjects } from '@roadstead/client';
import { Fragment, type JSX } from 'preact';
import { SHIP_CLASSES, shipClassOf } from '../map/ship-classes.ts';
import { degreesText, distanceText, durationText, speedText } from '../ui/units.ts';

type Features = ApiObjects['EventFeatures'];
type ShipFeatures = ApiObjects['ShipFeatures'];
type Row<Of> = readonly [title: string, text: (features: Of) => string];

const MS_PER_SECOND = 1000;

const PAIR_ROWS: readonly Row<Features>[] = [
  ['Least distance', (f) => distanceText(f.distance_meters_min)],
  ['Median distance', (f) => distanceText(f.distance_meters_median)],
  ['Median distance of hulls', (f) => distanceText(f.hull_distance_meters_median)],
  ['Relative speed', (f) => speedText(f.relative_speed_knots_median)],
  ['Drift', (f) => `${distanceText(f.drift_meters)}, ${speedText(f.drift_knots)}`],
  ['Difference of headings', (f) => degreesText(f.heading_difference_degrees)],
  ['To the nearest port', (f) => distanceText(f.port_area_meters)],
  ['To the nearest anchorage', (f) => distanceText(f.anchorage_meters)],
  ['To the shore', (f) => distanceText(f.shore_meters)],
  ['Apart in the hour before', (f) => distanceText(f.apart_before_meters)],
  ['Apart in the hour after', (f) => distanceText(f.apart_after_meters)],
  ['Others alongside', (f) => countText(f.others_alongside)],
  ['Meetings in the day before', (f) => countText(f.earlier_meetings)],
];

const SHIP_ROWS: readonly Row<ShipFeatures>[] = [
  ['Type', (f) => SHIP_CLASSES[shipClassOf(f.shiptype)]!.name],
  ['Length', (f) => metersText(f.length_meters)],
  ['Median speed', (f) => speedText(f.speed_knots_median)],
  ['Greatest speed', (f) => speedText(f.speed_knots_max)],
  [
    'Draught before, after',
    (f) => `${metersText(f.draught_before_meters)}, ${metersText(f.draught_after_meters)}`,
  ],
  ['Longest silence before', (f) => silenceText(f.silence_before_seconds)],
  ['Longest silence during', (f) => silenceText(f.silence_during_seconds)],
  ['Longest silence after', (f) => silenceText(f.silence_after_seconds)],
  ['Ships met in the day', (f) => countText(f.partners)],
];

/** The features by which an event was assessed. */
export function EventFeatures({ features }: { readonly features: Features }): JSX.Element {
  return (
    <details>
      <summary>Features</summary>
      <dl class="facts">
        {PAIR_ROWS.map(([title, text]) => (
          <Fragment key={title}>
            <dt>{title}</dt>
            <dd>{text(features)}</dd>
          </Fragment>
        ))}
      </dl>
      <table>
        <caption class="visually-hidden">Features of each ship</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">Feature</span>
            </th>
            <th scope="col">Ship A</th>
            <th scope="col">Ship B</th>
          </tr>
        </thead>
        <tbody>
          {SHIP_ROWS.map(([title, text]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{text(features.first)}</td>
              <td>{text(features.second)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function countText(count: number | null): string {
  return count === null ? '–' : String(count);
}

function metersText(meters: number | null): string {
  return meters === null ? '–' : `${meters} m`;
}

function silenceText(seconds: number | null): string {
  return seconds === null ? '–' : durationText(seconds * MS_PER_SECOND);
}
