import type { Mmsi, Position } from '@roadstead/model';
import { v5 as uuidOfName } from 'uuid';

/** Kinds of events of one ship. */
export const VESSEL_EVENT_KINDS = ['loitering', 'gap', 'one_sided_candidate'] as const;
export type VesselEventKind = (typeof VESSEL_EVENT_KINDS)[number];

/** An event of one ship, in one of its states: the same uuid comes again when it ends. */
export interface VesselEvent {
  readonly uuid: string;
  readonly kind: VesselEventKind;
  readonly mmsi: Mmsi;
  /** Epoch milliseconds. */
  readonly beginMs: number;
  /** Null while no end is known. */
  readonly endMs: number | null;
  /** The ship's place at the beginning. */
  readonly begin: Position;
  /** The ship's place at the end; null while no end is known. */
  readonly end: Position | null;
  /** V7: the silent ship that a one-sided candidate is explained by. */
  readonly otherMmsi: Mmsi | null;
  /** V9: of a one-sided candidate, from 0 to 1. */
  readonly score: number | null;
  /** In words, the most important first. */
  readonly reasons: readonly string[];
}

/** Namespace (RFC 9562, UUID version 5) of the uuids of these events; drawn at random. */
const NAMESPACE = '8c0f6f1d-52a4-4a55-9d0c-5a7b1c8f3e26';

/** V1: derives the uuid of an event, which depends on the ships and the beginning alone. */
export function vesselEventUuid(
  kind: VesselEventKind,
  mmsi: Mmsi,
  beginMs: number,
  otherMmsi: Mmsi | null = null,
): string {
  return uuidOfName(`${kind} ${mmsi} ${beginMs} ${otherMmsi ?? ''}`, NAMESPACE);
}
