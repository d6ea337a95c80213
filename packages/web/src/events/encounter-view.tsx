import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { DistanceView } from './distance-view.tsx';
import type { Encounter } from './encounter.ts';
import { distancesOverTime, firingMeters, fixesOf } from './encounter-track.ts';
import type { StsEvent } from './event-filter.ts';
import { EventPlaces } from './event-places.tsx';
import { useEncounterOverlay } from './use-encounter-overlay.ts';

/** Tracks of a current event grow: they are loaded again so often. */
const RELOAD_MS = 60_000;
/** The detector's own, for configurations without one (D1). */
const GAP_MINUTES_DEFAULT = 30;
const MS_PER_MINUTE = 60_000;

/** The tracks of an event on the map, the distance of the ships over time, and their positions. */
export function EncounterView({ event }: { readonly event: StsEvent }): JSX.Element {
  const { client, live } = useApp();
  const { id, activation_time: begin, deactivation_time: end } = event;
  const round = useRounds(end === null);
  const loaded = useLoaded(
    async (signal) => {
      const operation = 'GET /api/ingress/event-detection/s2s-events/{id}/tracks';
      const tracks = await client.request(operation, { id }, { signal });
      const [first = [], second = []] = tracks.map(fixesOf);
      return { first, second };
    },
    [id, begin, end, round],
  );
  const configuration = live.state.value.configurations[event.configuration_id];
  const gapMsMax = (configuration?.gap_max_minutes ?? GAP_MINUTES_DEFAULT) * MS_PER_MINUTE;
  const atMs = useSignal<number | null>(null);
  const { value: tracks } = loaded.value;
  const encounter = useMemo(
    (): Encounter => ({ event, gapMsMax, first: [], second: [], ...tracks }),
    [event, gapMsMax, tracks],
  );
  const samples = useMemo(
    () => distancesOverTime(encounter.first, encounter.second, gapMsMax),
    [encounter, gapMsMax],
  );
  useEncounterOverlay(encounter, atMs);
  const selected = useComputed(() => atMs.value);
  return (
    <>
      <section aria-label="Distance over time">
        <h2>Distance over time</h2>
        <LoadedView
          loaded={loaded.value}
          empty="The reports of this event are no longer stored."
          isEmpty={({ first, second }) => first.length === 0 && second.length === 0}
        >
          {() => (
            <DistanceView
              encounter={encounter}
              samples={samples}
              limitMeters={firingMeters(event)}
              atMs={selected}
              onAt={(ms) => (atMs.value = ms)}
            />
          )}
        </LoadedView>
      </section>
      <EventPlaces event={event} />
    </>
  );
}

/** Counts the minutes while something changes. */
function useRounds(isChanging: boolean): number {
  const round = useSignal(0);
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(() => round.value++, RELOAD_MS);
    return () => clearInterval(timer);
  }, [isChanging]);
  return round.value;
}
