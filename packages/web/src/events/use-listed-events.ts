import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { openView, route } from '../app/router.ts';
import { fitPositions } from '../map/fit-positions.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import type { StsEvent } from './event-filter.ts';

/** Degrees around the listed events. */
const MARGIN_DEGREES = 0.2;

/** Shows a list of events on the map: a disc in a ring is current, a small ring has ended. A click opens one. */
export function useListedEvents(events: readonly StsEvent[]): void {
  const { view } = useApp();
  const shown = useSignal(events);
  const hasEvents = events.length > 0;
  useEffect(() => {
    shown.value = events;
  });
  useEffect(() => {
    // As the live page does: only where the address names no place.
    if (view.value && hasEvents && route.peek().values['at'] === undefined)
      fitPositions(view.value, events.map(placeOf), MARGIN_DEGREES);
  }, [view.value, hasEvents]);
  useOverlay('listed-events', () => ({
    data: {
      type: 'FeatureCollection',
      features: shown.value.map((event) => ({
        type: 'Feature',
        properties: { id: event.id, isCurrent: event.deactivation_time === null },
        geometry: { type: 'Point', coordinates: [...placeOf(event)] },
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

function placeOf({ s2s_pair: { first } }: StsEvent): readonly number[] {
  return first.fired_position.coordinates;
}
