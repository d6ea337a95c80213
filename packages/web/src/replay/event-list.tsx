import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { KIND_TEXTS } from '../events/event-words.ts';
import { Notice } from '../ui/notice.tsx';
import { Time } from '../ui/time.tsx';
import { durationText, percentText } from '../ui/units.ts';
import type { Playback } from './playback.ts';
import { isFalse, type ReplayEvent } from './replay-event.ts';
import type { ReplaySource } from './replay-source.ts';
import { shipName } from './ship-name.ts';

const SHOWN_MAX = 200;

/** The events of the period. The current ones are marked; a click goes to the instant and place of the firing. */
export function ReplayEventList({
  playback,
  onOpen,
  hrefOf,
}: {
  readonly playback: Playback;
  readonly onOpen: (event: ReplayEvent) => void;
  /** Returns the address of an event elsewhere on the page; undefined: none. */
  readonly hrefOf: (event: ReplayEvent) => string | undefined;
}): JSX.Element {
  const { source } = playback;
  const current = new Set(playback.events.value);
  const list = useRef<HTMLUListElement>(null);
  const latest = latestFired(source.events, playback);
  useEffect(() => {
    const item = list.current?.children[latest];
    if (!(item instanceof HTMLElement)) return;
    // `scrollIntoView` would move the panel, too.
    list.current!.scrollTop = item.offsetTop - list.current!.offsetTop;
  }, [latest]);
  return (
    <section aria-label="Events">
      <h2>Events ({source.events.length})</h2>
      {source.events.length === 0 && <Notice kind="empty">No event in this period.</Notice>}
      <ul ref={list} class="list replay-events">
        {source.events.slice(0, SHOWN_MAX).map((event) => (
          <EventItem
            key={event.uuid}
            event={event}
            source={source}
            isCurrent={current.has(event)}
            href={hrefOf(event)}
            onOpen={() => onOpen(event)}
          />
        ))}
      </ul>
      {source.events.length > SHOWN_MAX && (
        <p class="quiet">The first {SHOWN_MAX} are listed; all are on the map and in time.</p>
      )}
    </section>
  );
}

/** Returns the index of the event that has fired last; −1: none. */
function latestFired(events: readonly ReplayEvent[], { player }: Playback): number {
  const { timeMs } = player.peek();
  return events.findLastIndex(({ firedMs }) => firedMs <= timeMs);
}

function EventItem({
  event,
  source,
  isCurrent,
  href,
  onOpen,
}: {
  readonly event: ReplayEvent;
  readonly source: ReplaySource;
  readonly isCurrent: boolean;
  readonly href: string | undefined;
  readonly onOpen: () => void;
}): JSX.Element {
  const { beginMs, firedMs, endMs, json } = event;
  return (
    <li aria-current={isCurrent ? 'true' : undefined}>
      <button type="button" class="link" onClick={onOpen}>
        {shipName(source, event.mmsiFirst)} and {shipName(source, event.mmsiSecond)}
      </button>{' '}
      {isCurrent && <span class="badge alert">now</span>}{' '}
      {source.truth && isFalse(event, source.truth) && <span class="badge">false</span>}
      <div class="quiet">
        {json.name}, {json.severity}; fired <Time ms={firedMs} />
        {Number.isFinite(endMs) && <>, lasted {durationText(endMs - beginMs)}</>}
        {href !== undefined && (
          <>
            {' '}
            · <a href={href}>Details</a>
          </>
        )}
      </div>
      <Assessment event={event} />
    </li>
  );
}

function Assessment({ event }: { readonly event: ReplayEvent }): ComponentChildren {
  const { assessment } = event.json;
  if (!assessment) return null;
  return (
    <details class="quiet">
      <summary>
        {KIND_TEXTS[assessment.kind]}, {percentText(assessment.probability)} probable transfer
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
