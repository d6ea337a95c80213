import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hrefOf, route } from '../app/router.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Time } from '../ui/time.tsx';
import { durationText, percentText } from '../ui/units.ts';
import type { Assessments } from './assessments.ts';
import { newestOf, type StsEvent } from './event-filter.ts';
import { freshEvents } from './event-news.tsx';
import { EventState } from './event-state.tsx';
import { KIND_TEXTS } from './event-words.ts';
import { ShipName } from './ship-name.tsx';
import { useAcknowledge } from './use-acknowledge.ts';

/** An event in the list. It is assessed when it is seen. */
export function EventRow({
  event,
  assessments,
}: {
  readonly event: StsEvent;
  readonly assessments: Assessments;
}): JSX.Element {
  const row = useRef<HTMLLIElement>(null);
  const { id, activation_time: begin, deactivation_time: end } = event;
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) assessments.request(event);
    });
    observer.observe(row.current!);
    return () => observer.disconnect();
  }, [event, assessments]);
  const isFresh = freshEvents.value.has(id);
  const duration = end === null ? '' : `, ${durationText(Date.parse(end) - Date.parse(begin))}`;
  return (
    <li ref={row} class={isFresh ? 'event-row fresh' : 'event-row'}>
      <div class="event-line">
        <a href={hrefOf('events', id, { tab: 'current', ...route.value.values })}>
          <ShipName mmsi={event.mmsi_first} /> and <ShipName mmsi={event.mmsi_second} />
        </a>
        <AcknowledgeButton event={event} />
      </div>
      <div class="row badges">
        {isFresh && <span class="badge alert">New</span>}
        <EventState event={event} />
        <AssessedKind event={event} assessments={assessments} />
      </div>
      <div class="quiet">
        {event.name}
        <br />
        <Time ms={Date.parse(begin)} />
        {duration}
      </div>
    </li>
  );
}

function AssessedKind({
  event,
  assessments,
}: {
  readonly event: StsEvent;
  readonly assessments: Assessments;
}): JSX.Element | null {
  const assessment = assessments.version.value >= 0 ? assessments.of(event) : undefined;
  const newest = newestOf(assessment ?? null);
  if (!newest) return null;
  return (
    <span class="quiet">
      {KIND_TEXTS[newest.kind]},{' '}
      <abbr title="Probability of a transfer">{percentText(newest.probability)}</abbr>
    </span>
  );
}

function AcknowledgeButton({ event }: { readonly event: StsEvent }): JSX.Element | null {
  const { isBusy, problem, acknowledge } = useAcknowledge(event.id);
  if (event.ack_state === 'acknowledged') return null;
  return (
    <>
      <Button
        class="small"
        isDisabled={isBusy}
        aria-label={`Acknowledge event ${event.id}`}
        onClick={acknowledge}
      >
        Acknowledge
      </Button>
      {problem !== '' && <Notice kind="error">{problem}</Notice>}
    </>
  );
}
