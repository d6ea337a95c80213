import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { longitudeNear } from '../map/mercator.ts';
import { Button } from '../ui/button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import { areaWithin, boxText, lineThrough, parsePlaces, placeLine } from './coordinates-text.ts';
import { geometryOverlay, type RequestGeometry } from './geometry-overlay.ts';
import { loadStoredAreas } from './stored-areas.ts';
import { useMapClicks } from './use-map-clicks.ts';

/** Value of the choice between stored shapes: none of them. */
const TEXT = '';

/** A line or an area: drawn by clicks on the map, typed, or for an area the view of the map or a stored shape. */
export function GeometryField({
  kind,
  isOptional = false,
  geometry,
}: {
  readonly kind: 'line' | 'area';
  readonly isOptional?: boolean;
  /** Set when the field changes; null while there is no valid one. */
  readonly geometry: Signal<RequestGeometry | null>;
}): JSX.Element {
  const text = useSignal('');
  const shapeId = useSignal(TEXT);
  const isDrawing = useSignal(false);
  const hint = useId();
  const parsed = parsePlaces(text.value);
  const setText = (next: string): void => {
    text.value = next;
    const places = parsePlaces(next);
    if (!places.ok) geometry.value = null;
    else geometry.value = kind === 'line' ? lineThrough(places.places) : areaWithin(places.places);
  };
  useMapClicks(isDrawing.value, (longitude, latitude) => {
    const places = parsePlaces(text.peek());
    const last = places.ok ? places.places.at(-1) : undefined;
    const near = last ? longitudeNear(longitude, last[0]) : longitudeNear(longitude, 0);
    setText([text.peek().trimEnd(), placeLine(near, latitude)].filter(Boolean).join('\n'));
  });
  useOverlay('sketch', () => {
    const places = parsePlaces(text.value);
    const corners = places.ok && shapeId.value === TEXT ? places.places : [];
    return geometryOverlay(geometry.value, corners);
  });
  return (
    <fieldset>
      <legend>{kind === 'line' ? 'Line' : isOptional ? 'Area (optional)' : 'Area'}</legend>
      {kind === 'area' && (
        <StoredAreaSelect
          shapeId={shapeId}
          onArea={(area) => {
            isDrawing.value = false;
            if (area) geometry.value = area;
            else setText(text.peek());
          }}
        />
      )}
      {shapeId.value === TEXT && (
        <>
          <SketchButtons kind={kind} isDrawing={isDrawing} text={text.value} onText={setText} />
          <label>
            Longitude and latitude, a line each
            <textarea
              rows={4}
              value={text.value}
              aria-invalid={!parsed.ok}
              aria-describedby={hint}
              placeholder={'8.2 53.9\n8.4 54.1'}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
          </label>
          <p id={hint} class={parsed.ok ? 'quiet' : 'problem'}>
            {parsed.ok
              ? kind === 'line'
                ? 'At least two. Left and right are those of the direction of the line.'
                : 'At least three corners.'
              : parsed.problem}
          </p>
        </>
      )}
    </fieldset>
  );
}

function SketchButtons({
  kind,
  isDrawing,
  text,
  onText,
}: {
  readonly kind: 'line' | 'area';
  readonly isDrawing: Signal<boolean>;
  readonly text: string;
  readonly onText: (text: string) => void;
}): JSX.Element {
  const { view } = useApp();
  const useView = (): void => {
    const bounds = view.peek()?.map.getBounds();
    if (!bounds) return;
    onText(boxText(bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()));
  };
  return (
    <div class="row">
      <button
        type="button"
        aria-pressed={isDrawing.value}
        onClick={() => (isDrawing.value = !isDrawing.value)}
      >
        {isDrawing.value ? 'Drawing: click on the map' : 'Draw on the map'}
      </button>
      {kind === 'area' && (
        <button type="button" onClick={useView}>
          View of the map
        </button>
      )}
      <Button
        isDisabled={text === ''}
        onClick={() => onText(text.trimEnd().split('\n').slice(0, -1).join('\n'))}
      >
        Remove last
      </Button>
      <Button isDisabled={text === ''} onClick={() => onText('')}>
        Clear
      </Button>
    </div>
  );
}

function StoredAreaSelect({
  shapeId,
  onArea,
}: {
  readonly shapeId: Signal<string>;
  readonly onArea: (area: RequestGeometry | undefined) => void;
}): JSX.Element {
  const { client } = useApp();
  const areas = useLoaded((signal) => loadStoredAreas(client, signal), []);
  const list = areas.value.value ?? [];
  return (
    <label>
      Area
      <select
        value={shapeId.value}
        onChange={({ currentTarget }) => {
          shapeId.value = currentTarget.value;
          onArea(list.find(({ id }) => id === currentTarget.value)?.geometry);
        }}
      >
        <option value={TEXT}>Drawn or typed</option>
        {list.map(({ id, name }) => (
          <option key={id} value={id}>
            Shape: {name}
          </option>
        ))}
      </select>
    </label>
  );
}
