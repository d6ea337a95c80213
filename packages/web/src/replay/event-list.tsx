import type { ComponentChildren, JSX } from 'preact';
import { Notice } from '../ui/notice.tsx';
import { Time } from '../ui/time.tsx';
import { durationText, percentText } from '../ui/units.ts';
import type { Playback } from './playback.ts';
import { isFalse, type ReplayEvent } from './replay-event.ts';
import { shipName } from './ship-name.ts';

const SHOWN_MAX = 200;

/** The events of the period. The current ones are marked; a click goes to the instant and place of the firing. */
export function EventList({
  playback,
  onOpen,
}: {
  readonly playback: Playback;
  readonly onOpen: (event: ReplayEvent) => void;
}): JSX.Element {
  const { source } = playback;
  const current = new Set(playback.events.value);
  return (
    <section aria-label="Events">
      <h2>Events ({source.events.length})</h2>
      {source.events.length === 0 && <Notice kind="empty">No event in this period.</Notice>}
      <ul class="list replay-events">
        {source.events.slice(0, SHOWN_MAX).map((event) => (
          <li key={event.uuid} aria-current={current.has(event) ? 'true' : undefined}>
            <button type="button" class="link" onClick={() => onOpen(event)}>
              {shipName(source, event.mmsiFirst)} and {shipName(source, event.mmsiSecond)}
            </button>{' '}
            {current.has(event) && <span class="badge alert">now</span>}{' '}
            {source.truth && isFalse(event, source.truth) && <span class="badge">false</span>}
            <div class="quiet">
              {event.json.name}, {event.json.severity}; fired <Time ms={event.firedMs} />
              {Number.isFinite(event.endMs) && (
                <>, lasted {durationText(event.endMs - event.beginMs)}</>
              )}
            </div>
            <Assessment event={event} />
          </li>
        ))}
      </ul>
      {source.events.length > SHOWN_MAX && (
        <p class="quiet">The first {SHOWN_MAX} are listed; all are on the map and in time.</p>
      )}
    </section>
  );
}

function Assessment({ event }: { readonly event: ReplayEvent }): ComponentChildren {
  const { assessment } = event.json;
  if (!assessment) return null;
  return (
    <details class="quiet">
      <summary>
        {assessment.kind}, {percentText(assessment.probability)} probable transfer
      </summary>
      <ul>
        {assessment.reasons.map(({ text, points }) => (
          <li key={text}>
            {text} ({points > 0 ? '+' : ''}
            {points})
          </li>
        ))}
      </ul>
    </details>
  );
}
