import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { setValues } from '../app/router.ts';
import { download } from '../ui/download.ts';
import { errorText } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Assessments } from './assessments.ts';
import { LIST_FORMS } from './event-export.ts';
import { EVENT_TABS, type EventFilter, type EventTab, isNarrower } from './event-filter.ts';
import { EventFilters } from './event-filters.tsx';
import { EventRow } from './event-row.tsx';
import type { EventList } from './use-event-list.ts';
import { useListedEvents } from './use-listed-events.ts';

const TAB_TEXTS: Readonly<Record<EventTab, string>> = {
  current: 'Current',
  new: 'New',
  acknowledged: 'Acknowledged',
  all: 'All',
};

/** The events of a filter as a list and on the map. */
export function EventInbox({
  filter,
  list,
  assessments,
}: {
  readonly filter: EventFilter;
  readonly list: EventList;
  readonly assessments: Assessments;
}): JSX.Element {
  useListedEvents(list.events);
  // Events that have not been assessed belong to rows that are gone.
  useEffect(() => () => assessments.stop(), [assessments]);
  return (
    <>
      <div class="row tabs" role="group" aria-label="Which events">
        {EVENT_TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            aria-pressed={tab === filter.tab}
            onClick={() => setValues({ tab })}
          >
            {TAB_TEXTS[tab]}
          </button>
        ))}
      </div>
      <EventFilters events={list.events} />
      <ListSummary filter={filter} list={list} />
      <ul class="list" aria-label="Events">
        {list.events.map((event) => (
          <EventRow key={event.id} event={event} assessments={assessments} />
        ))}
      </ul>
      <Further filter={filter} list={list} />
      {list.events.length > 0 && <ListExport list={list} assessments={assessments} />}
    </>
  );
}

/** How many events are listed, and of how many. */
function ListSummary({
  filter,
  list: { events, lookedThrough, total, unassessed, state, isComplete },
}: {
  readonly filter: EventFilter;
  readonly list: EventList;
}): JSX.Element | null {
  if (events.length === 0 && state === 'ready' && unassessed === 0 && isComplete)
    return <Notice kind="empty">{emptyText(filter, lookedThrough)}</Notice>;
  if (lookedThrough === 0) return null;
  const isFiltered = isNarrower(filter) && filter.tab !== 'current';
  return (
    <p class="quiet" role="status">
      {isFiltered
        ? `${counted(events.length)} found among the newest ${lookedThrough.toLocaleString('en')} of ${total.toLocaleString('en')}.`
        : `${counted(events.length)}${isComplete ? '' : ` of ${total.toLocaleString('en')}`}.`}
      {unassessed > 0 && ` ${unassessed} are being assessed …`}
      {events.length > 0 && ' On the map, a disc is current and a small ring has ended.'}
    </p>
  );
}

function Further({
  filter,
  list: { state, error, isComplete, lookFurther },
}: {
  readonly filter: EventFilter;
  readonly list: EventList;
}): JSX.Element | null {
  if (state === 'loading') return <Notice kind="loading">Loading …</Notice>;
  if (isComplete) return null;
  return (
    <>
      {state === 'failed' && <Notice kind="error">{errorText(error)}</Notice>}
      <p>
        <button type="button" onClick={lookFurther}>
          {state === 'failed'
            ? 'Try again'
            : isNarrower(filter)
              ? 'Look further back'
              : 'Older events'}
        </button>
      </p>
    </>
  );
}

function ListExport({
  list: { events },
  assessments,
}: {
  readonly list: EventList;
  readonly assessments: Assessments;
}): JSX.Element {
  return (
    <section aria-label="Export">
      <h2>Export</h2>
      <p class="quiet">
        {counted(events.length)} as listed, with their assessments as far as they are loaded.
      </p>
      <div class="row">
        {LIST_FORMS.map(({ title, extension, type, write }) => (
          <button
            key={title}
            type="button"
            onClick={() => {
              const exported = events.map((event) => ({
                event,
                assessment: assessments.of(event) ?? null,
              }));
              download(`events.${extension}`, write(exported), type);
            }}
          >
            {title}
          </button>
        ))}
      </div>
    </section>
  );
}

function emptyText(filter: EventFilter, lookedThrough: number): string {
  if (filter.tab === 'current' && lookedThrough === 0) return 'No event is going on.';
  if (lookedThrough === 0) return 'No event has been detected.';
  return `None of ${lookedThrough.toLocaleString('en')} events is of this kind.`;
}

function counted(count: number): string {
  return `${count.toLocaleString('en')} event${count === 1 ? '' : 's'}`;
}
