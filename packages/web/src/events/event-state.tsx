import type { JSX } from 'preact';
import type { StsEvent } from './event-filter.ts';

const RECONCILED = {
  found: 'found by late reports',
  corrected: 'corrected',
  retracted: 'retracted',
} as const;

/** The severity of an event, and its state where it differs from that of most. */
export function EventState({ event }: { readonly event: StsEvent }): JSX.Element {
  const { severity, deactivation_time: end, ack_state: state, reconciliation } = event;
  return (
    <>
      <span class={severity === 'Alarm' ? 'badge alert' : 'badge'}>{severity}</span>
      {end === null && <span class="badge alert">Current</span>}
      {state === 'acknowledged' && <span class="badge good">✓ Acknowledged</span>}
      {reconciliation && <span class="badge">{RECONCILED[reconciliation.state]}</span>}
      {event.found_in_past && <span class="badge">from history</span>}
    </>
  );
}
