import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { route } from '../app/router.ts';
import { Notice } from '../ui/notice.tsx';
import { Time } from '../ui/time.tsx';
import { CurrentEvents } from './current-events.tsx';
import { FleetTable } from './fleet-table.tsx';
import { ShipCard } from './ship-card.tsx';

/** Ships as they move, and the selected one. */
export default function LivePage(): JSX.Element {
  const { live, view } = useApp();
  const isTable = useSignal(false);
  const { ship } = route.value.values;
  const mmsi = parseMmsi(ship);
  useEffect(() => {
    view.value?.ships.show(live.scene);
  }, [view.value, live]);
  if (mmsi !== undefined) return <ShipCard key={mmsi} mmsi={mmsi} />;
  const count = live.shipsVersion.value >= 0 ? live.store.ships.count : 0;
  return (
    <>
      <h1>Live</h1>
      {ship !== undefined && <Notice kind="warning">“{ship}” is no MMSI.</Notice>}
      <p>
        <strong>{count.toLocaleString('en')}</strong> ships heard. Select one on the map, or search
        for it.{' '}
        {count > 0 && (
          <>
            The newest position is of <Time ms={live.scene.newestMs} hasSeconds />.
          </>
        )}
      </p>
      {count === 0 && live.connection.value.state === 'live' && (
        <Notice kind="empty">No ship has been heard yet. Connect a feed to the service.</Notice>
      )}
      <div class="row">
        <button
          type="button"
          aria-pressed={isTable.value}
          onClick={() => (isTable.value = !isTable.value)}
        >
          Ships in view as a table
        </button>
      </div>
      {isTable.value ? <FleetTable /> : <CurrentEvents />}
    </>
  );
}

/** Returns the MMSI of an address; undefined for another text. */
function parseMmsi(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}
