import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type AppContext, useApp } from '../app/app-context.ts';
import { hrefOf, route } from '../app/router.ts';
import { viewOf } from '../map/gl-view.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { decodeTracks } from './decode-tracks.ts';
import { inOrder, type ReplayEvent, replayEventOf } from './replay-event.ts';
import { ReplayView } from './replay-view.tsx';
import { bboxText, endMsOf, parsePeriod, type StoredPeriod } from './stored-period.ts';
import { StoredPeriodForm } from './stored-period-form.tsx';
import { StoredSource } from './stored-source.ts';

const EVENTS = 'GET /api/ingress/event-detection/s2s-events';
const TRACKS = 'GET /api/portserver/ship/tracks';
const EVENTS_AT_A_TIME = 500;
/** More ships are replayed in the view of the map only, unless somebody asks for all. */
const SHIPS_EVERYWHERE_MAX = 3000;

/** A replay of the service's stored history: a period to choose, and its ships and events. */
export function StoredReplay(): JSX.Element {
  const { live, view } = useApp();
  const newestMs = useSignal<number | null>(null);
  const { state } = live.connection.value;
  useEffect(() => {
    if (newestMs.peek() === null && state !== 'loading') newestMs.value = newestMsOf(live);
  }, [state]);
  const map = view.value;
  // The map moves; the ships of a replay stay.
  const usualBox = useMemo(() => (map ? defaultBox(live, map) : undefined), [map, newestMs.value]);
  if (newestMs.value === null || !map) return <Notice kind="loading">Loading …</Notice>;
  const { begin, hours, box = usualBox } = route.value.values;
  const period = parsePeriod(definedOf({ begin, hours, box }), newestMs.value);
  return (
    <>
      <StoredPeriodForm key={`${period.beginMs} ${period.hours}`} period={period} />
      <PeriodReplay key={JSON.stringify(period)} period={period} />
    </>
  );
}

function PeriodReplay({ period }: { readonly period: StoredPeriod }): JSX.Element {
  const { client } = useApp();
  const events = useLoaded((signal) => loadEvents(client, period, signal), []);
  return (
    <LoadedView loaded={events.value} empty="" isEmpty={() => false}>
      {(loaded) => <LoadedReplay period={period} events={loaded} />}
    </LoadedView>
  );
}

function LoadedReplay({
  period,
  events,
}: {
  readonly period: StoredPeriod;
  readonly events: readonly ReplayEvent[];
}): JSX.Element {
  const { client, live } = useApp();
  const source = useMemo(
    () =>
      new StoredSource({
        ...{ beginMs: period.beginMs, endMs: endMsOf(period), events },
        shipOf: (mmsi) => live.statics.of(mmsi),
        load: async (beginMs, endMs, signal) => {
          const values = {
            begin: new Date(beginMs).toISOString(),
            end: new Date(endMs).toISOString(),
            ...(period.box !== undefined && { bbox: period.box }),
          };
          return decodeTracks(await client.request(TRACKS, values, { signal }));
        },
      }),
    [events],
  );
  useEffect(() => () => source.close(), [source]);
  return (
    <ReplayView
      source={source}
      shipHref={(mmsi) => hrefOf('live', undefined, { ship: mmsi })}
      eventHref={({ json }) => hrefOf('events', json.id)}
    />
  );
}

async function loadEvents(
  client: AppContext['client'],
  period: StoredPeriod,
  signal: AbortSignal,
): Promise<readonly ReplayEvent[]> {
  const ends = [period.beginMs, endMsOf(period)].map((ms) => new Date(ms).toISOString());
  const values = { time_period: `[${ends.join(',')}]`, size: EVENTS_AT_A_TIME };
  const events: ReplayEvent[] = [];
  for await (const json of client.list(EVENTS, values, { signal }))
    events.push(replayEventOf(json));
  return inOrder(events.filter(({ json }) => json.reconciliation?.state !== 'retracted'));
}

function newestMsOf({ store }: AppContext['live']): number {
  const { count, columns } = store.ships;
  let newestMs = 0;
  for (let i = 0; i < count; i++) newestMs = Math.max(newestMs, columns.timeMs[i]!);
  return newestMs || Date.now();
}

function defaultBox(
  live: AppContext['live'],
  { map }: NonNullable<AppContext['view']['value']>,
): string | undefined {
  if (live.store.ships.count <= SHIPS_EVERYWHERE_MAX) return undefined;
  const { west, south, east, north } = viewOf(map);
  return bboxText(west, south, east, north);
}

function definedOf(
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
