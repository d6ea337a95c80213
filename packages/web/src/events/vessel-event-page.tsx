import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { hrefOf, route } from '../app/router.ts';
import { fitPositions } from '../map/fit-positions.ts';
import { unwrapLine } from '../map/mercator.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Time } from '../ui/time.tsx';
import { durationText, percentText, placeText } from '../ui/units.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import { VESSEL_KIND_TEXTS } from './event-words.ts';
import { ShipName } from './ship-name.tsx';
import type { VesselEvent } from './vessel-filter.ts';

/** Degrees around the place, about 10 km. */
const MARGIN_DEGREES = 0.1;

/** An event of one ship. */
export function VesselEventPage({ id }: { readonly id: number }): JSX.Element {
  const { client } = useApp();
  const loaded = useLoaded(
    async (signal) =>
      client.request('GET /api/ingress/event-detection/vessel-events/{id}', { id }, { signal }),
    [id],
  );
  usePlaces(loaded.value.value ?? null);
  return (
    <>
      <p>
        <a href={hrefOf('events', undefined, { ships: 1, ...route.value.values })}>← All events</a>
      </p>
      {loaded.value.state === 'failed' && <h1>Event {id}</h1>}
      <LoadedView loaded={loaded.value} empty="">
        {(event) => <Facts event={event} />}
      </LoadedView>
    </>
  );
}

function Facts({ event }: { readonly event: VesselEvent }): JSX.Element {
  const { kind, mmsi, other_mmsi: other, score, reasons } = event;
  const { begin_time: begin, end_time: end } = event;
  return (
    <article aria-labelledby="event-title">
      <h1 id="event-title">
        <a href={hrefOf('live', undefined, { ship: mmsi })}>
          <ShipName mmsi={mmsi} />
        </a>
        : {VESSEL_KIND_TEXTS[kind]}
      </h1>
      <dl class="facts">
        <dt>Began</dt>
        <dd>
          <Time ms={Date.parse(begin)} hasSeconds />
          <br />
          {pointText(event.begin_position)}
        </dd>
        <dt>Ended</dt>
        <dd>
          {end === null ? 'no end known' : <Time ms={Date.parse(end)} hasSeconds />}
          {event.end_position && (
            <>
              <br />
              {pointText(event.end_position)}
            </>
          )}
        </dd>
        {end !== null && (
          <>
            <dt>Duration</dt>
            <dd>{durationText(Date.parse(end) - Date.parse(begin))}</dd>
          </>
        )}
        {other !== null && (
          <>
            <dt>Silent ship</dt>
            <dd>
              <a href={hrefOf('live', undefined, { ship: other })}>
                <ShipName mmsi={other} />
              </a>
            </dd>
          </>
        )}
        {score !== null && (
          <>
            <dt>Score</dt>
            <dd>{percentText(score)}</dd>
          </>
        )}
      </dl>
      {reasons.length > 0 && (
        <>
          <h2>Reasons</h2>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a
          class="button"
          href={hrefOf('replay', undefined, { begin, t: begin, ...(end !== null && { end }) })}
        >
          Replay
        </a>
      </p>
    </article>
  );
}

/** Draws where an event began and ended, and moves the map there. */
function usePlaces(event: VesselEvent | null): void {
  const { view } = useApp();
  const places = useSignal<[number, number][]>([]);
  useEffect(() => {
    const points = [event?.begin_position, event?.end_position];
    places.value = unwrapLine(points.flatMap((point) => (point ? [point.coordinates] : [])));
    if (view.value) fitPositions(view.value, places.value, MARGIN_DEGREES);
  }, [event, view.value]);
  useOverlay('vessel-event', () => ({
    data: {
      type: 'FeatureCollection',
      features: places.value.map((coordinates, i) => ({
        type: 'Feature',
        properties: { label: i === 0 ? 'Began' : 'Ended' },
        geometry: { type: 'Point', coordinates },
      })),
    },
    layers: ({ event: colour, text, halo }) => [
      {
        type: 'circle',
        paint: {
          'circle-radius': 8,
          'circle-opacity': 0,
          'circle-stroke-color': colour,
          'circle-stroke-width': 2.5,
        },
      },
      {
        type: 'symbol',
        layout: {
          'text-field': ['get', 'label'],
          'text-font': ['sans-serif'],
          'text-size': 13,
          'text-anchor': 'left',
          'text-offset': [0.9, 0],
        },
        paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.6 },
      },
    ],
  }));
}

function pointText({ coordinates }: VesselEvent['begin_position']): string {
  const [longitude, latitude] = coordinates as readonly number[];
  return placeText(longitude!, latitude!);
}
