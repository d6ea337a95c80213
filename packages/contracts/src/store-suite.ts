import { arrivalRules } from './suite/arrival-rules.ts';
import { atomicRules } from './suite/atomic-rules.ts';
import { closeRules } from './suite/close-rules.ts';
import { documentRules } from './suite/document-rules.ts';
import { findRules } from './suite/find-rules.ts';
import { indexRules } from './suite/index-rules.ts';
import { keepRules } from './suite/keep-rules.ts';
import { randomDocumentRules } from './suite/random-document-rules.ts';
import { randomSeriesRules } from './suite/random-series-rules.ts';
import type { StoreRule } from './suite/rule.ts';
import { seriesRules } from './suite/series-rules.ts';
import { tallyRules } from './suite/tally-rules.ts';
import { thinRules } from './suite/thin-rules.ts';
import { writeRules } from './suite/write-rules.ts';

export { type DurableRule, durableRules } from './suite/durable-rules.ts';
export type { StoreRule } from './suite/rule.ts';

/** What every driver of a store keeps to, in any test framework: a check that fails throws an Error. */
export const storeRules: readonly StoreRule[] = [
  ...documentRules,
  ...atomicRules,
  ...findRules,
  ...indexRules,
  ...seriesRules,
  ...thinRules,
  ...arrivalRules,
  ...tallyRules,
  ...writeRules,
  ...closeRules,
  ...keepRules,
  ...randomDocumentRules,
  ...randomSeriesRules,
];
