import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf } from '../app/router.ts';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';
import { errorText } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { eventGeoJson } from './event-export.ts';
import type { StsEvent } from './event-filter.ts';
import { useAcknowledge } from './use-acknowledge.ts';

/** Replay begins so long before an event, and ends so long after it. */
const MARGIN_MS = 3_600_000;
const REPLAY_ZOOM = 11;

/** Buttons and links of an event. @param onChange gets the event after an acknowledgement */
export function EventActions({
  event,
  onChange,
}: {
  readonly event: StsEvent;
  readonly onChange: (event: StsEvent) => void;
}): JSX.Element {
  const { isBusy, problem, acknowledge } = useAcknowledge(event.id, onChange);
  return (
    <div class="event-actions">
      <div class="row">
        {event.ack_state !== 'acknowledged' && (
          <Button class="primary" isDisabled={isBusy} onClick={acknowledge}>
            Acknowledge
          </Button>
        )}
        <ReplayLink event={event} />
        <CopyLink id={event.id} />
        <Exports event={event} />
      </div>
      {problem !== '' && <Notice kind="error">{problem}</Notice>}
    </div>
  );
}

function ReplayLink({ event }: { readonly event: StsEvent }): JSX.Element {
  const { live } = useApp();
  const { activation_time: begin, deactivation_time: end, fired_time: fired } = event;
  const { newestDataAt } = live.state.value;
  const endMs = end === null ? Date.parse(newestDataAt ?? fired) : Date.parse(end) + MARGIN_MS;
  const [longitude, latitude] = event.s2s_pair.first.fired_position.coordinates;
  const values = {
    begin: new Date(Date.parse(begin) - MARGIN_MS).toISOString(),
    end: new Date(endMs).toISOString(),
    t: begin,
    at: `${longitude!.toFixed(4)},${latitude!.toFixed(4)},${REPLAY_ZOOM}`,
  };
  return (
    <a class="button" href={hrefOf('replay', undefined, values)}>
      Replay
    </a>
  );
}

/** Copies the address of the event; where the browser refuses, shows it to be copied. */
function CopyLink({ id }: { readonly id: number }): JSX.Element {
  const state = useSignal<'idle' | 'copied' | 'refused'>('idle');
  const address = new URL(`#/events/${id}`, location.href).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      state.value = 'copied';
    } catch {
      state.value = 'refused';
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Copy link
      </button>
      <span class={state.value === 'copied' ? 'quiet' : 'visually-hidden'} role="status">
        {state.value === 'copied' && 'Copied'}
      </span>
      {state.value === 'refused' && (
        <label>
          Link
          <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  );
}

function Exports({ event }: { readonly event: StsEvent }): JSX.Element {
  const { client } = useApp();
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const save = async (form: 'json' | 'geojson'): Promise<void> => {
    isBusy.value = true;
    problem.value = '';
    const { id } = event;
    try {
      const tracks = await client.request(
        'GET /api/ingress/event-detection/s2s-events/{id}/tracks',
        { id },
      );
      const content =
        form === 'json' ? JSON.stringify({ event, tracks }) : eventGeoJson(event, tracks);
      download(`event-${id}.${form}`, content);
    } catch (error) {
      problem.value = errorText(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <>
      <Button isDisabled={isBusy.value} onClick={() => void save('json')}>
        Save JSON
      </Button>
      <Button isDisabled={isBusy.value} onClick={() => void save('geojson')}>
        Save GeoJSON
      </Button>
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
    </>
  );
}
