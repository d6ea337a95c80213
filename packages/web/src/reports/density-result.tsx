import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { palette } from '../map/palette.ts';
import { Table } from '../ui/table.tsx';
import { placeText } from '../ui/units.ts';
import { useOverlay } from '../ui/use-overlay.ts';

import './reports.css';
import { classLimits, classOf, DENSITY_COLOURS } from './density-classes.ts';

type Cell = ApiObjects['DensityCell'];

const VALUES = {
  ship_hours: 'Ship hours',
  ships: 'Ships',
} satisfies Partial<Record<keyof Cell, string>>;
type ValueName = keyof typeof VALUES;

/** Ships and ship hours in the cells of a grid, as colours on the map. */
export function DensityResult({ cells }: { readonly cells: readonly Cell[] }): JSX.Element {
  const shown = useSignal<ValueName>('ship_hours');
  const selected = useSignal<string | null>(null);
  const limits = classLimits(cells.map((cell) => cell[shown.value]));
  useOverlay('report-density', () => ({
    data: {
      type: 'FeatureCollection',
      features: cells.map((cell) => ({
        type: 'Feature',
        properties: { class: classOf(cell[shown.value], limits), key: keyOf(cell) },
        geometry: { type: 'Polygon', coordinates: cell.cell.coordinates as number[][][] },
      })),
    },
    layers: ({ isDark }) => {
      const [first, ...others] = isDark ? DENSITY_COLOURS.dark : DENSITY_COLOURS.light;
      const steps = others.flatMap((colour, i) => [i + 1, colour]);
      return [
        {
          type: 'fill',
          paint: {
            'fill-color': ['step', ['get', 'class'], first!, ...steps] as never,
            'fill-opacity': 0.75,
          },
        },
      ];
    },
    onClick: (properties) => (selected.value = properties?.['key'] ?? null),
  }));
  const cell = cells.find((each) => keyOf(each) === selected.value);
  const hours = cells.reduce((sum, each) => sum + each.ship_hours, 0);
  return (
    <>
      <p>
        <strong>{hoursText(hours)}</strong> ship hours in {cells.length} cells.
      </p>
      <label>
        Colour by
        <select
          value={shown.value}
          onChange={({ currentTarget }) => (shown.value = currentTarget.value as ValueName)}
        >
          {Object.entries(VALUES).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <ClassLegend limits={limits} title={VALUES[shown.value]} />
      {cell && (
        <p role="status">
          Cell at {placeText(...centreOf(cell))}: <strong>{cell.ships}</strong> ships,{' '}
          <strong>{hoursText(cell.ship_hours)}</strong> ship hours.
        </p>
      )}
      <Table
        caption="Cells"
        keyOf={keyOf}
        rows={[...cells].sort((one, other) => other[shown.value] - one[shown.value])}
        columns={[
          { title: 'Centre', cell: (each) => placeText(...centreOf(each)) },
          {
            ...{ title: 'Ships', isNumber: true },
            cell: ({ ships }) => ships,
            sortBy: ({ ships }) => ships,
          },
          {
            ...{ title: 'Hours', isNumber: true },
            cell: (each) => hoursText(each.ship_hours),
            sortBy: (each) => each.ship_hours,
          },
        ]}
      />
    </>
  );
}

function ClassLegend({
  limits,
  title,
}: {
  readonly limits: readonly number[];
  readonly title: string;
}): JSX.Element {
  const colours = palette.value.isDark ? DENSITY_COLOURS.dark : DENSITY_COLOURS.light;
  return (
    <ul class="class-legend" aria-label={`Colours of ${title}`}>
      {limits.map((limit) => (
        <li key={limit}>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <rect width="14" height="14" fill={colours[classOf(limit, limits)]} />
          </svg>{' '}
          from {hoursText(limit)}
        </li>
      ))}
    </ul>
  );
}

function keyOf({ cell }: Cell): string {
  return String(cell.coordinates[0]![0]);
}

function centreOf({ cell }: Cell): [longitude: number, latitude: number] {
  const [southWest, , northEast] = cell.coordinates[0]!;
  return [(southWest![0]! + northEast![0]!) / 2, (southWest![1]! + northEast![1]!) / 2];
}

function hoursText(hours: number): string {
  return hours.toLocaleString('en', { maximumFractionDigits: hours < 10 ? 2 : 0 });
}
