import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { hrefOf, openView, route, setValues } from '../app/router.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Time } from '../ui/time.tsx';
import { durationText, percentText } from '../ui/units.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import { VESSEL_KIND_TEXTS } from './event-words.ts';
import { FilterSelect, FilterText, FilterTime } from './filter-field.tsx';
import { ShipName } from './ship-name.tsx';
import { type VesselEvent, vesselSearchOf } from './vessel-filter.ts';

const LIST = 'GET /api/ingress/event-detection/vessel-events';
const PAGE_SIZE = 100;
const TABS = [
  ['current', 'Current'],
  ['ended', 'Ended'],
  ['all', 'All'],
] as const;
const SCORES = [0.25, 0.5, 0.75];

/** Loitering, gaps and one-sided candidates as a list and on the map. The service applies the whole filter. */
export function VesselInbox(): JSX.Element {
  const { client } = useApp();
  const { values } = route.value;
  const search = vesselSearchOf(values);
  const key = JSON.stringify(search);
  const pages = useSignal({ key, count: 1 });
  const count = pages.value.key === key ? pages.value.count : 1;
  const loaded = useLoaded(
    async (signal) => {
      const items: VesselEvent[] = [];
      for (let page = 1; ; page++) {
        const paging = { page, size: PAGE_SIZE };
        const found = await client.request(LIST, { ...search, ...paging }, { signal });
        items.push(...found.items);
        if (page >= count || page >= found.pages) return { items, total: found.total };
      }
    },
    [key, count],
  );
  useVesselOverlay(loaded.value.value?.items ?? []);
  return (
    <>
      <div class="row tabs" role="group" aria-label="Which events">
        {TABS.map(([tab, text]) => (
          <button
            key={tab}
            type="button"
            aria-pressed={tab === (values['tab'] ?? 'all')}
            onClick={() => setValues({ tab })}
          >
            {text}
          </button>
        ))}
      </div>
      <div class="filter-fields">
        <FilterSelect name="kind" label="Kind" options={Object.entries(VESSEL_KIND_TEXTS)} />
        <FilterText name="ship" label="Ship: MMSI" />
        <FilterSelect
          name="probability"
          label="Score of a candidate"
          options={SCORES.map((each) => [String(each), `at least ${each * 100} %`])}
        />
        <FilterTime name="begin" label="From" />
        <FilterTime name="end" label="Until" />
      </div>
      <LoadedView
        loaded={loaded.value}
        empty="No such event has been detected."
        isEmpty={({ total }) => total === 0}
      >
        {({ items, total }) => (
          <>
            <p class="quiet" role="status">
              {items.length} of {total.toLocaleString('en')} events, newest first.
            </p>
            <ul class="list" aria-label="Events of one ship">
              {items.map((event) => (
                <VesselRow key={event.id} event={event} />
              ))}
            </ul>
            {total > items.length && (
              <button type="button" onClick={() => (pages.value = { key, count: count + 1 })}>
                Older events
              </button>
            )}
          </>
        )}
      </LoadedView>
    </>
  );
}

function VesselRow({ event }: { readonly event: VesselEvent }): JSX.Element {
  const { id, kind, mmsi, score, begin_time: begin, end_time: end } = event;
  return (
    <li>
      <a href={hrefOf('events', `vessel-${id}`, route.value.values)}>
        <ShipName mmsi={mmsi} />
      </a>{' '}
      <span class="badge">{VESSEL_KIND_TEXTS[kind]}</span>{' '}
      {score !== null && <span class="quiet">score {percentText(score)}</span>}
      <div class="quiet">
        <Time ms={Date.parse(begin)} />,{' '}
        {end === null ? 'no end known' : durationText(Date.parse(end) - Date.parse(begin))}
      </div>
    </li>
  );
}

/** Squares are filled while the event has no end; a click opens one. */
function useVesselOverlay(events: readonly VesselEvent[]): void {
  const shown = useSignal(events);
  useEffect(() => {
    shown.value = events;
  }, [events]);
  useOverlay('vessel-events', () => ({
    data: {
      type: 'FeatureCollection',
      features: shown.value.map(({ id, end_time: end, begin_position: place }) => ({
        type: 'Feature',
        properties: { id, isCurrent: end === null },
        geometry: { type: 'Point', coordinates: [...place.coordinates] },
      })),
    },
    layers: ({ event, endedEvent }) => [
      {
        type: 'circle',
        paint: {
          'circle-radius': 7,
          'circle-color': event,
          'circle-opacity': ['case', ['get', 'isCurrent'], 0.7, 0],
          'circle-stroke-color': ['case', ['get', 'isCurrent'], event, endedEvent],
          'circle-stroke-width': 2,
        },
      },
    ],
    onClick: (properties) =>
      openView('events', `vessel-${properties?.['id']}`, route.peek().values),
  }));
}
