import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { errorText } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { Time } from '../ui/time.tsx';
import { durationText, percentText } from '../ui/units.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import type { ConfigurationBody } from './configuration-draft.ts';
import { kindText } from './filter-list.ts';
import {
  countText,
  type MarkedEvent,
  markedEvents,
  type PreviewEvent,
  type PreviewState,
} from './preview-state.ts';
import { usePreview } from './use-preview.ts';

const DAYS = [1, 2, 3, 7, 14, 31];
const DAYS_DEFAULT = 7;
const ROWS_AT_A_TIME = 50;

const MARKS: Readonly<Record<MarkedEvent['mark'], string>> = {
  ...{ about: 'about', exact: '', new: 'new', gone: 'fell away' },
};

/** A preview with its controls. */
interface Preview {
  readonly isOn: Signal<boolean>;
  readonly days: Signal<number>;
  /** Null: there is nothing to preview. */
  readonly body: ConfigurationBody | null;
  readonly state: PreviewState;
  readonly events: readonly MarkedEvent[];
}

/** The preview of a configuration, shown on the map. @param body null: it is not valid yet */
export function usePreviewPanel(body: ConfigurationBody | null): Preview {
  const isOn = useSignal(true);
  const days = useSignal(DAYS_DEFAULT);
  const preview = usePreview(isOn.value ? body : null, days.value);
  const state = preview.value;
  const events = useMemo(() => markedEvents(state), [state]);
  usePreviewOverlay(preview);
  return { isOn, days, body, state, events };
}

/** The events that a configuration would have given over the last days, newest first. */
export function PreviewPanel({ panel }: { readonly panel: Preview }): JSX.Element {
  const { isOn, days, body, events, state } = panel;
  const isEmpty = events.length === 0 && state.phase === 'finished';
  return (
    <section aria-label="Preview">
      <h2>Preview</h2>
      <div class="row">
        <label class="inline">
          Events of the last
          <select
            value={days.value}
            onChange={({ currentTarget }) => (days.value = Number(currentTarget.value))}
          >
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {each === 1 ? 'day' : `${each} days`}
              </option>
            ))}
          </select>
        </label>
        <label class="inline">
          <input
            type="checkbox"
            checked={isOn.value}
            onChange={({ currentTarget }) => (isOn.value = currentTarget.checked)}
          />
          On
        </label>
      </div>
      {isOn.value && body === null && (
        <Notice kind="empty">It begins when the area and the definition are valid.</Notice>
      )}
      {isOn.value && body !== null && isEmpty && (
        <Notice kind="empty">There would have been no event in this period.</Notice>
      )}
      {isOn.value && body !== null && <EventList events={events} />}
    </section>
  );
}

/** The number of events and the progress, in sight while a slider is moved. */
export function PreviewCount({ panel }: { readonly panel: Preview }): JSX.Element | null {
  const { isOn, body, state, events } = panel;
  const { phase, progress, exact, ships, error } = state;
  if (!isOn.value || body === null || phase === 'idle') return null;
  if (phase === 'failed') return <Notice kind="error">Preview: {errorText(error)}</Notice>;
  if (phase === 'replaced')
    return <Notice kind="warning">Another preview of yours has replaced this one.</Notice>;
  return (
    <p role="status" class="preview-count">
      Preview: <strong>{countText(events, exact !== null)}</strong>
      {ships > 0 && <span class="quiet">, {ships} ships near</span>}
      {phase === 'stopped' && ' (ended before it was complete)'}
      {phase === 'running' && (
        <progress max={100} value={progress} aria-label="Progress of the preview" />
      )}
    </p>
  );
}

function EventList({ events }: { readonly events: readonly MarkedEvent[] }): JSX.Element {
  const { view } = useApp();
  const shown = useSignal(ROWS_AT_A_TIME);
  return (
    <>
      <ol class="list">
        {events.slice(0, shown.value).map(({ event, mark }) => (
          <li key={`${keyOf(event)} ${mark}`} class={mark}>
            <button
              type="button"
              class="link"
              onClick={() => {
                const [longitude, latitude] = placeOf(event);
                view.peek()?.show(longitude, latitude, 11);
              }}
            >
              {event.name_first ?? event.mmsi_first} and {event.name_second ?? event.mmsi_second}
            </button>{' '}
            {MARKS[mark] !== '' && <span class="badge">{MARKS[mark]}</span>}
            <div class="quiet">
              <Time ms={Date.parse(event.fired_time)} />, {lastedText(event)}
              {event.kind !== null && `, ${kindText(event.kind).toLowerCase()}`}
              {event.probability !== null && ` (${percentText(event.probability)})`}
            </div>
          </li>
        ))}
      </ol>
      {events.length > shown.value && (
        <button type="button" onClick={() => (shown.value += ROWS_AT_A_TIME)}>
          Show more ({events.length - shown.value} left)
        </button>
      )}
    </>
  );
}

/** Shows the events where they fired: hollow while they are about, filled when exact, a small cross-out ring when they fell away. */
function usePreviewOverlay(preview: ReturnType<typeof usePreview>): void {
  useOverlay('preview-events', () => {
    const events = markedEvents(preview.value);
    if (events.length === 0) return null;
    return {
      data: {
        type: 'FeatureCollection',
        features: events.map(({ event, mark }) => ({
          type: 'Feature',
          properties: { mark },
          geometry: { type: 'Point', coordinates: [...placeOf(event)] },
        })),
      },
      layers: ({ event, endedEvent, halo }) => [
        {
          type: 'circle',
          paint: {
            'circle-radius': ['match', ['get', 'mark'], 'gone', 4, 8],
            'circle-color': ['match', ['get', 'mark'], 'gone', halo, event],
            'circle-opacity': ['match', ['get', 'mark'], 'about', 0.15, 'gone', 0.6, 0.75],
            'circle-stroke-color': ['match', ['get', 'mark'], 'gone', endedEvent, event],
            'circle-stroke-width': ['match', ['get', 'mark'], 'new', 4, 2],
          },
        },
      ],
    };
  });
}

function placeOf({ s2s_pair: { first } }: PreviewEvent): readonly [number, number] {
  const [longitude = 0, latitude = 0] = first.fired_position.coordinates;
  return [longitude, latitude];
}

function keyOf({ mmsi_first, mmsi_second, activation_time }: PreviewEvent): string {
  return `${mmsi_first} ${mmsi_second} ${activation_time}`;
}

function lastedText({ activation_time: begin, deactivation_time: end }: PreviewEvent): string {
  return end === null ? 'current' : durationText(Date.parse(end) - Date.parse(begin));
}
