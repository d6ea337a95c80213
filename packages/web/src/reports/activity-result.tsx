import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { Bars } from '../ui/bars.tsx';
import { ShipLink } from '../ui/ship-link.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { distanceText, durationText, speedText } from '../ui/units.ts';

type Activity = ApiObjects['ShipActivity'];

const MS_PER_SECOND = 1000;
const SECONDS_PER_HOUR = 3600;
/** The rest is in the table. */
const BARS_MAX = 12;

const STATES = {
  under_way_seconds: 'under way',
  at_anchor_seconds: 'at anchor',
  moored_seconds: 'moored',
  silent_seconds: 'silent',
} satisfies Partial<Record<keyof Activity, string>>;
const STATE_NAMES = Object.keys(STATES) as (keyof typeof STATES)[];

/** Activities of ships in the period. */
export function ActivityResult({ ships }: { readonly ships: readonly Activity[] }): JSX.Element {
  const most = [...ships].sort((one, other) => other.distance - one.distance).slice(0, BARS_MAX);
  return (
    <>
      <p>
        <strong>{ships.length}</strong> {ships.length === 1 ? 'ship' : 'ships'},{' '}
        {distanceText(ships.reduce((sum, { distance }) => sum + distance, 0))} in all.
      </p>
      <h2>Hours</h2>
      <Bars
        label="Hours under way, at anchor, moored and silent of the ships that sailed most"
        labels={most.map(({ ship }) => `${ship.name || 'Ship'} ${ship.mmsi}`)}
        series={STATE_NAMES.map((name) => ({
          title: STATES[name],
          values: most.map((activity) => activity[name] / SECONDS_PER_HOUR),
        }))}
      />
      <Table
        caption="Activity of ships"
        keyOf={({ ship }) => ship.mmsi}
        rows={ships}
        columns={COLUMNS}
      />
    </>
  );
}

const COLUMNS: readonly Column<Activity>[] = [
  {
    title: 'Ship',
    cell: ({ ship }) => <ShipLink ship={ship} />,
    sortBy: ({ ship }) => ship.name ?? String(ship.mmsi),
  },
  {
    ...{ title: 'Distance', isNumber: true },
    cell: ({ distance }) => distanceText(distance),
    sortBy: ({ distance }) => distance,
  },
  ...STATE_NAMES.map(
    (name): Column<Activity> => ({
      ...{ title: STATES[name], isNumber: true },
      cell: (activity) => durationText(activity[name] * MS_PER_SECOND),
      sortBy: (activity) => activity[name],
    }),
  ),
  {
    ...{ title: 'Mean speed', isNumber: true },
    cell: ({ mean_speed: knots }) => speedText(knots),
    sortBy: ({ mean_speed: knots }) => knots ?? -1,
  },
  {
    ...{ title: 'Max speed', isNumber: true },
    cell: ({ max_speed: knots }) => speedText(knots),
    sortBy: ({ max_speed: knots }) => knots ?? -1,
  },
  {
    ...{ title: 'Calls', isNumber: true },
    cell: ({ port_calls: calls }) => calls.length,
    sortBy: ({ port_calls: calls }) => calls.length,
  },
  {
    ...{ title: 'Transfers', isNumber: true },
    cell: ({ s2s_events: events }) => events.length,
    sortBy: ({ s2s_events: events }) => events.length,
  },
];
