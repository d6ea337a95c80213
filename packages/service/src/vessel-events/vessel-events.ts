import type { VesselEvent, VesselEventKind } from '@roadstead/assessment';
import type { Paged, Paging, Result } from '@roadstead/model';

/** V1: an event of one ship, in its newest state. */
export interface StoredVesselEvent extends VesselEvent {
  /** From 1, in the order in which the events were found. */
  readonly id: number;
}

/** Restricts a list to events that match all fields. */
export interface VesselEventSearch {
  readonly kind?: VesselEventKind;
  /** The ship, or the silent ship by which a one-sided candidate is explained. */
  readonly mmsi?: number;
  /** Epoch milliseconds, included: only events that last at some time from then on, or up to then. */
  readonly beginMs?: number;
  readonly endMs?: number;
  /** Only events with an end, or only events without. */
  readonly isEnded?: boolean;
  /** V9: only one-sided candidates with at least this score. */
  readonly scoreMin?: number;
}

/** Loitering, gaps and one-sided candidates of all ships (V1 to V9), the newest found first. They have no owner: every user may read them. */
export interface VesselEvents {
  list(paging: Paging, search?: VesselEventSearch): Promise<Paged<StoredVesselEvent>>;
  get(id: number): Promise<Result<StoredVesselEvent>>;
}

/** A change of an event of one ship. It is published when it is durable. */
export interface VesselEventChange {
  readonly type: 'vessel-event';
  /** `changed` where it is assessed again. */
  readonly kind: 'found' | 'changed' | 'ended' | 'removed';
  /** The event after the change; a removed event as it was. */
  readonly event: StoredVesselEvent;
}
