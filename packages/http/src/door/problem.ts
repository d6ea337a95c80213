import type { DoorRefusal, Reply } from './operation.ts';
import { STATUS_OF, TITLE_OF } from './status-table.ts';

/** The media type of RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json';

/** When to come again, where whoever refuses does not say. */
const RETRY_AFTER: Readonly<
  Partial<Record<DoorRefusal['word'], Readonly<Record<string, string>>>>
> = {
  'too-many': { 'retry-after': '10' },
  busy: { 'retry-after': '1' },
  stopping: { 'retry-after': '10' },
  'timed-out': { 'retry-after': '10' },
};

/**
 * A refusal as RFC 9457 has it.
 * @param instance the path that was asked for, where that is known
 */
export function problemReply(refusal: DoorRefusal, instance?: string): Reply {
  const { word, detail, problems } = refusal;
  const headers = { ...RETRY_AFTER[word], ...refusal.headers };
  const status = STATUS_OF[word];
  const problem = {
    type: 'about:blank',
    title: TITLE_OF[status],
    status,
    detail,
    ...(instance !== undefined && { instance }),
    ...(problems && problems.length > 0 && { errors: problems }),
  };
  const body = JSON.stringify(problem);
  return { status, type: PROBLEM_TYPE, body, headers };
}
