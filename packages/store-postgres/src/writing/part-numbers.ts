import { createHash } from 'node:crypto';

/** Numbers of parts of the store, which are also those of their locks. */
interface PartNumbers {
  collection(number: number): number;
  series(number: number): number;
  /** Of the segments of a series, which only their packing and downsampling change. */
  packing(number: number): number;
  /** Blobs or leases whose names have the same number merely wait for each other. */
  blob(name: string): number;
  lease(name: string): number;
  readonly counters: number;
  readonly feed: number;
}

/** The numbers of parts: collections first, which may need series; the feed last, so that its row is locked shortly (L1). */
const SERIES = 1_000_000;
const PACKING = 2_000_000;
const BLOB = 2 ** 31;
const LEASE = BLOB + 2 ** 30;
const NAMES = 2 ** 29;
const COUNTERS = 2 ** 32 - 2;
const FEED = 2 ** 32 - 1;

export const partNumbers: PartNumbers = {
  collection: (number) => number,
  series: (number) => SERIES + number,
  packing: (number) => PACKING + number,
  blob: (name) => BLOB + numberOf(name),
  lease: (name) => LEASE + numberOf(name),
  counters: COUNTERS,
  feed: FEED,
};

function numberOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % NAMES;
}
