import './events.css';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { hrefOf, route } from '../app/router.ts';
import { Assessments } from './assessments.ts';
import { parseFilter } from './event-filter.ts';
import { EventInbox } from './event-inbox.tsx';
import { EventPage } from './event-page.tsx';
import { useEventList } from './use-event-list.ts';
import { VesselEventPage } from './vessel-event-page.tsx';
import { VesselInbox } from './vessel-inbox.tsx';

/** Events of two ships, and of one: the lists, or the event that the address names. */
export default function EventsPage(): JSX.Element {
  const { live, view } = useApp();
  useEffect(() => view.value?.ships.show(live.scene), [view.value, live]);
  const { id, values } = route.value;
  const vesselId = /^vessel-(\d+)$/.exec(id ?? '')?.[1];
  if (vesselId !== undefined) return <VesselEventPage key={vesselId} id={Number(vesselId)} />;
  if (id === undefined && values['ships'] === '1')
    return (
      <>
        <Heading />
        <VesselInbox />
      </>
    );
  return <TwoShipEvents />;
}

function TwoShipEvents(): JSX.Element {
  const { client } = useApp();
  const assessments = useMemo(() => new Assessments(client), [client]);
  const { id, values } = route.value;
  // An event that was opened from elsewhere has all events beside it.
  const filter = parseFilter(id === undefined ? values : { tab: 'all', ...values });
  const list = useEventList(filter, assessments);
  if (id !== undefined) return <EventPage key={id} id={Number(id)} listed={list.events} />;
  return (
    <>
      <Heading />
      <EventInbox filter={filter} list={list} assessments={assessments} />
    </>
  );
}

/** The title, and the choice between events of two ships and of one. */
function Heading(): JSX.Element {
  const isOneShip = route.value.values['ships'] === '1';
  return (
    <div class="event-heading">
      <h1>Events</h1>
      <nav class="row" aria-label="Kinds of events">
        <a href={hrefOf('events')} aria-current={isOneShip ? undefined : 'page'}>
          Of two ships
        </a>
        <a
          href={hrefOf('events', undefined, { ships: 1 })}
          aria-current={isOneShip ? 'page' : undefined}
        >
          Of one ship
        </a>
      </nav>
    </div>
  );
}
