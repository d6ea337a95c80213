/** A place in a file: keys, and numbers of list items from 0. */
export type FilePath = readonly (string | number)[];

/** One mistake in a file. */
export interface FileProblem {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** As `ships[1].steps[0].sail.to`; empty for the file as a whole. */
  readonly path: string;
  /** What is wrong, and what is allowed. */
  readonly message: string;
}

/** Takes note of a mistake. */
export type Tell = (path: FilePath, message: string) => void;

/** A mistake as a line of text: file, line, what is wrong, what is allowed. */
export function problemText(fileName: string, { line, path, message }: FileProblem): string {
  return `${fileName}:${line}: ${path === '' ? '' : `${path}: `}${message}`;
}

export function pathText(path: FilePath): string {
  return path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${key}`))
    .join('');
}

/** A value of a file as a message shows it, shortened. */
export function shown(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) {
    return value.every((each) => typeof each === 'number') && value.length <= SHOWN_ITEMS_MAX
      ? `[${value.join(', ')}]`
      : `a list of ${value.length}`;
  }
  if (typeof value === 'object') return 'keys and values';
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '');
  return text.length > SHOWN_LENGTH_MAX ? `${text.slice(0, SHOWN_LENGTH_MAX)}…` : text;
}

const SHOWN_ITEMS_MAX = 4;
const SHOWN_LENGTH_MAX = 60;
