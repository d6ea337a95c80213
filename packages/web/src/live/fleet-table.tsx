import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { hrefOf } from '../app/router.ts';
import { SHIP_CLASSES } from '../map/ship-classes.ts';
import { Table } from '../ui/table.tsx';
import { Time } from '../ui/time.tsx';
import { degreesText, speedText } from '../ui/units.ts';

interface FleetRow {
  readonly mmsi: number;
  readonly name: string;
  readonly shipClass: string;
  readonly sog: number;
  readonly cog: number;
  readonly timeMs: number;
}

/** More often, a table that somebody reads would jump. */
const REFRESH_MS = 5000;

/** The ships in the view of the map, as a table. */
export function FleetTable(): JSX.Element {
  const { live, view } = useApp();
  const rows = useSignal<readonly FleetRow[]>([]);
  const refresh = (): void => {
    rows.value = rowsInView(live, view.peek());
  };
  useSignalEffect(() => {
    const map = view.value?.map;
    if (!map) return;
    refresh();
    map.on('moveend', refresh);
    return () => void map.off('moveend', refresh);
  });
  useEffect(() => {
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <p class="quiet">{rows.value.length} ships in the view of the map.</p>
      <Table
        caption="Ships in the view of the map"
        keyOf={({ mmsi }) => mmsi}
        rows={rows.value}
        columns={[
          {
            title: 'Ship',
            cell: ({ mmsi, name }) => (
              <a href={hrefOf('live', undefined, { ship: mmsi })}>{name || mmsi}</a>
            ),
            sortBy: ({ mmsi, name }) => name || String(mmsi),
          },
          {
            title: 'Type',
            cell: ({ shipClass }) => shipClass,
            sortBy: ({ shipClass }) => shipClass,
          },
          {
            title: 'Speed',
            isNumber: true,
            cell: ({ sog }) => speedText(sog),
            sortBy: ({ sog }) => sog || 0,
          },
          { title: 'Course', isNumber: true, cell: ({ cog }) => degreesText(cog) },
          {
            title: 'Heard',
            cell: ({ timeMs }) => <Time ms={timeMs} />,
            sortBy: ({ timeMs }) => timeMs,
          },
        ]}
      />
    </>
  );
}

function rowsInView(
  live: ReturnType<typeof useApp>['live'],
  view: ReturnType<ReturnType<typeof useApp>['view']['peek']>,
): readonly FleetRow[] {
  const bounds = view?.map.getBounds();
  if (!bounds) return [];
  const { count, columns } = live.store.ships;
  const rows: FleetRow[] = [];
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  for (let i = 0; i < count; i++) {
    const latitude = columns.latitude[i]!;
    if (latitude < bounds.getSouth() || latitude > bounds.getNorth()) continue;
    // The view may lie beyond ±180.
    const across = (((columns.longitude[i]! - west) % 360) + 360) % 360;
    if (across > east - west) continue;
    const mmsi = columns.mmsi[i]!;
    rows.push({
      mmsi,
      name: live.scene.labelOf(i),
      shipClass: SHIP_CLASSES[live.scene.shipClass[i]!]!.name,
      sog: columns.sog[i]!,
      cog: columns.cog[i]!,
      timeMs: columns.timeMs[i]!,
    });
  }
  return rows.sort((one, other) => (one.name || '~').localeCompare(other.name || '~'));
}
