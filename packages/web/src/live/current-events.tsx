import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf, openView } from '../app/router.ts';
import { ShipName } from '../events/ship-name.tsx';
import { Notice } from '../ui/notice.tsx';
import { Time } from '../ui/time.tsx';
import { useOverlay } from '../ui/use-overlay.ts';

/** The events that are going on, as a list and on the map. */
export function CurrentEvents(): JSX.Element {
  const { live } = useApp();
  const current = Object.values(live.state.value.events)
    .filter(({ deactivation_time: end }) => end === null)
    .sort((one, other) => other.fired_time.localeCompare(one.fired_time));
  useOverlay('current-events', () => {
    const events = Object.values(live.state.value.events).filter(
      ({ deactivation_time: end }) => end === null,
    );
    return {
      data: {
        type: 'FeatureCollection',
        features: events.map(({ id, s2s_pair: { first } }) => ({
          type: 'Feature',
          properties: { id },
          geometry: { type: 'Point', coordinates: [...first.fired_position.coordinates] },
        })),
      },
      layers: ({ event }) => [
        {
          type: 'circle',
          paint: {
            'circle-radius': 14,
            'circle-color': event,
            'circle-opacity': 0.18,
            'circle-stroke-color': event,
            'circle-stroke-width': 2,
          },
        },
      ],
      onClick: (properties) => openView('events', properties?.['id']),
    };
  });
  return (
    <>
      <h2>Current transfers and encounters</h2>
      {current.length === 0 && <Notice kind="empty">No event is going on.</Notice>}
      <ul class="list">
        {current.slice(0, 50).map((event) => (
          <li key={event.id}>
            <a href={hrefOf('events', event.id)}>
              <ShipName mmsi={event.mmsi_first} /> and <ShipName mmsi={event.mmsi_second} />
            </a>{' '}
            <span class="badge alert">{event.severity}</span>
            <div class="quiet">
              {event.name}, since <Time ms={Date.parse(event.activation_time)} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
