import type {
  EncounterAssessmentJson,
  EventFeaturesJson,
  SpoofingFlag,
} from '@roadstead/assessment';
import type { Paged, Paging, Principal, Result, StsEvent } from '@roadstead/model';
import type { EventLimits } from './configuration-history.ts';

/** The times of an event, epoch milliseconds. */
type EventTimes = Pick<StsEvent, 'activationTimeMs' | 'firedTimeMs' | 'deactivationTimeMs'>;

/** L23: what late reports have changed. */
export interface EventReconciliation {
  readonly state: 'found' | 'corrected' | 'retracted';
  /** Event time of the newest change, epoch milliseconds. */
  readonly atMs: number;
  /** The times as they were detected first; null for an event that was found by late reports. */
  readonly before: EventTimes | null;
  /** Of a retracted event: the id of the event that has its time now; null if there is none. */
  readonly replacedBy: number | null;
  /** Whether the live detector has a current event that is, or became, this one. */
  readonly isLive: boolean;
}

/** An event as it is stored. It copies the fields of its configuration that it needs, and outlives it (V5). */
export interface StoredEvent extends StsEvent, EventLimits {
  readonly name: string;
  readonly severity: string;
  readonly distanceMeters: number;
  readonly windowMinutes: number;
  /** The owner's uuid. */
  readonly owner: string;
  /** The uuids of users with read access. */
  readonly acl: readonly string[];
  /** Epoch milliseconds of event time. */
  readonly createdAtMs: number;
  readonly modifiedAtMs: number;
  /** A user's name, or `detector`. */
  readonly modifiedBy: string;
  readonly acknowledgement: { readonly timeMs: number; readonly by: string } | null;
  /** V9: found by a backfill. */
  readonly isFoundInPast: boolean;
  /** V24: missing unless late reports have changed something. */
  readonly reconciliation?: EventReconciliation;
  /** D15: the assessment with which it fired, of a configuration with filters. */
  readonly firedAssessment?: EncounterAssessmentJson;
  /** D15: the assessment a day after its end, when all is known; missing before, and without filters. */
  readonly finalAssessment?: EncounterAssessmentJson;
  /** The clock when it was stored, epoch milliseconds; missing of events that an earlier version has stored. */
  readonly foundAtMs?: number;
}

/** A vertex of an event's track. */
export interface TrackVertex {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  /** Knots; null where unknown. */
  readonly sog: number | null;
  /** Degrees; null where unknown. */
  readonly cog: number | null;
  /** Interpolated, to close the line at the ends of the period. */
  readonly isEstimated: boolean;
}

/** F1 to F18: kind, probability and features of an event. */
export interface EventAssessment {
  readonly eventId: number;
  readonly uuid: string;
  /** F18: the uuid of the first event of the meeting. */
  readonly groupId: string;
  /** The clock when it was stored, epoch milliseconds; null: unknown. `createdAtMs` of the event is event time. */
  readonly foundAtMs: number | null;
  /** As it fired; null for a configuration without filters. */
  readonly atFiring: EncounterAssessmentJson | null;
  /** By all that has been reported up to a day after its end; null if its reports are no longer stored. */
  readonly now: EncounterAssessmentJson | null;
  readonly features: EventFeaturesJson | null;
  /** S1 to S5: signs of false positions, none usually. */
  readonly flags: readonly SpoofingFlag[];
}

/** V8: the track of one ship of an event. */
export interface EventTrack {
  readonly eventId: number;
  readonly mmsi: number;
  readonly vertices: readonly TrackVertex[];
}

/** Restricts a list of events to those that last at some time in a period; without a bound the period is open there. */
export interface EventPeriod {
  /** Epoch milliseconds, included. */
  readonly beginMs?: number;
  readonly endMs?: number;
}

/** Restricts a list of events to one or both ships, in either order, and to one configuration. */
export interface EventSearch {
  readonly mmsi?: number;
  readonly mmsiOther?: number;
  readonly configurationId?: number;
}

/**
 * V5 to V8: ship-to-ship events, newest first. An event that the caller may not read is `not-found`. Events are frozen, and the same
 * objects for all callers until they change.
 */
export interface Events {
  /** Returns a number that changes whenever an event may have changed; undefined while changes may be missed. For caches of what was read. */
  version(): number | undefined;
  /** Lists the events whose life overlaps a period. */
  list(caller: Principal, paging: Paging, period?: EventPeriod): Promise<Paged<StoredEvent>>;
  /** Lists the events that have no end yet, of all configurations or of one. */
  listCurrent(
    caller: Principal,
    paging: Paging,
    configurationId?: number,
  ): Promise<Paged<StoredEvent>>;
  search(caller: Principal, paging: Paging, search: EventSearch): Promise<Paged<StoredEvent>>;
  get(caller: Principal, id: number): Promise<Result<StoredEvent>>;
  /** Returns the tracks of both ships, the smaller MMSI first. */
  getTracks(caller: Principal, id: number): Promise<Result<readonly EventTrack[]>>;
  /** Assesses an event as it is known now; `not-found` for a service without surroundings too. */
  getAssessment(caller: Principal, id: number): Promise<Result<EventAssessment>>;
  /** Acknowledges an event; a later acknowledgement changes nothing (V7). */
  acknowledge(caller: Principal, id: number): Promise<Result<StoredEvent>>;
}

/** A change of an event. It is published when it is durable. */
export interface EventChange {
  readonly type: 'event';
  /** `merged` where late reports retract an event and another one has its time. */
  readonly kind:
    | ('fired' | 'ended' | 'acknowledged' | 'assessed' | 'merged' | 'removed')
    | EventReconciliation['state'];
  /** The event after the change; a removed event as it was. */
  readonly event: StoredEvent;
}
