import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Time } from '../ui/time.tsx';
import { percentText } from '../ui/units.ts';
import { useLoaded } from '../ui/use-loaded.ts';

/** The probable next ports of a ship, with the range of their ETA. */
export function ShipPredictions({ imo }: { readonly imo: number }): JSX.Element {
  const { client } = useApp();
  const records = useLoaded(
    async (signal) =>
      (await client.request('GET /api/shiptracker/nextport/ship/{imo}', { imo }, { signal }))
        .records,
    [imo],
  );
  // The times have no zone: they are UTC.
  const time = (text: string | undefined | null): JSX.Element =>
    text ? <Time ms={Date.parse(`${text}Z`)} /> : <span>–</span>;
  return (
    <section aria-label="Next ports">
      <h2>Next ports</h2>
      <LoadedView loaded={records.value} empty="No next port is predicted.">
        {(list) => (
          <ul class="list">
            {list
              .slice(0, 5)
              .map(({ locode, probability, eta, eta_early: early, eta_late: late }) => (
                <li key={locode}>
                  <strong>{locode}</strong> {percentText(probability)}
                  <meter
                    min={0}
                    max={1}
                    value={probability}
                    aria-label={`Probability of ${locode}`}
                  />
                  <div class="quiet">
                    ETA {time(eta)} ({time(early)} to {time(late)})
                  </div>
                </li>
              ))}
          </ul>
        )}
      </LoadedView>
    </section>
  );
}
