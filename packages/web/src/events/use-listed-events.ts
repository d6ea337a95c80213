import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openView, route } from '../app/router.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import type { StsEvent } from './event-filter.ts';

/** Shows a list of events on the map: a disc in a ring is current, a small ring has ended. A click opens one. */
export function useListedEvents(events: readonly StsEvent[]): void {
  const shown = useSignal(events);
  useEffect(() => {
    shown.value = events;
  });
  useOverlay('listed-events', () => ({
    data: {
      type: 'FeatureCollection',
      features: shown.value.map(({ id, deactivation_time: end, s2s_pair: { first } }) => ({
        type: 'Feature',
        properties: { id, isCurrent: end === null },
        geometry: { type: 'Point', coordinates: [...first.fired_position.coordinates] },
      })),
    },
    layers: ({ event, endedEvent }) => [
      {
        type: 'circle',
        filter: ['!', ['get', 'isCurrent']],
        paint: {
          'circle-radius': 5,
          'circle-opacity': 0,
          'circle-stroke-color': endedEvent,
          'circle-stroke-width': 2,
        },
      },
      {
        type: 'circle',
        filter: ['get', 'isCurrent'],
        paint: {
          'circle-radius': 14,
          'circle-color': event,
          'circle-opacity': 0.25,
          'circle-stroke-color': event,
          'circle-stroke-width': 2.5,
        },
      },
    ],
    onClick: (properties) =>
      openView('events', properties?.['id'], { tab: 'current', ...route.peek().values }),
  }));
}
