import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { Bars } from '../ui/bars.tsx';
import { csvText } from '../ui/csv.ts';
import { csvFile, Downloads, jsonFile } from '../ui/downloads.tsx';
import { type Column, Table } from '../ui/table.tsx';

type Statistic = ApiObjects['LaneStatistic'];

/** The numbers of a statistic, with their titles in the table. */
const NUMBERS = {
  total_journeys: 'Journeys',
  origin_omitted_port_call_count: 'Origin omitted',
  destination_omitted_port_call_count: 'Destination omitted',
  origin_delayed_journeys: 'Origin delayed',
  destination_delayed_journeys: 'Destination delayed',
  carrier_caused_rolls_pct: 'Rolled by carrier (%)',
  shipper_caused_rolls_pct: 'Rolled by shipper (%)',
} satisfies Partial<Record<keyof Statistic, string>>;
const NUMBER_NAMES = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];

/** The statistics of the carriers of a lane, as bars and as a table. */
export function LaneStatistics({
  statistics,
}: {
  readonly statistics: readonly Statistic[];
}): JSX.Element {
  const carriers = statistics.map(({ vessel_operator_carrier_code: carrier }) => carrier);
  const valuesOf = (name: keyof typeof NUMBERS): number[] =>
    statistics.map((statistic) => statistic[name] ?? 0);
  // An empty list is shown as such before.
  const { origin_un_location_code: from, destination_un_location_code: to } = statistics[0]!;
  const name = `lane-${from}-${to}`;
  return (
    <>
      <h3>Journeys</h3>
      <Bars
        label="Journeys of each carrier"
        labels={carriers}
        series={[{ title: 'journeys', values: valuesOf('total_journeys') }]}
      />
      <h3>Omitted and delayed calls</h3>
      <Bars
        label="Omitted and delayed calls of each carrier"
        labels={carriers}
        series={[
          {
            title: 'omitted',
            values: statistics.map(
              (each) =>
                each.origin_omitted_port_call_count + each.destination_omitted_port_call_count,
            ),
          },
          { title: 'origin delayed', values: valuesOf('origin_delayed_journeys') },
          { title: 'destination delayed', values: valuesOf('destination_delayed_journeys') },
        ]}
      />
      <h3>Rolled bookings (%)</h3>
      <Bars
        label="Percent of bookings rolled by carrier and shipper"
        labels={carriers}
        series={[
          { title: 'by the carrier', values: valuesOf('carrier_caused_rolls_pct') },
          { title: 'by the shipper', values: valuesOf('shipper_caused_rolls_pct') },
        ]}
      />
      <Table
        caption="Statistics of the carriers"
        keyOf={({ vessel_operator_carrier_code: carrier }) => carrier}
        rows={statistics}
        columns={COLUMNS}
      />
      <Downloads
        files={[csvFile(name, () => statisticsCsv(statistics)), jsonFile(name, statistics)]}
      />
    </>
  );
}

const COLUMNS: readonly Column<Statistic>[] = [
  {
    title: 'Carrier',
    cell: ({ vessel_operator_carrier_code: carrier }) => carrier,
    sortBy: ({ vessel_operator_carrier_code: carrier }) => carrier,
  },
  ...NUMBER_NAMES.map(
    (name): Column<Statistic> => ({
      ...{ title: NUMBERS[name], isNumber: true },
      cell: (statistic) =>
        statistic[name]?.toLocaleString('en', { maximumFractionDigits: 1 }) ?? '–',
      sortBy: (statistic) => statistic[name] ?? -1,
    }),
  ),
  {
    ...{ title: 'Containers', isNumber: true },
    cell: ({ container_count: count }) => count,
  },
];

function statisticsCsv(statistics: readonly Statistic[]): string {
  const columns = [
    ...['vessel_operator_carrier_code', 'origin_un_location_code', 'destination_un_location_code'],
    ...['begin_datetime', 'end_datetime', ...NUMBER_NAMES, 'container_count'],
  ] as (keyof Omit<Statistic, 'origin_port_calls' | 'destination_port_calls'>)[];
  return csvText(
    columns,
    statistics.map((statistic) => columns.map((column) => statistic[column])),
  );
}
