import { useSignal } from '@preact/signals';
import { ProblemError } from '@roadstead/client';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { hrefOf, route } from '../app/router.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { EncounterView } from './encounter-view.tsx';
import { EventActions } from './event-actions.tsx';
import { EventAssessment } from './event-assessment.tsx';
import { EventFacts } from './event-facts.tsx';
import { newerOf, type StsEvent } from './event-filter.ts';
import { markOpened } from './event-news.tsx';
import { EventState } from './event-state.tsx';
import { ReconciliationNotice } from './reconciliation-notice.tsx';
import { ShipName } from './ship-name.tsx';

const NOT_FOUND = 404;

/** An event of two ships: what is known of it, both tracks and the distance, and its assessment. @param listed the events beside it */
export function EventPage({
  id,
  listed,
}: {
  readonly id: number;
  readonly listed: readonly StsEvent[];
}): JSX.Element {
  const { client, live } = useApp();
  const changed = useSignal<StsEvent | null>(null);
  const loaded = useLoaded(
    async (signal) =>
      client.request('GET /api/ingress/event-detection/s2s-events/{id}', { id }, { signal }),
    [id],
  );
  useEffect(() => markOpened(id), [id]);
  const { state, error } = loaded.value;
  if (state === 'failed' && isMissing(error, id))
    return (
      <>
        <BackLink />
        <h1>Event {Number.isNaN(id) ? '' : id}</h1>
        <Notice kind="empty">There is no such event: it was removed, or you may not see it.</Notice>
      </>
    );
  return (
    <>
      <div class="row event-neighbours">
        <BackLink />
        <Neighbours id={id} listed={listed} />
      </div>
      <LoadedView loaded={loaded.value} empty="">
        {(value) => {
          const { [id]: followed } = live.state.value.events;
          const newest = [followed, changed.value]
            .filter((each) => each != null)
            .reduce((one, other) => newerOf(one, other), value);
          return <EventArticle event={newest} onChange={(event) => (changed.value = event)} />;
        }}
      </LoadedView>
    </>
  );
}

/** An address may also have no number in place of an id. */
function isMissing(error: unknown, id: number): boolean {
  return Number.isNaN(id) || (error instanceof ProblemError && error.status === NOT_FOUND);
}

function EventArticle({
  event,
  onChange,
}: {
  readonly event: StsEvent;
  readonly onChange: (event: StsEvent) => void;
}): JSX.Element {
  return (
    <article aria-labelledby="event-title">
      <h1 id="event-title">
        <a href={hrefOf('live', undefined, { ship: event.mmsi_first })}>
          <ShipName mmsi={event.mmsi_first} />
        </a>{' '}
        and{' '}
        <a href={hrefOf('live', undefined, { ship: event.mmsi_second })}>
          <ShipName mmsi={event.mmsi_second} />
        </a>
      </h1>
      <div class="row badges">
        <EventState event={event} />
      </div>
      <ReconciliationNotice event={event} />
      <EventActions event={event} onChange={onChange} />
      <EventFacts event={event} />
      <EncounterView event={event} />
      <EventAssessment event={event} />
    </article>
  );
}

function BackLink(): JSX.Element {
  return <a href={hrefOf('events', undefined, route.value.values)}>← All events</a>;
}

/** Links to the newer and the older event of the list. */
function Neighbours({
  id,
  listed,
}: {
  readonly id: number;
  readonly listed: readonly StsEvent[];
}): JSX.Element | null {
  const index = listed.findIndex((event) => event.id === id);
  if (index < 0) return null;
  const [newer, older] = [listed[index - 1], listed[index + 1]];
  const { values } = route.value;
  return (
    <nav class="row" aria-label="Events beside this one">
      {newer && <a href={hrefOf('events', newer.id, values)}>Newer</a>}
      <span class="quiet">
        {index + 1} of {listed.length}
      </span>
      {older && <a href={hrefOf('events', older.id, values)}>Older</a>}
    </nav>
  );
}
