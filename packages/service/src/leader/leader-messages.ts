import type { StaticHistoryJson } from '@roadstead/assessment';
import type { WriteRequest } from '@roadstead/contracts';
import type { Mmsi, RejectedFix, RejectedStatic } from '@roadstead/model';
import type { ShipRecord } from '@roadstead/tracking';
import type { UsageBatch } from '@roadstead/usage';
import type { Change } from '../changes/change.ts';
import type { ByteIngestOptions } from '../ingest/byte-ingest.ts';
import type { IngestBatch } from '../ingest/ingest-batch.ts';
import type { IngestResult } from '../ingest/ingest-result.ts';
import type { ServiceStatus } from '../operations/service-status.ts';
import type { TimesOfShips } from '../tracking/ship-times.ts';

/** Work that an API process asks the leader for. */
export type LeaderCall =
  | {
      readonly kind: 'method';
      readonly capability: string;
      readonly method: string;
      readonly args: readonly unknown[];
    }
  | { readonly kind: 'ingest'; readonly batch: IngestBatch }
  | { readonly kind: 'begin-bytes'; readonly options: ByteIngestOptions }
  /** @param ingest the number of the call that began */
  | { readonly kind: 'bytes'; readonly ingest: number; readonly bytes: Uint8Array }
  | { readonly kind: 'end-bytes'; readonly ingest: number; readonly isAborted: boolean }
  | { readonly kind: 'write'; readonly request: WriteRequest }
  | { readonly kind: 'usage'; readonly batch: UsageBatch }
  | { readonly kind: 'reconcile' | 'queues' }
  | { readonly kind: 'named-ports'; readonly mmsi: Mmsi };

/** A message to the leader. */
export type ApiMessage =
  | { readonly id: number; readonly call: LeaderCall }
  | { readonly abort: number };

/** The result of a call `ingest`. */
export interface RemoteIngestResult extends Omit<IngestResult, 'positions' | 'rejectedEarlier'> {
  /** With the call and the index of the report, where it came by this connection. */
  readonly rejectedEarlier: readonly (RejectedFix & {
    readonly from?: { readonly call: number; readonly index: number };
  })[];
}

/** An error as a message. */
export interface ErrorMessage {
  readonly name: string;
  readonly message: string;
  /** That of a `StoreError`. */
  readonly reason?: string;
}

/** A ship with its static data over time (F10). */
interface PublishedShip extends ShipRecord {
  readonly history: StaticHistoryJson | undefined;
}

/** A message of the leader to all API processes, published before the reply to the call that caused it. */
export type Published =
  | {
      readonly kind: 'status';
      readonly status: ServiceStatus;
      /** −Infinity before the first reports. */
      readonly eventTimeMs: number;
      /** V24: `Pipeline.settledMs`. */
      readonly settledMs: number;
    }
  /** Positions that were stored, as columns. */
  | { readonly kind: 'positions'; readonly count: number; readonly columns: Uint8Array }
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'ships'; readonly ships: readonly PublishedShip[] }
  /** The times of ships that repeated what is known: the histories of other processes need them only with their next change. */
  | { readonly kind: 'ship-times'; readonly times: TimesOfShips }
  /** Ships with late reports: what was computed from their tracks is computed again. */
  | { readonly kind: 'late'; readonly mmsis: readonly Mmsi[] }
  /** Those of a batch. */
  | { readonly kind: 'rejected'; readonly rejected: readonly (RejectedFix | RejectedStatic)[] }
  /** A credential or session of a user has ended. */
  | { readonly kind: 'revoked'; readonly userUuid: string }
  /** The feed of the store has new entries. */
  | { readonly kind: 'appended' };

/** A message of the leader. */
export type LeaderMessage =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: ErrorMessage }
  | { readonly published: Published };
