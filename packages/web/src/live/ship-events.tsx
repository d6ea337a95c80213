import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf } from '../app/router.ts';
import { ShipName } from '../events/ship-name.tsx';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Time } from '../ui/time.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** The newest events of a ship. */
export function ShipEvents({ mmsi }: { readonly mmsi: number }): JSX.Element {
  const { client } = useApp();
  const found = useLoaded(
    async (signal) =>
      client.request(
        'GET /api/ingress/event-detection/s2s-events/search',
        { mmsi, size: 10 },
        { signal },
      ),
    [mmsi],
  );
  return (
    <section aria-label="Events">
      <h2>Events</h2>
      <LoadedView
        loaded={found.value}
        empty="No event of this ship."
        isEmpty={({ total }) => total === 0}
      >
        {({ items, total }) => (
          <>
            <ul class="list">
              {items.map((event) => {
                const other = event.mmsi_first === mmsi ? event.mmsi_second : event.mmsi_first;
                return (
                  <li key={event.id}>
                    <a href={hrefOf('events', event.id)}>
                      with <ShipName mmsi={other} />
                    </a>{' '}
                    {event.deactivation_time === null && <span class="badge alert">current</span>}
                    <div class="quiet">
                      {event.name}, <Time ms={Date.parse(event.activation_time)} />
                    </div>
                  </li>
                );
              })}
            </ul>
            {total > items.length && (
              <a href={hrefOf('events', undefined, { tab: 'all', ship: mmsi })}>All {total}</a>
            )}
          </>
        )}
      </LoadedView>
    </section>
  );
}
