import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Time } from '../ui/time.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const CALLS_MAX = 10;

/** The last port calls of a ship. */
export function ShipCalls({ mmsi }: { readonly mmsi: number }): JSX.Element {
  const { client } = useApp();
  const calls = useLoaded(
    async (signal) => {
      const body = { ship: { mmsi: String(mmsi) } };
      return (
        await client.request('POST /api/portserver/ship/historical/port', { body }, { signal })
      ).records;
    },
    [mmsi],
  );
  return (
    <section aria-label="Port calls">
      <h2>Port calls</h2>
      <LoadedView loaded={calls.value} empty="No port call is known.">
        {(list) => (
          <ul class="list">
            {list.slice(0, CALLS_MAX).map(({ port, ata, atd, berthing_areas: berths }, i) => (
              <li key={i}>
                <strong>{port.name}</strong> <span class="quiet">{port.locode}</span>
                <div class="quiet">
                  {ata === null ? 'before it was first heard' : <Time ms={Date.parse(ata)} />} to{' '}
                  {atd === null ? 'now' : <Time ms={Date.parse(atd)} />}
                  {berths.length > 0 && `, ${berths.map(({ name }) => name).join(', ')}`}
                </div>
              </li>
            ))}
          </ul>
        )}
      </LoadedView>
    </section>
  );
}
