import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { csvText } from '../ui/csv.ts';
import { csvFile, Downloads, jsonFile } from '../ui/downloads.tsx';
import { distanceText, durationText } from '../ui/units.ts';
import type { PlannedLeg } from './route-requests.ts';

const METERS_PER_NAUTICAL_MILE = 1852;
const MS_PER_HOUR = 3_600_000;
const SPEED_KNOTS_DEFAULT = 14;

/** The distances of the legs between ports and points, and the time at a speed. */
export function DistanceResult({ legs }: { readonly legs: readonly PlannedLeg[] }): JSX.Element {
  const speedKnots = useSignal(SPEED_KNOTS_DEFAULT);
  const isComplete = legs.every(({ distance }) => distance !== null);
  const meters = legs.reduce((sum, { distance }) => sum + (distance ?? 0), 0);
  const hours = meters / METERS_PER_NAUTICAL_MILE / speedKnots.value;
  return (
    <section aria-label="Distance">
      <h2>Distance</h2>
      {isComplete && (
        <>
          <p>
            <strong>{distanceText(meters)}</strong>, {durationText(hours * MS_PER_HOUR)} at{' '}
            {speedKnots} kn.
          </p>
          <label>
            Speed (kn)
            <input
              type="number"
              min={1}
              max={40}
              step={0.5}
              value={speedKnots.value}
              onInput={({ currentTarget }) => {
                if (currentTarget.valueAsNumber > 0) speedKnots.value = currentTarget.valueAsNumber;
              }}
            />
          </label>
        </>
      )}
      <ol class="list">
        {legs.map((leg, i) => (
          <li key={i}>
            {leg.from} to {leg.to}: <strong>{distanceText(leg.distance)}</strong>
            <div class="quiet">{legText(leg)}</div>
          </li>
        ))}
      </ol>
      <Downloads
        files={[
          csvFile('distances', () =>
            csvText(
              ['from', 'to', 'distance_meters', 'passages', 'reason'],
              legs.map(({ from, to, distance, passages, reason }) => [
                ...[from, to, distance, passages.join(' '), reason],
              ]),
            ),
          ),
          jsonFile('distances', legs),
        ]}
      />
    </section>
  );
}

function legText({ passages, emission_control_areas: ecas = [], reason }: PlannedLeg): string {
  if (reason !== undefined) return reason;
  return [
    passages.length > 0 ? `by ${passages.join(', ')}` : 'by the open sea',
    ...ecas.map(({ name, distance }) => `${distanceText(distance)} in the ECA ${name}`),
  ].join('; ');
}
