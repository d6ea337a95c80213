import type { JSX } from 'preact';
import { hrefOf, route } from '../app/router.ts';
import { Notice } from '../ui/notice.tsx';
import { Time } from '../ui/time.tsx';
import type { StsEvent } from './event-filter.ts';

/** Changes of an event by late reports; usually none. */
export function ReconciliationNotice({ event }: { readonly event: StsEvent }): JSX.Element | null {
  const { reconciliation } = event;
  if (!reconciliation) return null;
  const { state, at, before, replaced_by: replacedBy } = reconciliation;
  if (state === 'found')
    return (
      <p class="quiet">
        Late reports have shown this event. Their newest is of <Time ms={Date.parse(at)} />.
      </p>
    );
  if (state === 'retracted')
    return (
      <Notice kind="warning">
        Retracted: by all reports received, this event did not take place.
        {replacedBy !== null && (
          <>
            {' '}
            <a href={hrefOf('events', replacedBy, route.value.values)}>Event {replacedBy}</a> has
            its time.
          </>
        )}
      </Notice>
    );
  return (
    <Notice kind="warning">
      Corrected by late reports.
      {before && (
        <>
          {' '}
          Detected first: <Time ms={Date.parse(before.activation_time)} /> to{' '}
          {before.deactivation_time === null ? (
            'now'
          ) : (
            <Time ms={Date.parse(before.deactivation_time)} />
          )}
          .
        </>
      )}
    </Notice>
  );
}
