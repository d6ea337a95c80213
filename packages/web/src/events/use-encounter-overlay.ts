import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { fitPositions } from '../map/fit-positions.ts';
import type { MapView } from '../map/map-view.ts';
import { longitudeNear, unwrapLine } from '../map/mercator.ts';
import type { Overlay } from '../map/overlays.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import type { Encounter } from './encounter.ts';
import { positionAt, type TrackFix, trackParts } from './encounter-track.ts';

/** Degrees around an encounter, about a kilometre: two ships side by side would fill the map. */
const MARGIN_DEGREES = 0.01;

type Feature = GeoJSON.Feature<GeoJSON.Point | GeoJSON.LineString>;

/** Tracks, the places of the event and their labels. */
const TRACK_LAYERS: Overlay['layers'] = ({ area, routeLine, event, text, halo }) => [
  {
    type: 'line',
    filter: ['==', ['get', 'ship'], 'A'],
    paint: { 'line-color': area, 'line-width': 2.5 },
  },
  {
    type: 'line',
    filter: ['==', ['get', 'ship'], 'B'],
    paint: { 'line-color': routeLine, 'line-width': 2.5, 'line-dasharray': [2, 1.5] },
  },
  {
    type: 'circle',
    filter: ['has', 'place'],
    paint: {
      'circle-radius': ['case', ['==', ['get', 'place'], 'Fired'], 7, 5],
      'circle-color': event,
      'circle-opacity': ['case', ['==', ['get', 'place'], 'Fired'], 0.8, 0],
      'circle-stroke-color': event,
      'circle-stroke-width': 2,
    },
  },
  {
    type: 'symbol',
    filter: ['has', 'label'],
    layout: {
      'text-field': ['get', 'label'],
      'text-font': ['sans-serif'],
      'text-size': 13,
      // On the left at first: names of ships are on the right of them.
      'text-variable-anchor': ['right', 'bottom', 'top', 'left'],
      'text-radial-offset': 0.9,
      'text-justify': 'auto',
    },
    paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.6 },
  },
];

/** Draws both tracks and the places of an event, and both ships at an instant. @param atMs null: none */
export function useEncounterOverlay(
  encounter: Encounter,
  atMs: ReadonlySignal<number | null>,
): void {
  const { view } = useApp();
  const shown = useSignal(encounter);
  useEffect(() => {
    shown.value = encounter;
  }, [encounter]);
  useEffect(() => {
    if (view.value) fitEvent(view.value, encounter);
  }, [view.value, encounter.event.id]);
  useOverlay('event-tracks', () => ({
    data: { type: 'FeatureCollection', features: trackFeatures(shown.value) },
    layers: TRACK_LAYERS,
  }));
  useOverlay('event-instant', () => {
    const ms = atMs.value;
    if (ms === null) return null;
    return {
      data: { type: 'FeatureCollection', features: instantFeatures(shown.value, ms) },
      layers: ({ selection, halo }) => [
        {
          type: 'circle',
          paint: {
            'circle-radius': 6,
            'circle-color': selection,
            'circle-stroke-color': halo,
            'circle-stroke-width': 2,
          },
        },
      ],
    };
  });
}

function trackFeatures({ event, first, second, gapMsMax }: Encounter): Feature[] {
  const { first: one, second: other } = event.s2s_pair;
  const lines = (
    [
      ['A', first],
      ['B', second],
    ] as const
  ).flatMap(([ship, track]) =>
    trackParts(track, gapMsMax)
      .filter((part) => part.length > 1)
      .map((part) => lineOf(ship, part, one.fired_position.coordinates[0]!)),
  );
  const places = (
    [
      ['Began', one.activation_position, other.activation_position],
      ['Fired', one.fired_position, other.fired_position],
      ['Ended', one.deactivation_position, other.deactivation_position],
    ] as const
  ).flatMap(([place, a, b]): Feature[] =>
    a && b ? [point({ place, label: place }, a.coordinates), point({ place }, b.coordinates)] : [],
  );
  const ends = [
    ['A', first[0]],
    ['B', second[0]],
  ] as const;
  const labels = ends.flatMap(([label, fix]): Feature[] =>
    fix ? [point({ label }, [fix.longitude, fix.latitude])] : [],
  );
  return [...lines, ...places, ...labels];
}

/** Tracks across ±180 are drawn beside the place of the event. */
function lineOf(ship: string, part: readonly TrackFix[], nearLongitude: number): Feature {
  const [start] = part;
  const begin = [longitudeNear(start!.longitude, nearLongitude), start!.latitude];
  const rest = part.slice(1).map(({ longitude, latitude }) => [longitude, latitude]);
  return {
    type: 'Feature',
    properties: { ship },
    geometry: { type: 'LineString', coordinates: unwrapLine([begin, ...rest]) },
  };
}

function instantFeatures({ first, second, gapMsMax }: Encounter, ms: number): Feature[] {
  return [first, second].flatMap((track) => {
    const position = positionAt(track, ms, gapMsMax);
    return position ? [point({}, [position.longitude, position.latitude])] : [];
  });
}

function point(properties: Record<string, string>, coordinates: readonly number[]): Feature {
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [...coordinates] },
  };
}

/** Moves the map to the places of an event. */
function fitEvent(view: MapView, { event }: Encounter): void {
  const { first, second } = event.s2s_pair;
  const places = [first, second].flatMap((ship) => [
    ship.activation_position,
    ship.fired_position,
    ship.deactivation_position,
  ]);
  fitPositions(
    view,
    places.flatMap((place) => (place ? [place.coordinates] : [])),
    MARGIN_DEGREES,
  );
}
