import { arrivalRules } from './suite/arrival-rules.ts';
import { atomicRules } from './suite/atomic-rules.ts';
import { blobRules } from './suite/blob-rules.ts';
import { closeRules } from './suite/close-rules.ts';
import { counterRules } from './suite/counter-rules.ts';
import { documentRules } from './suite/document-rules.ts';
import { downsampleRules } from './suite/downsample-rules.ts';
import { feedRules } from './suite/feed-rules.ts';
import { findRules } from './suite/find-rules.ts';
import { indexRules } from './suite/index-rules.ts';
import { leaseRules } from './suite/lease-rules.ts';
import { randomDocumentRules } from './suite/random-document-rules.ts';
import { randomSeriesRules } from './suite/random-series-rules.ts';
import type { StoreRule } from './suite/rule.ts';
import { seriesRules } from './suite/series-rules.ts';
import { writeRules } from './suite/write-rules.ts';

export { type CopyRule, copyRules, durableCopyRules } from './suite/copy-rules.ts';
export { type DurableRule, durableRules } from './suite/durable-rules.ts';
export { createFaultyStore, type FaultyStore } from './suite/faulty-store.ts';
export { writeRandomContent } from './suite/random-store.ts';
export type { StoreRule } from './suite/rule.ts';
export { type SharedRule, sharedRules } from './suite/shared-rules.ts';

/** The conformance tests for drivers of a store, for any test framework: a failing check throws an Error. */
export const storeRules: readonly StoreRule[] = [
  ...documentRules,
  ...atomicRules,
  ...findRules,
  ...indexRules,
  ...seriesRules,
  ...downsampleRules,
  ...arrivalRules,
  ...counterRules,
  ...writeRules,
  ...closeRules,
  ...blobRules,
  ...feedRules,
  ...leaseRules,
  ...randomDocumentRules,
  ...randomSeriesRules,
];
