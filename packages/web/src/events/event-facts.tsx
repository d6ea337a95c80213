import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf } from '../app/router.ts';
import { Time } from '../ui/time.tsx';
import { distanceText, durationText } from '../ui/units.ts';
import { firingMeters } from './encounter-track.ts';
import type { StsEvent } from './event-filter.ts';

/** The configuration, the times and the acknowledgement of an event. */
export function EventFacts({ event }: { readonly event: StsEvent }): JSX.Element {
  const { live } = useApp();
  const {
    configuration_id: configurationId,
    activation_time: begin,
    deactivation_time: end,
  } = event;
  const { newestDataAt, configurations } = live.state.value;
  const untilMs = end === null ? Date.parse(newestDataAt ?? event.modified_at) : Date.parse(end);
  const isThere = configurations[configurationId] !== undefined;
  return (
    <dl class="facts">
      <dt>Configuration</dt>
      <dd>
        {isThere ? (
          <a href={hrefOf('areas', `configuration-${configurationId}`)}>{event.name}</a>
        ) : (
          event.name
        )}
      </dd>
      <dt>Distance</dt>
      <dd>at most {distanceText(firingMeters(event))}</dd>
      <dt>Began</dt>
      <dd>
        <Time ms={Date.parse(begin)} hasSeconds />
      </dd>
      <dt>Fired</dt>
      <dd>
        <Time ms={Date.parse(event.fired_time)} hasSeconds />
      </dd>
      <dt>Ended</dt>
      <dd>{end === null ? 'not yet' : <Time ms={Date.parse(end)} hasSeconds />}</dd>
      <dt>Duration</dt>
      <dd>
        {durationText(untilMs - Date.parse(begin))}
        {end === null && ' so far'}
      </dd>
      {event.ack_state_modified_ts !== null && (
        <>
          <dt>Acknowledged</dt>
          <dd>
            by {event.ack_state_modified_by},{' '}
            <Time ms={Date.parse(event.ack_state_modified_ts)} hasSeconds />
          </dd>
        </>
      )}
      <dt>Number</dt>
      <dd>{event.id}</dd>
    </dl>
  );
}
