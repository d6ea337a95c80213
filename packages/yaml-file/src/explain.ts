import { z } from 'zod';
import { allowedText, meantText } from './nearest.ts';
import { type FilePath, shown, type Tell } from './problem.ts';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text (in quotes if it looks like a number)',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
};

/** Tells each mistake of a file's form, in our words. */
export function tellIssues(issues: readonly z.core.$ZodIssue[], data: unknown, tell: Tell): void {
  for (const issue of issues) tellIssue(issue, [], data, tell);
}

function tellIssue(issue: z.core.$ZodIssue, within: FilePath, data: unknown, tell: Tell): void {
  const path = [...within, ...(issue.path as FilePath)];
  if (issue.code === 'unrecognized_keys') {
    const allowed = issue.message.split(', ');
    for (const key of issue.keys) {
      const said = JSON.stringify(key.slice(0, 60));
      tell([...path, key], `there is no key ${said} here${allowedText(key, allowed)}`);
    }
    return;
  }
  const branch = issue.code === 'invalid_union' ? meantBranch(issue.errors) : undefined;
  if (branch) {
    for (const each of branch) tellIssue(each, path, data, tell);
    return;
  }
  const value = valueAt(data, path);
  const hint =
    issue.code === 'invalid_value' && typeof value === 'string'
      ? meantText(value, issue.values.map(String))
      : '';
  if (value === undefined) tell(path, `is missing; ${issue.message}`);
  else tell(path, `${issue.message}; got ${shown(value)}${hint}`);
}

/** Of the forms that a value may have the one that it has but for what it says, or nearly: whose mistakes lie deepest. */
function meantBranch(
  branches: readonly (readonly z.core.$ZodIssue[])[],
): readonly z.core.$ZodIssue[] | undefined {
  const fitting = branches.filter((issues) => issues.every(({ code }) => code === 'custom'));
  if (fitting.length === 1) return fitting[0];
  const depths = branches.map((issues) => Math.min(...issues.map(({ path }) => path.length)));
  const deepest = Math.max(...depths);
  if (depths.filter((depth) => depth === deepest).length !== 1) return undefined;
  return branches[depths.indexOf(deepest)];
}

function valueAt(data: unknown, path: FilePath): unknown {
  let value = data;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

/** What zod says where a schema has no words of its own. Of unknown keys: the known ones, for `tellIssues`. */
export function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  const keys = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(', ') : '';
  switch (issue.code) {
    case 'unrecognized_keys':
      return keys;
    case 'invalid_type':
      return keys === ''
        ? `expected ${TYPE_NAMES[issue.expected] ?? `a ${issue.expected}`}`
        : `expected keys and values; allowed keys: ${keys}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `expected at least ${issue.minimum}${issue.origin === 'array' ? ' in the list' : ''}`;
    case 'too_big':
      return `expected at most ${issue.maximum}${issue.origin === 'array' ? ' in the list' : ''}`;
    default:
      return undefined;
  }
}
