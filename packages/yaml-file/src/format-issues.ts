import { z } from 'zod';
import { describeValue, type FilePath, type ReportIssue } from './problem.ts';
import { allowedText, suggestionText } from './suggest.ts';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text (in quotes if it looks like a number)',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
};

/** Reports each issue that zod found in a file, worded for authors of files. @param data the parsed file. */
export function formatIssues(
  issues: readonly z.core.$ZodIssue[],
  data: unknown,
  report: ReportIssue,
): void {
  for (const issue of issues) reportIssue(issue, [], data, report);
}

function reportIssue(
  issue: z.core.$ZodIssue,
  within: FilePath,
  data: unknown,
  report: ReportIssue,
): void {
  const path = [...within, ...(issue.path as FilePath)];
  if (issue.code === 'unrecognized_keys') {
    const allowed = issue.message.split(', ');
    for (const key of issue.keys) {
      const quoted = JSON.stringify(key.slice(0, 60));
      report([...path, key], `there is no key ${quoted} here${allowedText(key, allowed)}`);
    }
    return;
  }
  const branch = issue.code === 'invalid_union' ? closestBranch(issue.errors) : undefined;
  if (branch) {
    for (const each of branch) reportIssue(each, path, data, report);
    return;
  }
  const value = valueAt(data, path);
  const hint =
    issue.code === 'invalid_value' && typeof value === 'string'
      ? suggestionText(value, issue.values.map(String))
      : '';
  if (value === undefined) report(path, `is missing; ${issue.message}`);
  else report(path, `${issue.message}; got ${describeValue(value)}${hint}`);
}

/** Returns the issues of the union member that the value resembles most: one with custom issues only, or with the deepest. */
function closestBranch(
  branches: readonly (readonly z.core.$ZodIssue[])[],
): readonly z.core.$ZodIssue[] | undefined {
  const matching = branches.filter((issues) => issues.every(({ code }) => code === 'custom'));
  if (matching.length === 1) return matching[0];
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

/** Returns the message of an issue for schemas without messages. For unknown keys: the known keys, for `formatIssues`. */
export function issueMessage(issue: z.core.$ZodRawIssue): string | undefined {
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
