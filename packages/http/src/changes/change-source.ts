import { type Principal, timestampMs } from '@roadstead/model';
import type { ChangeKind, MaritimeService, RecordedChange } from '@roadstead/service';
import type { StreamMessage } from '../stream/stream-message.ts';
import type { StreamEnd, StreamSource } from '../stream/stream-source.ts';
import type { ChangeMessages } from './change-messages.ts';

/** Changes in memory for one stream. */
const PAGE_CHANGES = 100;
/** Shorter than between two heartbeats: their cursor passes over what does not match. */
const WAIT_MS = 10_000;

/** The filters of a stream of changes. */
interface ChangeFilters {
  readonly kinds: readonly ChangeKind[];
  /** Only events of this configuration, and changes of itself. */
  readonly configurationId?: number;
  /** Only changes that concern this ship. */
  readonly mmsi?: number;
}

interface ChangeSourceOptions {
  readonly service: Pick<MaritimeService, 'feed' | 'status'>;
  readonly messages: ChangeMessages;
  /** Returns the user as of the newest check of the credentials. */
  readonly reader: () => Principal;
  readonly filters: ChangeFilters;
  /** The cursor after which the stream begins. */
  readonly after: string;
  readonly ready: object;
}

/** L8: the feed of changes as a stream, read at the pace of its reader, one page in memory. */
export class ChangeSource implements StreamSource {
  readonly ready: object;
  readonly #options: ChangeSourceOptions;
  readonly #page: StreamMessage[] = [];
  /** Everything up to here has been sent, or does not match. */
  #sent: string;
  /** The cursor of the message that was returned last: it has been sent when the next one is asked for. */
  #returned: string;
  /** The end of the page. */
  #next: string;

  constructor(options: ChangeSourceOptions) {
    this.#options = options;
    this.#sent = options.after;
    this.#returned = options.after;
    this.#next = options.after;
    this.ready = { ...options.ready, ...this.heartbeat() };
  }

  heartbeat(): { readonly cursor: string; readonly newest_data_at: string | null } {
    const { eventTimeMs } = this.#options.service.status;
    return {
      cursor: this.#sent,
      newest_data_at: eventTimeMs === null ? null : timestampMs(eventTimeMs),
    };
  }

  async next(signal: AbortSignal): Promise<StreamMessage | StreamEnd> {
    const { service, reader, filters, messages } = this.#options;
    this.#sent = this.#returned;
    while (this.#page.length === 0) {
      const page = await service.feed.read(reader(), {
        ...{ after: this.#next, kinds: filters.kinds, limit: PAGE_CHANGES },
        ...{ waitMs: WAIT_MS, signal },
      });
      if (!page.ok) return { reason: 'gone', detail: page.error.detail };
      const matching = page.value.changes.filter((each) => matches(each, filters));
      this.#page.push(...(await messages.of(matching)));
      this.#next = page.value.next;
      if (this.#page.length === 0) this.#sent = this.#returned = this.#next;
      if (signal.aborted || service.status.state !== 'running') break;
    }
    const message = this.#page.shift();
    if (!message) return { reason: 'stopping', detail: 'The service stops.' };
    this.#returned = this.#page.length === 0 ? this.#next : (message.id ?? this.#returned);
    return message;
  }
}

function matches({ change }: RecordedChange, { configurationId, mmsi }: ChangeFilters): boolean {
  const ofConfiguration =
    configurationId === undefined ||
    (change.type === 'event' && change.event.configurationId === configurationId) ||
    (change.type === 'configuration' && change.configuration.id === configurationId);
  const ofShip =
    mmsi === undefined ||
    (change.type === 'event' &&
      [change.event.first.mmsi, change.event.second.mmsi].some((each) => each === mmsi)) ||
    (change.type === 'vessel-event' && change.event.mmsi === mmsi) ||
    (change.type === 'port-call' && change.call.mmsi === mmsi);
  return ofConfiguration && ofShip;
}
