/** A path in a file: keys, and positions in lists from 0. */
export type FilePath = readonly (string | number)[];

/** One error in a file. */
export interface FileProblem {
  /** Line and column, from 1. */
  readonly line: number;
  readonly column: number;
  /** Path such as `ships[1].steps[0].sail.to`; empty for the file as a whole. */
  readonly path: string;
  /** The error and the allowed values. */
  readonly message: string;
}

/** A callback that receives an error in a file. */
export type ReportIssue = (path: FilePath, message: string) => void;

/** Formats an error as a line of text: file, line, path, message. */
export function problemText(fileName: string, { line, path, message }: FileProblem): string {
  return `${fileName}:${line}: ${path === '' ? '' : `${path}: `}${message}`;
}

/** Formats a path as `ships[1].steps[0].sail.to`. */
export function pathText(path: FilePath): string {
  return path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${key}`))
    .join('');
}

/** Describes a value of a file for a message, shortened. */
export function describeValue(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) {
    return value.every((each) => typeof each === 'number') && value.length <= LISTED_ITEMS_MAX
      ? `[${value.join(', ')}]`
      : `a list of ${value.length}`;
  }
  if (typeof value === 'object') return 'keys and values';
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '');
  return text.length > QUOTED_LENGTH_MAX ? `${text.slice(0, QUOTED_LENGTH_MAX)}…` : text;
}

const LISTED_ITEMS_MAX = 4;
const QUOTED_LENGTH_MAX = 60;
