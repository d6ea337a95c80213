import { type ReadonlySignal, signal, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { StsEvent } from './event-filter.ts';

const fresh = signal<ReadonlySet<number>>(new Set());

/** Ids of the events that have fired since the page was loaded, and have not been opened. */
export const freshEvents: ReadonlySignal<ReadonlySet<number>> = fresh;

/** Notes that an event was opened. */
export function markOpened(id: number): void {
  if (fresh.peek().has(id)) fresh.value = new Set([...fresh.peek()].filter((each) => each !== id));
}

/** The number of current events that nobody has acknowledged. Screen readers are notified of new ones. */
export function EventNews(): JSX.Element {
  const { live } = useApp();
  const message = useSignal('');
  const known = useSignal<ReadonlySet<number> | null>(null);
  useEffect(() => {
    fresh.value = new Set();
  }, []);
  useSignalEffect(() => {
    const { status, events } = live.state.value;
    if (status === 'loading') return;
    const before = known.peek();
    known.value = new Set(Object.keys(events).map(Number));
    // An event that has ended is new to the page when somebody acknowledges it: it is no news.
    const fired = Object.values(events).filter(
      ({ id, deactivation_time: end }) => before && end === null && !before.has(id),
    );
    if (fired.length === 0) return;
    fresh.value = new Set([...fresh.peek(), ...fired.map(({ id }) => id)]);
    message.value = messageOf(fired, (mmsi) => live.statics.of(mmsi)?.name || String(mmsi));
  });
  const count = Object.values(live.state.value.events).filter(
    ({ deactivation_time: end, ack_state: state }) => end === null && state !== 'acknowledged',
  ).length;
  return (
    <>
      {count > 0 && (
        <span class="event-count" title="Current events that are not acknowledged">
          {count}
          <span class="visually-hidden"> not acknowledged</span>
        </span>
      )}
      <span class="visually-hidden" aria-live="polite">
        {message}
      </span>
    </>
  );
}

function messageOf(fired: readonly StsEvent[], nameOf: (mmsi: number) => string): string {
  const [event] = fired;
  if (fired.length > 1 || !event) return `${fired.length} new events.`;
  return `New event: ${nameOf(event.mmsi_first)} and ${nameOf(event.mmsi_second)}, ${event.name}, ${event.severity}.`;
}
