import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { openView } from '../app/router.ts';
import { Columns } from '../ui/bars.tsx';
import { binLabels, countInBins, timeBins } from '../ui/scale.ts';
import { ShipLink } from '../ui/ship-link.tsx';
import { Table } from '../ui/table.tsx';
import { Time } from '../ui/time.tsx';
import { degreesText, distanceText, speedText } from '../ui/units.ts';
import { useOverlay } from '../ui/use-overlay.ts';

type Passage = ApiObjects['ShipPassage'];

/** Passages of a line: where on it, when, and to which side. */
export function PassagesResult({
  passages,
  beginMs,
  endMs,
}: {
  readonly passages: readonly Passage[];
  readonly beginMs: number;
  readonly endMs: number;
}): JSX.Element {
  usePassages(passages);
  const bins = timeBins(beginMs, endMs);
  const timesTo = (isLeft: boolean): number[] =>
    passages.filter(({ left }) => left === isLeft).map(timeOf);
  const [left, right] = [timesTo(true), timesTo(false)];
  const ships = new Set(passages.map(({ ship }) => ship.mmsi)).size;
  return (
    <>
      <p>
        <strong>{passages.length}</strong> passages by {ships} ships: {left.length} to the left (▲),{' '}
        {right.length} to the right (△).
      </p>
      <Columns
        label="Passages over time, to the left and to the right"
        labels={binLabels(bins)}
        series={[
          { title: 'to the left', values: countInBins(bins, left) },
          { title: 'to the right', values: countInBins(bins, right) },
        ]}
      />
      <Table
        caption="Passages"
        keyOf={(passage) => `${passage.ship.mmsi} ${timeOf(passage)}`}
        rows={[...passages].sort((one, other) => timeOf(one) - timeOf(other))}
        columns={[
          {
            title: 'Time',
            cell: (passage) => <Time ms={timeOf(passage)} />,
            sortBy: timeOf,
          },
          {
            title: 'Ship',
            cell: ({ ship }) => <ShipLink ship={ship} />,
            sortBy: ({ ship }) => ship.name ?? String(ship.mmsi),
          },
          {
            title: 'To',
            cell: ({ left: isLeft }) => (isLeft ? 'left' : 'right'),
            sortBy: ({ left: isLeft }) => (isLeft ? 0 : 1),
          },
          {
            ...{ title: 'Along', isNumber: true },
            cell: ({ distance }) => distanceText(distance),
            sortBy: ({ distance }) => distance,
          },
          {
            ...{ title: 'Speed', isNumber: true },
            cell: ({ position }) => speedText(position.coordinates[4]),
            sortBy: ({ position }) => position.coordinates[4] ?? -1,
          },
          {
            ...{ title: 'Course', isNumber: true },
            cell: ({ position }) => degreesText(position.coordinates[3]),
            sortBy: ({ position }) => position.coordinates[3] ?? -1,
          },
        ]}
      />
    </>
  );
}

function timeOf({ position }: Passage): number {
  return Date.parse(position.coordinates[2]);
}

/** Shows the passages as arrows in the direction of the course, filled to the left and hollow to the right. */
function usePassages(passages: readonly Passage[]): void {
  useOverlay('report-passages', () => ({
    data: {
      type: 'FeatureCollection',
      features: passages.map(({ position, left, ship }) => {
        const [longitude, latitude, , course] = position.coordinates;
        return {
          type: 'Feature',
          properties: {
            ...{ mmsi: ship.mmsi, isLeft: left },
            ...{ arrow: left ? '▲' : '△', course: course ?? 0 },
          },
          geometry: { type: 'Point', coordinates: [longitude, latitude] },
        };
      }),
    },
    layers: ({ area, event, halo }) => [
      {
        type: 'symbol',
        layout: {
          ...{ 'text-field': ['get', 'arrow'], 'text-rotate': ['get', 'course'], 'text-size': 16 },
          ...{ 'text-rotation-alignment': 'map', 'text-allow-overlap': true },
          'text-ignore-placement': true,
        },
        paint: {
          'text-color': ['case', ['get', 'isLeft'], area, event],
          ...{ 'text-halo-color': halo, 'text-halo-width': 1.5 },
        },
      },
    ],
    onClick: (properties) => openView('live', undefined, { ship: properties?.['mmsi'] }),
  }));
}
