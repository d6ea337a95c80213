import type { Clock } from '@roadstead/contracts';
import { type Answer, type Caller, mayRead, refusal, success } from '@roadstead/model';
import type { Configurations } from './configurations.ts';
import type { EventLog } from './event-log.ts';
import { eventTracks } from './event-tracks.ts';
import type { PastDetections } from './past-detections.ts';
import type { Pipeline } from './pipeline.ts';
import type { EventChange } from './service.ts';
import type {
  EventTrack,
  Paged,
  Paging,
  PastDetection,
  StoredConfiguration,
  StoredEvent,
  StsArea,
} from './sts-area.ts';

/** What the area is joined from. */
export interface StsParts {
  readonly clock: Clock;
  readonly configurations: Configurations;
  readonly log: EventLog;
  readonly pipeline: Pipeline;
  readonly pastDetections: PastDetections;
  readonly say: (change: EventChange) => void;
}

/** Configurations and events, for callers: who may do what is decided here and in `Configurations`. */
export class Sts implements StsArea {
  readonly #parts: StsParts;

  constructor(parts: StsParts) {
    this.#parts = parts;
  }

  async configurations(caller: Caller, paging?: Paging): Promise<Paged<StoredConfiguration>> {
    return this.#parts.configurations.list(caller, paging);
  }

  async configuration(caller: Caller, id: number): Promise<Answer<StoredConfiguration>> {
    return this.#parts.configurations.get(caller, id);
  }

  createConfiguration(caller: Caller, body: unknown): Promise<Answer<StoredConfiguration>> {
    return this.#parts.configurations.create(caller, body);
  }

  replaceConfiguration(
    caller: Caller,
    id: number,
    body: unknown,
  ): Promise<Answer<StoredConfiguration>> {
    return this.#parts.configurations.replace(caller, id, body);
  }

  removeConfiguration(caller: Caller, id: number): Promise<Answer<StoredConfiguration>> {
    return this.#parts.configurations.remove(caller, id);
  }

  async events(
    caller: Caller,
    paging: Paging,
    { beginMs, endMs }: { readonly beginMs?: number; readonly endMs?: number } = {},
  ): Promise<Paged<StoredEvent>> {
    const { clock, log, pipeline } = this.#parts;
    // Lives last until now at most: what begins later overlaps none.
    if (beginMs !== undefined && beginMs > Math.max(clock.now(), pipeline.eventTimeMs)) {
      return { items: [], total: 0 };
    }
    return log.overlapping(caller, paging, beginMs, endMs);
  }

  currentEvents(
    caller: Caller,
    paging: Paging,
    configurationId?: number,
  ): Promise<Paged<StoredEvent>> {
    return this.#parts.log.current(caller, paging, configurationId);
  }

  searchEvents(
    caller: Caller,
    paging: Paging,
    search: {
      readonly mmsi?: number;
      readonly mmsiOther?: number;
      readonly configurationId?: number;
    },
  ): Promise<Paged<StoredEvent>> {
    const mmsis = [search.mmsi, search.mmsiOther].filter((mmsi) => mmsi !== undefined);
    return this.#parts.log.search(caller, paging, mmsis, search.configurationId);
  }

  async event(caller: Caller, id: number): Promise<Answer<StoredEvent>> {
    const event = await this.#parts.log.get(id);
    return event && mayRead(caller, event)
      ? success(event)
      : refusal('not-found', `There is no event ${id}.`);
  }

  async eventTracks(caller: Caller, id: number): Promise<Answer<readonly EventTrack[]>> {
    const found = await this.event(caller, id);
    if (!found.ok) return found;
    return success(await eventTracks(this.#parts.pipeline.positions, found.value));
  }

  async acknowledge(caller: Caller, id: number): Promise<Answer<StoredEvent>> {
    const found = await this.event(caller, id);
    if (!found.ok) return found;
    const { clock, log, pipeline, say } = this.#parts;
    const acknowledged = await pipeline.withEvents(() =>
      log.acknowledge(id, caller.name, clock.now()),
    );
    if (!acknowledged) return refusal('not-found', `There is no event ${id}.`);
    if (acknowledged.isNew) say({ kind: 'acknowledged', eventId: id });
    return success(acknowledged.event);
  }

  async detectPast(
    caller: Caller,
    id: number,
    period: { readonly beginMs: number; readonly endMs: number },
  ): Promise<Answer<PastDetection>> {
    const found = this.#parts.configurations.toChange(caller, id);
    return found.ok ? this.#parts.pastDetections.begin(caller, found.value, period) : found;
  }

  pastDetection(caller: Caller, id: number): Promise<Answer<PastDetection>> {
    return this.#parts.pastDetections.get(caller, id);
  }
}
