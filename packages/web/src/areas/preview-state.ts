/** A ship of a previewed event. */
interface PreviewShip {
  readonly fired_position: { readonly coordinates: readonly number[] };
}

/** An event that the configuration would have given. */
export interface PreviewEvent {
  readonly mmsi_first: number;
  readonly mmsi_second: number;
  readonly name_first: string | null;
  readonly name_second: string | null;
  readonly s2s_pair: { readonly first: PreviewShip; readonly second: PreviewShip };
  readonly activation_time: string;
  readonly fired_time: string;
  readonly deactivation_time: string | null;
  readonly kind: string | null;
  readonly probability: number | null;
}

/** A message of a preview. */
export type PreviewMessage =
  | {
      readonly type: 'ready';
      readonly begin: string;
      readonly end: string;
      readonly ships: number;
      readonly resolution_seconds: number;
    }
  | {
      readonly type: 'about' | 'exact';
      readonly begin: string;
      readonly end: string;
      readonly events: readonly PreviewEvent[];
    }
  | { readonly type: 'heartbeat'; readonly progress: number }
  | { readonly type: 'end'; readonly reason: string; readonly detail?: string };

/** `new`: only the exact detection has it; `gone`: only that of thinned positions had it. */
type Mark = 'about' | 'exact' | 'new' | 'gone';

export interface MarkedEvent {
  readonly event: PreviewEvent;
  readonly mark: Mark;
}

/** Messages of a preview so far. */
export interface PreviewState {
  readonly phase: 'idle' | 'running' | 'finished' | 'replaced' | 'stopped' | 'failed';
  readonly begin: string | null;
  readonly end: string | null;
  readonly ships: number;
  /** Percent. */
  readonly progress: number;
  readonly about: readonly PreviewEvent[];
  /** Null until they have replaced those before. */
  readonly exact: readonly PreviewEvent[] | null;
  readonly error: unknown;
}

export const IDLE_PREVIEW: PreviewState = {
  ...{ phase: 'idle', begin: null, end: null, ships: 0, progress: 0 },
  ...{ about: [], exact: null, error: null },
};

export function applyMessage(state: PreviewState, message: PreviewMessage): PreviewState {
  switch (message.type) {
    case 'ready': {
      const { begin, end, ships } = message;
      return { ...state, phase: 'running', begin, end, ships };
    }
    case 'about':
      return { ...state, about: [...state.about, ...message.events] };
    case 'exact':
      return { ...state, progress: 100, exact: [...(state.exact ?? []), ...message.events] };
    case 'heartbeat':
      return { ...state, progress: message.progress };
    case 'end': {
      const phase = PHASES[message.reason] ?? 'stopped';
      return { ...state, phase };
    }
  }
}

const PHASES: Readonly<Record<string, PreviewState['phase']>> = {
  ...{ finished: 'finished', replaced: 'replaced' },
};

/** Returns the events of a preview, newest first; those that fell away last. */
export function markedEvents({ about, exact, end }: PreviewState): readonly MarkedEvent[] {
  const marked = exact === null ? about.map(marker('about')) : compare(about, exact, end ?? '');
  const isGone = ({ mark }: MarkedEvent): number => (mark === 'gone' ? 1 : 0);
  return marked.toSorted(
    (one, other) =>
      isGone(one) - isGone(other) || other.event.fired_time.localeCompare(one.event.fired_time),
  );
}

/** Marks exact events that are new, and earlier ones that fell away: of a pair, events that overlap are the same, as the service counts. */
function compare(
  about: readonly PreviewEvent[],
  exact: readonly PreviewEvent[],
  end: string,
): readonly MarkedEvent[] {
  const left = new Set(about);
  const marked = exact.map((event): MarkedEvent => {
    const same = about.find((each) => left.has(each) && isSameEvent(each, event, end));
    if (same) left.delete(same);
    return { event, mark: same ? 'exact' : 'new' };
  });
  return [...marked, ...[...left].map(marker('gone'))];
}

function isSameEvent(one: PreviewEvent, other: PreviewEvent, end: string): boolean {
  const last = ({ deactivation_time: time }: PreviewEvent): string => time ?? end;
  return (
    one.mmsi_first === other.mmsi_first &&
    one.mmsi_second === other.mmsi_second &&
    one.activation_time <= last(other) &&
    other.activation_time <= last(one)
  );
}

function marker(mark: Mark): (event: PreviewEvent) => MarkedEvent {
  return (event) => ({ event, mark });
}

/** Returns the number of events for a person: `about 12 events`, or `exact: 12 events, of which 1 new, 2 fell away`. */
export function countText(events: readonly MarkedEvent[], isExact: boolean): string {
  const count = (wanted: Mark): number => events.filter(({ mark }) => mark === wanted).length;
  const [added, gone] = [count('new'), count('gone')];
  const number = events.length - gone;
  const text = number === 1 ? '1 event' : `${number} events`;
  if (!isExact) return `about ${text}`;
  const parts = [
    ...(added > 0 ? [`of which ${added} new`] : []),
    ...(gone > 0 ? [`${gone} fell away`] : []),
  ];
  return [`exact: ${text}`, ...parts].join(', ');
}
