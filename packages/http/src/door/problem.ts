import type { DoorRefusal, Reply } from './operation.ts';
import { STATUS_OF, TITLE_OF } from './status-table.ts';

/** The media type of RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json';

/**
 * A refusal as RFC 9457 has it.
 * @param instance the path that was asked for
 */
export function problemReply(refusal: DoorRefusal, instance: string): Reply {
  const { word, detail, problems, headers } = refusal;
  const status = STATUS_OF[word];
  const problem = {
    type: 'about:blank',
    title: TITLE_OF[status],
    status,
    detail,
    instance,
    ...(problems && problems.length > 0 && { errors: problems }),
  };
  const body = JSON.stringify(problem);
  return { status, type: PROBLEM_TYPE, body, ...(headers && { headers }) };
}
