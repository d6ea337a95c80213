import { isObject } from '@roadstead/model';
import { quoteText } from './byte-text.ts';
import { ENVELOPE_DEPTH_MAX } from './thresholds.ts';

export type JsonObject = { readonly [name: string]: unknown };

/** Parses a JSON object; returns undefined for any other text. */
export function parseJsonObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the value at a path, in which `*` is the first member of an object; undefined if there is none. */
export function valueAt(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = key === '*' ? firstMember(value) : (value as JsonObject)[key];
  }
  return value;
}

function firstMember(value: object): unknown {
  for (const key in value) return (value as JsonObject)[key];
  return undefined;
}

/** Finds the first array in a value that has an object, the outermost first in each branch; undefined if there is none. */
export function findRecords(
  value: unknown,
  depthMax: number = ENVELOPE_DEPTH_MAX,
): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value.some(isObject) ? value : undefined;
  if (!isObject(value) || depthMax === 0) return undefined;
  for (const key in value) {
    const found = findRecords(value[key], depthMax - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns whether an object contains an empty array, as a document of an area without ships does. */
export function hasNoRecords(object: JsonObject): boolean {
  return Object.values(object).some((member) => Array.isArray(member) && member.length === 0);
}

/** Converts pairs `{ path, value }` with dotted paths to an object; a pair with an empty path has its members. */
export function pairsToObject(pairs: unknown): JsonObject {
  const root: Record<string, unknown> = Object.create(null);
  for (const pair of Array.isArray(pairs) ? pairs : []) {
    if (!isObject(pair) || typeof pair['path'] !== 'string') continue;
    const keys = pair['path'] === '' ? [] : pair['path'].split('.');
    setAt(root, keys, pair['value']);
  }
  return root;
}

function setAt(root: Record<string, unknown>, keys: readonly string[], value: unknown): void {
  let at = root;
  const last = isObject(value) ? keys.length : keys.length - 1;
  for (const key of keys.slice(0, last)) {
    // Objects without a prototype, so that no path of the input reaches one.
    const next = isObject(at[key]) ? at[key] : Object.create(null);
    at[key] = next;
    at = next as Record<string, unknown>;
  }
  if (!isObject(value)) at[keys[last] ?? ''] = value;
  else for (const key of Object.keys(value)) at[key] = value[key];
}

export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Returns a number or the number in a text; NaN for any other value. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Quotes a value without the content of nested arrays and objects: JSON can be nested deeper than the stack allows. */
export function quoteValue(value: unknown): string {
  if (typeof value === 'string') return quoteText(value);
  const shallow = (_: string, part: unknown): unknown =>
    typeof part === 'object' && part !== null && part !== value ? '…' : part;
  return quoteText(JSON.stringify(value, shallow) ?? 'missing');
}
