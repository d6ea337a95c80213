import { logAppendRules } from './suite/log-append-rules.ts';
import { logReadRules } from './suite/log-read-rules.ts';
import type { LogRule } from './suite/log-rule.ts';

export type { CreateLog, LogRule, LogUnderTest, LogUnderTestOptions } from './suite/log-rule.ts';

/** The conformance tests for drivers of a log, for any test framework: a failing check throws an Error. */
export const logRules: readonly LogRule[] = [...logAppendRules, ...logReadRules];
