import type { FeedChange, FeedEntry } from '@roadstead/contracts';
import { type ChangeOrigin, readersOf } from '@roadstead/model';
import { ownedOf } from '@roadstead/shapes';
import type { EventDocument } from '../sts/event-documents.ts';
import type { StoredEvent } from '../sts/events.ts';
import type { Change, ChangeOf } from './change.ts';

/** A change that the feed has. Positions and usage, of which there are thousands a second, are not in it. */
export type RecordableChange = Exclude<Change, { readonly type: 'positions' | 'usage' }>;

/** The kinds of the changes in the feed. */
export const CHANGE_KINDS = [
  'event-fired',
  'event-ended',
  'event-acknowledged',
  'event-assessed',
  'event-found',
  'event-corrected',
  'event-merged',
  'event-retracted',
  'event-removed',
  'vessel-event-found',
  'vessel-event-changed',
  'vessel-event-ended',
  'vessel-event-removed',
  'port-call-changed',
  'port-call-removed',
  'prediction-changed',
  'job-changed',
  'configuration-created',
  'configuration-changed',
  'configuration-removed',
  'shape-created',
  'shape-changed',
  'shape-removed',
] as const;

/** The kind of a change in the feed. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The body of an entry of the feed. */
export interface FeedBody {
  readonly origin: ChangeOrigin;
  /** The wall clock when the change was written, epoch milliseconds; the times of events are event time. */
  readonly foundAtMs: number;
  /** The object after the change, or before its removal. */
  readonly object: unknown;
  /** The name of the acting user, of configurations and shapes. */
  readonly by?: string;
}

/** A change with its place in the feed. */
export interface RecordedChange {
  /** L5: `<feed id>-<number>`. */
  readonly cursor: string;
  readonly kind: ChangeKind;
  readonly origin: ChangeOrigin;
  /** The wall clock when the change was written, epoch milliseconds; the times of events are event time. */
  readonly foundAtMs: number;
  readonly change: RecordableChange;
}

/** How the feed has the changes of a type. */
interface RecordedType<Type extends RecordableChange['type']> {
  readonly kind: (change: ChangeOf<Type>) => ChangeKind;
  readonly readers: (change: ChangeOf<Type>) => readonly string[] | null;
  readonly object: (change: ChangeOf<Type>) => unknown;
  /** Restores the change. @param action the end of the kind, after the type */
  readonly change: (object: never, action: string, by: string) => RecordableChange;
}

const TYPES: { readonly [Type in RecordableChange['type']]: RecordedType<Type> } = {
  event: {
    kind: ({ kind }) => `event-${kind}`,
    readers: ({ event }) => readersOf(event),
    object: ({ event }) => withoutIndexes(event as EventDocument),
    change: (event, kind) => ({ type: 'event', kind, event }) as ChangeOf<'event'>,
  },
  'vessel-event': {
    kind: ({ kind }) => `vessel-event-${kind}`,
    readers: () => null,
    object: ({ event }) => event,
    change: (event, kind) => ({ type: 'vessel-event', kind, event }) as ChangeOf<'vessel-event'>,
  },
  'port-call': {
    kind: ({ kind }) => `port-call-${kind}`,
    readers: () => null,
    object: ({ call }) => call,
    change: (call, kind) => ({ type: 'port-call', kind, call }) as ChangeOf<'port-call'>,
  },
  prediction: {
    kind: () => 'prediction-changed',
    readers: () => null,
    object: ({ imo, records }) => ({ imo, records }),
    change: (object: object) => ({ type: 'prediction', ...object }) as ChangeOf<'prediction'>,
  },
  job: {
    kind: () => 'job-changed',
    readers: ({ owner }) => readersOf({ owner, acl: [] }),
    object: ({ kind, owner, job }) => ({ kind, owner, job }),
    change: (object: object) => ({ type: 'job', ...object }) as ChangeOf<'job'>,
  },
  configuration: {
    kind: ({ kind }) => `configuration-${kind}`,
    readers: ({ configuration }) => readersOf(configuration),
    object: ({ configuration }) => configuration,
    change: (configuration, kind, by) =>
      ({ type: 'configuration', kind, configuration, by }) as ChangeOf<'configuration'>,
  },
  shape: {
    kind: ({ kind }) => `shape-${kind}`,
    readers: ({ shape }) => readersOf(ownedOf(shape)),
    object: ({ shape }) => shape,
    change: (shape, kind, by) => ({ type: 'shape', kind, shape, by }) as ChangeOf<'shape'>,
  },
};

/** Returns whether the feed has a change. */
export function isRecordable(change: Change): change is RecordableChange {
  return change.type in TYPES;
}

/** Returns a change as an entry of the feed. */
export function feedChangeOf(
  change: RecordableChange,
  origin: ChangeOrigin,
  foundAtMs: number,
): FeedChange {
  const type = TYPES[change.type] as RecordedType<RecordableChange['type']>;
  const body: FeedBody = {
    ...{ origin, foundAtMs, object: type.object(change) },
    ...('by' in change && { by: change.by }),
  };
  return { kind: type.kind(change), readers: type.readers(change), body };
}

/** Returns an entry of the feed as a change. */
export function recordedChangeOf(
  feedId: string,
  { number, kind, body }: FeedEntry,
): RecordedChange {
  const { origin, foundAtMs, object, by = '' } = body as FeedBody;
  const at = kind.lastIndexOf('-');
  const type = TYPES[kind.slice(0, at) as RecordableChange['type']];
  const change = type.change(object as never, kind.slice(at + 1), by);
  return { cursor: cursorOf(feedId, number), kind: kind as ChangeKind, origin, foundAtMs, change };
}

/** L5: returns the cursor of an entry. */
export function cursorOf(feedId: string, number: number): string {
  return `${feedId}-${number}`;
}

function withoutIndexes({
  readers: _,
  readerShips: __,
  mmsiFirst: ___,
  mmsiSecond: ____,
  endedMs: _____,
  derivedUuid: ______,
  ...event
}: EventDocument): StoredEvent {
  return event;
}
