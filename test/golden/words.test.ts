import type { ErrorCode, FixReason, LineReason } from '@roadstead/model';
import type { EventChange, ServiceStatus, StsTransition } from 'roadstead';
import { expect, it } from 'vitest';
import { goldenLines } from './lines.ts';

/**
 * The words of each union, all of them and no others: `npm run check:types` refuses a list that is not its union. A new word
 * is added here, and to files/words.txt if it is to be frozen.
 */
const LINE_REASONS: Record<LineReason, true> = {
  malformed: true,
  'bad-checksum': true,
  'lost-part': true,
  'unknown-type': true,
  'bad-mmsi': true,
  'bad-time': true,
  'no-time': true,
  'bad-position': true,
  'no-position': true,
};
const FIX_REASONS: Record<FixReason, true> = {
  late: true,
  future: true,
  ahead: true,
  duplicate: true,
  'not-a-ship': true,
  jump: true,
  impossible: true,
};
const ERRORS: Record<ErrorCode, true> = {
  malformed: true,
  invalid: true,
  unauthenticated: true,
  forbidden: true,
  'not-found': true,
  conflict: true,
  gone: true,
  'too-large': true,
  'unsupported-type': true,
  'too-many': true,
  busy: true,
  stopping: true,
  unwritable: true,
};
const SERVICE_STATES: Record<ServiceStatus['state'], true> = {
  created: true,
  starting: true,
  running: true,
  stopping: true,
  stopped: true,
  failed: true,
};
const EVENT_CHANGES: Record<EventChange['kind'], true> = {
  fired: true,
  ended: true,
  acknowledged: true,
  removed: true,
  found: true,
  corrected: true,
  retracted: true,
  assessed: true,
  merged: true,
};
const TRANSITIONS: Record<StsTransition['kind'], true> = { fired: true, ended: true };

it('words that programs compare are those of November 2026', () => {
  const lists = {
    ...{ LINE_REASONS, FIX_REASONS, ERRORS, SERVICE_STATES, EVENT_CHANGES, TRANSITIONS },
  };
  const words = Object.entries(lists).flatMap(([name, list]) =>
    Object.keys(list).map((word) => `${name} ${word}`),
  );
  expect(words).toEqual(expect.arrayContaining([...goldenLines('words.txt')]));
});
