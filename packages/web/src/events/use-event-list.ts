import { useSignal } from '@preact/signals';
import type { ApiObjects, Client } from '@roadstead/client';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { Assessments } from './assessments.ts';
import {
  type EventFilter,
  isAssessedAs,
  isListed,
  isNarrower,
  mergeEvents,
  mmsiOf,
  needsAssessment,
  type StsEvent,
} from './event-filter.ts';

const LIST = 'GET /api/ingress/event-detection/s2s-events';
const SEARCH = 'GET /api/ingress/event-detection/s2s-events/search';
const PAGE_SIZE = 100;
/** Without a match among so many events, a person decides whether to look further. */
const LOOKED_THROUGH_MAX = 500;
/** So many rows fill the panel. */
const ROWS_WANTED = 20;

/** The events that pass a filter, and how many were looked through for them. */
export interface EventList {
  /** Newest first. */
  readonly events: readonly StsEvent[];
  readonly lookedThrough: number;
  /** Number of events that the service has to look through. */
  readonly total: number;
  /** Number of events that pass if their assessments do, which are on their way. */
  readonly unassessed: number;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error: unknown;
  readonly isComplete: boolean;
  readonly lookFurther: () => void;
}

interface Pages {
  readonly source: string;
  readonly events: readonly StsEvent[];
  readonly count: number;
  readonly total: number;
  readonly isComplete: boolean;
}

/** Lists the events of a filter: pages of the service, and what has changed since. Those that are current are followed anyway. */
export function useEventList(filter: EventFilter, assessments: Assessments): EventList {
  const { client, live } = useApp();
  const { status, events: followed } = live.state.value;
  const isFollowed = filter.tab === 'current';
  const source = isFollowed ? '' : sourceOf(filter);
  const none: Pages = { source, events: [], count: 0, total: 0, isComplete: false };
  const pages = useSignal<Pages>(none);
  const load = useSignal<Pick<EventList, 'state' | 'error'>>({ state: 'loading', error: null });
  const wanted = useSignal({ source, count: 1 });
  const own = pages.value.source === source ? pages.value : none;
  const wantedPages = wanted.value.source === source ? wanted.value.count : 1;

  useEffect(() => {
    if (isFollowed || own.isComplete || own.count >= wantedPages) return;
    const end = new AbortController();
    load.value = { state: 'loading', error: null };
    requestPage(client, filter, own.count + 1, end.signal).then(
      (page) => {
        if (end.signal.aborted) return;
        pages.value = withPage(own, page);
        load.value = { state: 'ready', error: null };
      },
      (error: unknown) => {
        if (!end.signal.aborted) load.value = { state: 'failed', error };
      },
    );
    return () => end.abort();
  }, [source, own.count, wantedPages]);

  const isComplete = isFollowed || own.isComplete;
  const merged = mergeEvents(own.events, followed, isComplete);
  const nameOf = (mmsi: number): string => live.statics.of(mmsi)?.name ?? '';
  const listed = merged.filter((event) => isListed(event, filter, nameOf));
  const { passing, unassessed } = useAssessed(listed, filter, assessments);
  const lookFurther = (): void => {
    wanted.value = { source, count: own.count + 1 };
    if (load.peek().state === 'failed') load.value = { state: 'loading', error: null };
  };
  const isScarce =
    isNarrower(filter) &&
    passing.length < ROWS_WANTED &&
    own.count * PAGE_SIZE < LOOKED_THROUGH_MAX;
  useEffect(() => {
    if (isScarce && unassessed === 0 && own.count > 0 && !own.isComplete) lookFurther();
  }, [isScarce, unassessed, own.count, own.isComplete]);
  const { state, error } = load.value;
  return {
    events: passing,
    lookedThrough: isFollowed ? merged.length : own.events.length,
    total: isFollowed ? merged.length : own.total,
    unassessed,
    state: isFollowed ? (status === 'loading' ? 'loading' : 'ready') : state,
    ...{ error, isComplete, lookFurther },
  };
}

/** Applies the part of a filter that needs assessments, and requests those. */
function useAssessed(
  listed: readonly StsEvent[],
  filter: EventFilter,
  assessments: Assessments,
): { readonly passing: readonly StsEvent[]; readonly unassessed: number } {
  const isNeeded = needsAssessment(filter);
  const missing = isNeeded ? listed.filter((event) => assessments.of(event) === undefined) : [];
  useEffect(() => {
    for (const event of missing.toReversed()) assessments.request(event);
  }, [missing.map(({ id }) => id).join()]);
  // Read, so that the list follows the assessments.
  if (!isNeeded || assessments.version.value < 0) return { passing: listed, unassessed: 0 };
  const passing = listed.filter((event) => {
    const assessment = assessments.of(event);
    return assessment !== undefined && isAssessedAs(assessment, filter);
  });
  return { passing, unassessed: missing.length };
}

/** Identifies what is requested of the service for a filter. */
function sourceOf(filter: EventFilter): string {
  const { configurationId, beginMs, endMs } = filter;
  return JSON.stringify([mmsiOf(filter), configurationId, beginMs, endMs]);
}

function requestPage(
  client: Client,
  filter: EventFilter,
  page: number,
  signal: AbortSignal,
): Promise<ApiObjects['StsEventPage']> {
  const { configurationId, beginMs, endMs } = filter;
  const [mmsi, paging] = [mmsiOf(filter), { page, size: PAGE_SIZE }];
  const isSearch = mmsi !== undefined || configurationId !== undefined;
  if (isSearch && (mmsi !== undefined || (beginMs === undefined && endMs === undefined))) {
    const search = {
      ...(mmsi !== undefined && { mmsi }),
      ...(configurationId !== undefined && { configuration_id: configurationId }),
    };
    return client.request(SEARCH, { ...search, ...paging }, { signal });
  }
  const [begin, end] = [beginMs, endMs].map((ms) =>
    ms === undefined ? '' : new Date(ms).toISOString(),
  );
  const period = begin === '' && end === '' ? {} : { time_period: `[${begin},${end}]` };
  return client.request(LIST, { ...period, ...paging }, { signal });
}

/** An event that fires meanwhile moves others to the next page: they are there once. */
function withPage(before: Pages, { items, total, page, pages }: ApiObjects['StsEventPage']): Pages {
  const known = new Set(before.events.map(({ id }) => id));
  return {
    source: before.source,
    events: [...before.events, ...items.filter(({ id }) => !known.has(id))],
    ...{ count: page, total, isComplete: page >= pages },
  };
}
