import type { ColumnMap, ReadWarning } from '@roadstead/ais';
import type { DomainError } from '@roadstead/model';

/** The format of bytes, and how they are read. */
export interface ByteIngestOptions {
  /** `json`: an array of records, or an object that contains one; `ndjson`: JSON lines. */
  readonly format: 'json' | 'ndjson' | 'csv' | 'nmea';
  /** Columns of CSV, or members of JSON, whose names are not known. */
  readonly columns: ColumnMap;
  /** Maximum nesting of brackets in JSON. */
  readonly jsonDepthMax: number;
  /** The number of rejected records that the result lists; the others are counted only. */
  readonly rejectedMax: number;
}

/** A record that is not used, with its line from 1: the position in the array for JSON. */
export interface RejectedRecord {
  readonly line: number;
  readonly reason: string;
  readonly detail: string;
}

/** The records that were ingested; all that were accepted are durable. */
export interface ByteIngestResult {
  /** Records that are stored, late ones included. */
  readonly accepted: number;
  readonly late: number;
  /** Those of the first lines. */
  readonly rejected: readonly RejectedRecord[];
  readonly rejectedTotal: number;
  /** Columns whose numbers seem to have other units. */
  readonly warnings: readonly ReadWarning[];
  /** Why the records after these were not read; null if all were. */
  readonly error: DomainError | null;
}

/** Bytes that are ingested as they arrive. */
export interface ByteIngest {
  /**
   * Ingests the next bytes, which are not changed afterwards. Fulfilled when more can be read, with false if nothing more will be; the caller
   * waits for it.
   */
  write(chunk: Uint8Array): Promise<boolean>;
  /** Ingests the rest. @returns the result, when all is durable. Rejects with the store's error */
  end(): Promise<ByteIngestResult>;
  /** Ends without the rest: a line without its end is not ingested. @returns as `end` */
  abort(): Promise<ByteIngestResult>;
}
