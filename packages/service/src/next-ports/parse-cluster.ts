import {
  failure,
  isObject,
  type Problem,
  parseLocode,
  quoted,
  type Result,
  success,
} from '@roadstead/model';
import type { ClusterContent } from './next-port-area.ts';
import { FILTER_RULE, parseShipFilter } from './ship-filter.ts';

/** A tenth of the ports of the world: more are no cluster. */
const LOCODES_MAX = 500;
const COLOR = /^#?([0-9a-f]{6})$/i;

/** V16: what a cluster has where nothing is said: grey, and all arrivals. */
export const CLUSTER_DEFAULTS: Omit<ClusterContent, 'locodes'> = {
  color: '808080',
  threshold: 0,
  filter: '',
};

/**
 * Reads the body of a cluster, but for its name. Members that are not known are ignored.
 * @param body what JSON.parse gave
 * @param ownLocode the LOCODE that a port has itself, by any that people use for it; undefined where it is of no port
 * @returns what it says, or all that is wrong with it, with JSON pointers into it
 */
export function parseCluster(
  body: unknown,
  ownLocode: (locode: string) => string | undefined,
): Result<ClusterContent, readonly Problem[]> {
  if (!isObject(body)) return failure([{ pointer: '', detail: 'must be a JSON object.' }]);
  const problems: Problem[] = [];
  const locodes = locodesOf(body['locodes'], ownLocode, problems);
  const color = body['color'] ?? CLUSTER_DEFAULTS.color;
  const hex = typeof color === 'string' ? COLOR.exec(color)?.[1] : undefined;
  if (hex === undefined)
    problems.push({ pointer: '/color', detail: 'must be six hexadecimal digits.' });
  const threshold = body['threshold'] ?? CLUSTER_DEFAULTS.threshold;
  const isFraction = typeof threshold === 'number' && threshold >= 0 && threshold <= 1;
  if (!isFraction)
    problems.push({ pointer: '/threshold', detail: 'must be a number from 0 to 1.' });
  const filter = body['filter'] ?? CLUSTER_DEFAULTS.filter;
  const isFilter = typeof filter === 'string' && parseShipFilter(filter).ok;
  if (!isFilter) problems.push({ pointer: '/filter', detail: FILTER_RULE });
  if (problems.length > 0 || hex === undefined || !isFraction || !isFilter)
    return failure(problems);
  return success({ locodes, color: hex, threshold, filter });
}

/** Each port once; what is wrong is added to the problems. */
function locodesOf(
  value: unknown,
  ownLocode: (locode: string) => string | undefined,
  problems: Problem[],
): readonly string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > LOCODES_MAX) {
    const detail = `must be an array of 1 to ${LOCODES_MAX} UN/LOCODEs.`;
    problems.push({ pointer: '/locodes', detail });
    return [];
  }
  const found = new Set<string>();
  for (const [i, given] of (value as unknown[]).entries()) {
    const locode = typeof given === 'string' ? parseLocode(given) : undefined;
    const own = locode && ownLocode(locode);
    if (own !== undefined) found.add(own);
    else problems.push({ pointer: `/locodes/${i}`, detail: whyNone(given, locode) });
  }
  return [...found];
}

function whyNone(given: unknown, locode: string | undefined): string {
  if (locode !== undefined) return `${locode} is the UN/LOCODE of no port that is known here.`;
  return typeof given === 'string'
    ? `${quoted(given)} is no UN/LOCODE.`
    : 'must be a UN/LOCODE, a text.';
}
