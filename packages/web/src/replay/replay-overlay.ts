import { longitudeNear } from '../map/mercator.ts';
import type { Overlay } from '../map/overlays.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import type { Playback } from './playback.ts';
import type { ReplayEvent } from './replay-event.ts';

type State = 'fired' | 'before' | 'truth' | 'selected';
type Place = readonly [longitude: number, latitude: number];

/** Shows on the map the events and true encounters that last, with a line between their ships, and a ring around the selected ship. */
export function useReplayOverlay(playback: Playback, selected: () => number | undefined): void {
  useOverlay('replay', () => {
    const timeMs = playback.followedMs.value;
    const mmsi = selected();
    const at = mmsi === undefined ? undefined : placeOf(playback, mmsi);
    return overlayOf([
      ...playback.truth.value.flatMap(({ mmsiFirst, mmsiSecond }) =>
        pairFeatures('truth', placeOf(playback, mmsiFirst), placeOf(playback, mmsiSecond)),
      ),
      ...playback.events.value.flatMap((event) => eventFeatures(playback, event, timeMs)),
      ...(at ? [pointOf('selected', at)] : []),
    ]);
  });
}

/** Where a ship is not shown, its event is at the place where it fired. */
function eventFeatures(
  playback: Playback,
  event: ReplayEvent,
  timeMs: number,
): readonly GeoJSON.Feature[] {
  const { first, second } = event.json.s2s_pair;
  const placeIn = ({ coordinates }: { readonly coordinates: readonly number[] }): Place => [
    coordinates[0]!,
    coordinates[1]!,
  ];
  return pairFeatures(
    timeMs < event.firedMs ? 'before' : 'fired',
    placeOf(playback, event.mmsiFirst) ?? placeIn(first.fired_position),
    placeOf(playback, event.mmsiSecond) ?? placeIn(second.fired_position),
  );
}

function placeOf({ scene }: Playback, mmsi: number): Place | undefined {
  const index = scene.indexOf(mmsi);
  if (index === undefined || Number.isNaN(scene.longitude[index]!)) return;
  return [scene.longitude[index]!, scene.latitude[index]!];
}

function pairFeatures(
  state: State,
  first: Place | undefined,
  second: Place | undefined,
): readonly GeoJSON.Feature[] {
  if (!first || !second) return [];
  const near: Place = [longitudeNear(second[0], first[0]), second[1]];
  const middle: Place = [(first[0] + near[0]) / 2, (first[1] + near[1]) / 2];
  const line: GeoJSON.Feature = {
    ...{ type: 'Feature', properties: { state } },
    geometry: { type: 'LineString', coordinates: [[...first], [...near]] },
  };
  return [line, pointOf(state, middle)];
}

function pointOf(state: State, place: Place): GeoJSON.Feature {
  return {
    ...{ type: 'Feature', properties: { state } },
    geometry: { type: 'Point', coordinates: [...place] },
  };
}

function overlayOf(features: readonly GeoJSON.Feature[]): Overlay {
  return {
    data: { type: 'FeatureCollection', features: [...features] },
    layers: ({ event, area, selection }) => [
      {
        type: 'line',
        paint: {
          'line-color': ['match', ['get', 'state'], 'truth', area, event],
          'line-width': 2,
        },
      },
      {
        type: 'circle',
        filter: ['==', ['geometry-type'], 'Point'],
        paint: {
          'circle-radius': ['match', ['get', 'state'], 'truth', 30, 'selected', 14, 22],
          'circle-color': event,
          // An event that has not fired yet is a ring; a fired one is filled.
          'circle-opacity': ['match', ['get', 'state'], 'fired', 0.2, 0],
          'circle-stroke-width': ['match', ['get', 'state'], 'before', 1, 2],
          'circle-stroke-color': [
            ...['match', ['get', 'state'], 'truth', area],
            ...['selected', selection, event],
          ] as never,
        },
      },
    ],
  };
}
