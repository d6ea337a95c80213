import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { openView } from '../app/router.ts';
import { fitPositions } from '../map/fit-positions.ts';
import { Bars, Columns } from '../ui/bars.tsx';
import { binLabels, countInBins, timeBins } from '../ui/scale.ts';
import { ShipLink } from '../ui/ship-link.tsx';
import { Table } from '../ui/table.tsx';
import { Time } from '../ui/time.tsx';
import { durationText } from '../ui/units.ts';
import { useOverlay } from '../ui/use-overlay.ts';

type Call = ApiObjects['PortStay'];

/** The rest is in the table. */
const BARS_MAX = 10;

/** Calls at ports. */
export function CallsResult({
  calls,
  beginMs,
  endMs,
}: {
  readonly calls: readonly Call[];
  readonly beginMs: number;
  readonly endMs: number;
}): JSX.Element {
  useCalls(calls);
  const bins = timeBins(beginMs, endMs);
  const arrivals = calls.flatMap(({ ata }) => (ata === null ? [] : [Date.parse(ata)]));
  const departures = calls.flatMap(({ atd }) => (atd === null ? [] : [Date.parse(atd)]));
  const ports = busiestPorts(calls);
  return (
    <>
      <p>
        <strong>{calls.length}</strong> calls by {new Set(calls.map(({ ship }) => ship.mmsi)).size}{' '}
        ships.
      </p>
      <h2>Arrivals and departures</h2>
      <Columns
        label="Arrivals and departures over time"
        labels={binLabels(bins)}
        series={[
          { title: 'arrivals', values: countInBins(bins, arrivals) },
          { title: 'departures', values: countInBins(bins, departures) },
        ]}
      />
      <h2>Busiest ports</h2>
      <Bars
        label="Calls of the busiest ports"
        labels={ports.map(([port]) => port)}
        series={[{ title: 'calls', values: ports.map(([, count]) => count) }]}
      />
      <h2>Calls</h2>
      <Table
        caption="Calls"
        keyOf={(call) => `${call.ship.mmsi} ${call.port.id} ${call.ata ?? call.not_later_than}`}
        rows={calls}
        columns={[
          {
            title: 'Ship',
            cell: ({ ship }) => <ShipLink ship={ship} />,
            sortBy: ({ ship }) => ship.name ?? String(ship.mmsi),
          },
          { title: 'Port', cell: ({ port }) => portText(port), sortBy: ({ port }) => port.name },
          {
            title: 'Arrival',
            cell: ({ ata }) => (ata === null ? '–' : <Time ms={Date.parse(ata)} />),
            sortBy: ({ ata }) => ata ?? '',
          },
          {
            title: 'Departure',
            cell: ({ atd }) => (atd === null ? '–' : <Time ms={Date.parse(atd)} />),
            sortBy: ({ atd }) => atd ?? '',
          },
          {
            ...{ title: 'Waiting', isNumber: true },
            cell: ({ waiting_seconds: seconds }) => secondsText(seconds),
            sortBy: ({ waiting_seconds: seconds }) => seconds ?? -1,
          },
          {
            ...{ title: 'In port', isNumber: true },
            cell: ({ berth_seconds: seconds }) => secondsText(seconds),
            sortBy: ({ berth_seconds: seconds }) => seconds ?? -1,
          },
        ]}
      />
    </>
  );
}

function busiestPorts(calls: readonly Call[]): [port: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { port } of calls) counts.set(portText(port), (counts.get(portText(port)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, BARS_MAX);
}

function portText({ name, locode }: Call['port']): string {
  return locode === null ? name : `${name} (${locode})`;
}

function secondsText(seconds: number | null): string {
  return seconds === null ? '–' : durationText(seconds * 1000);
}

/** Shows the calls on the map, which moves there. */
function useCalls(calls: readonly Call[]): void {
  const { view } = useApp();
  useEffect(() => {
    const places = calls.flatMap(({ position }) => (position ? [position.coordinates] : []));
    if (view.value)
      fitPositions(
        view.value,
        places.map(([longitude, latitude]) => [longitude, latitude]),
      );
  }, [calls, view.value]);
  useOverlay('report-calls', () => ({
    data: {
      type: 'FeatureCollection',
      features: calls.flatMap(({ position, ship }): GeoJSON.Feature[] => {
        if (!position) return [];
        const [longitude, latitude] = position.coordinates;
        const geometry = { type: 'Point' as const, coordinates: [longitude, latitude] };
        return [{ type: 'Feature', properties: { mmsi: ship.mmsi }, geometry }];
      }),
    },
    layers: ({ routeLine }) => [
      {
        type: 'circle',
        paint: {
          ...{ 'circle-radius': 6, 'circle-color': routeLine, 'circle-opacity': 0.3 },
          ...{ 'circle-stroke-color': routeLine, 'circle-stroke-width': 1.5 },
        },
      },
    ],
    onClick: (properties) => openView('live', undefined, { ship: properties?.['mmsi'] }),
  }));
}
