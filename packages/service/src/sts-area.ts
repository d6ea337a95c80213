import type { Answer, Caller, DetectorConfiguration, StsEvent } from '@roadstead/model';

/** A detector configuration as the service keeps it. */
export interface StoredConfiguration extends DetectorConfiguration {
  readonly createdAtMs: number;
  readonly modifiedAtMs: number;
  /** User names. */
  readonly createdBy: string;
  readonly modifiedBy: string;
  /** Where the area is that of a shape; null where it was given inline. */
  readonly shapeUuid: string | null;
  readonly owner: string;
  readonly acl: readonly string[];
  readonly phoneNumbers: readonly string[];
  readonly emailAddresses: readonly string[];
}

/** An event as the service keeps it: it copies what it needs of its configuration, and outlives it. */
export interface StoredEvent extends StsEvent {
  readonly name: string;
  readonly severity: string;
  readonly distanceMeters: number;
  readonly windowMinutes: number;
  readonly owner: string;
  readonly acl: readonly string[];
  readonly createdAtMs: number;
  readonly modifiedAtMs: number;
  /** A user's name, or `detector`. */
  readonly modifiedBy: string;
  readonly acknowledgement: { readonly timeMs: number; readonly by: string } | null;
  /** Found in stored history, not as it happened. */
  readonly isFoundInPast: boolean;
}

/** A part of a list. */
export interface Paged<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Which part of a list. */
export interface Paging {
  /** From 1. */
  readonly page: number;
  /** 1 to 1000. */
  readonly size: number;
}

/** A vertex of an event's track. */
export interface TrackVertex {
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly sog: number | null;
  readonly cog: number | null;
  /** Interpolated, to close the line at the ends of the period. */
  readonly isEstimated: boolean;
}

export interface EventTrack {
  readonly eventId: number;
  readonly mmsi: number;
  readonly vertices: readonly TrackVertex[];
}

/** A detection over stored history, and how far it is. */
export interface PastDetection {
  readonly id: number;
  readonly configurationId: number;
  readonly beginMs: number;
  readonly endMs: number;
  readonly state: 'running' | 'finished' | 'aborted';
  /** Percent, 0 to 100. */
  readonly progress: number;
  /** Events that were found and not known before. */
  readonly eventsFound: number;
  readonly error: string | null;
}

/** Configurations and events, for callers who see only what they may. */
export interface StsArea {
  /** All that the caller sees, by id. */
  configurations(caller: Caller, paging?: Paging): Promise<Paged<StoredConfiguration>>;
  configuration(caller: Caller, id: number): Promise<Answer<StoredConfiguration>>;
  /** @param body of POST /configurations, as JSON.parse gave it */
  createConfiguration(caller: Caller, body: unknown): Promise<Answer<StoredConfiguration>>;
  replaceConfiguration(
    caller: Caller,
    id: number,
    body: unknown,
  ): Promise<Answer<StoredConfiguration>>;
  removeConfiguration(caller: Caller, id: number): Promise<Answer<StoredConfiguration>>;
  /** Newest first: events whose life overlaps the period; either end may be open. Epoch milliseconds. */
  events(
    caller: Caller,
    paging: Paging,
    period?: { readonly beginMs?: number; readonly endMs?: number },
  ): Promise<Paged<StoredEvent>>;
  currentEvents(
    caller: Caller,
    paging: Paging,
    configurationId?: number,
  ): Promise<Paged<StoredEvent>>;
  /** Those in which the ships given took part, in either order. */
  searchEvents(
    caller: Caller,
    paging: Paging,
    search: {
      readonly mmsi?: number;
      readonly mmsiOther?: number;
      readonly configurationId?: number;
    },
  ): Promise<Paged<StoredEvent>>;
  event(caller: Caller, id: number): Promise<Answer<StoredEvent>>;
  /** One for each of the two ships, the one with the smaller MMSI first. */
  eventTracks(caller: Caller, id: number): Promise<Answer<readonly EventTrack[]>>;
  acknowledge(caller: Caller, id: number): Promise<Answer<StoredEvent>>;
  /** Runs a configuration over the stored history of a period, in the background. */
  detectPast(
    caller: Caller,
    id: number,
    period: { readonly beginMs: number; readonly endMs: number },
  ): Promise<Answer<PastDetection>>;
  pastDetection(caller: Caller, id: number): Promise<Answer<PastDetection>>;
}
