import { useSignal, useSignalEffect } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { openView } from '../app/router.ts';
import { fitPositions } from '../map/fit-positions.ts';
import { useOverlay } from '../ui/use-overlay.ts';

type Arrival = ApiObjects['NextPort'];

/** Shows the ships of arrivals as rings on the map, the wider the more probable, and moves there once. */
export function useArrivingShips(arrivals: readonly Arrival[]): void {
  const { live, view } = useApp();
  const shown = useSignal<readonly Arrival[]>([]);
  const hasMoved = useSignal(false);
  useEffect(() => {
    shown.value = arrivals;
  }, [arrivals.length, arrivals[0]]);
  const placesOf = (list: readonly Arrival[]): (readonly [Arrival, number, number])[] => {
    const { longitude, latitude } = live.store.ships.columns;
    return list.flatMap((arrival) => {
      const index = live.store.ships.indexOf(arrival.mmsi);
      return index === undefined ? [] : [[arrival, longitude[index]!, latitude[index]!] as const];
    });
  };
  useOverlay('arrivals', () => {
    // The rings move with the ships.
    const places = live.shipsVersion.value >= 0 ? placesOf(shown.value) : [];
    return {
      data: {
        type: 'FeatureCollection',
        features: places.map(([{ mmsi, probability }, longitude, latitude]) => ({
          type: 'Feature',
          properties: { mmsi, probability },
          geometry: { type: 'Point', coordinates: [longitude, latitude] },
        })),
      },
      layers: ({ routeLine }) => [
        {
          type: 'circle',
          paint: {
            'circle-radius': ['+', 8, ['*', 8, ['get', 'probability']]],
            ...{ 'circle-color': routeLine, 'circle-opacity': 0.15 },
            ...{ 'circle-stroke-color': routeLine, 'circle-stroke-width': 2 },
          },
        },
      ],
      onClick: (properties) => openView('live', undefined, { ship: properties?.['mmsi'] }),
    };
  });
  useSignalEffect(() => {
    const places = live.shipsVersion.value >= 0 ? placesOf(shown.value) : [];
    if (!view.value || places.length === 0 || hasMoved.peek()) return;
    hasMoved.value = true;
    fitPositions(
      view.value,
      places.map(([, longitude, latitude]) => [longitude, latitude]),
    );
  });
}
