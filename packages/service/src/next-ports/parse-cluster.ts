import {
  failure,
  isObject,
  type Problem,
  parseLocode,
  quoteInput,
  type Result,
  success,
  zodProblems,
} from '@roadstead/model';
import { CLUSTER_LOCODES, CLUSTER_OPTIONS } from './next-port-bodies.ts';
import type { ClusterContent } from './next-ports.ts';

/** V16: the defaults of a cluster: grey, and all arrivals. */
export const CLUSTER_DEFAULTS: Omit<ClusterContent, 'locodes'> = {
  color: '808080',
  threshold: 0,
  filter: '',
};

/**
 * Parses the body of a cluster, without its name. Ignores unknown members.
 * @param body JSON
 * @param primaryLocode returns the primary LOCODE of a port, by any of its LOCODEs; undefined for an unknown one
 * @returns the content, or all problems with JSON pointers
 */
export function parseCluster(
  body: unknown,
  primaryLocode: (locode: string) => string | undefined,
): Result<ClusterContent, readonly Problem[]> {
  if (!isObject(body)) return failure([{ pointer: '', detail: 'must be a JSON object.' }]);
  const options = CLUSTER_OPTIONS.safeParse(
    Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
  );
  const locodes = parseLocodes(body['locodes'], primaryLocode);
  if (!options.success || !locodes.ok) {
    return failure([
      ...(locodes.ok ? [] : locodes.error),
      ...(options.success ? [] : zodProblems(options.error)),
    ]);
  }
  const {
    color = CLUSTER_DEFAULTS.color,
    threshold = CLUSTER_DEFAULTS.threshold,
    filter = CLUSTER_DEFAULTS.filter,
  } = options.data;
  return success({ locodes: locodes.value, color: color.replace('#', ''), threshold, filter });
}

/** Returns the primary LOCODEs of the ports, each once. */
function parseLocodes(
  value: unknown,
  primaryLocode: (locode: string) => string | undefined,
): Result<readonly string[], readonly Problem[]> {
  const parsed = CLUSTER_LOCODES.safeParse(value);
  const details = new Map(
    (parsed.success ? [] : zodProblems(parsed.error)).map((each) => [each.pointer, each.detail]),
  );
  const listDetail = details.get('');
  if (listDetail !== undefined) return failure([{ pointer: '/locodes', detail: listDetail }]);
  const problems: Problem[] = [];
  const found = new Set<string>();
  for (const [i, text] of (value as readonly string[]).entries()) {
    const locode = details.has(`/${i}`) ? undefined : parseLocode(text);
    const primary = locode && primaryLocode(locode);
    if (primary !== undefined) found.add(primary);
    else {
      const unknown = locode && `${locode} is the UN/LOCODE of no known port.`;
      const detail = details.get(`/${i}`) ?? unknown ?? `${quoteInput(text)} is not a UN/LOCODE.`;
      problems.push({ pointer: `/locodes/${i}`, detail });
    }
  }
  return problems.length > 0 ? failure(problems) : success([...found]);
}
