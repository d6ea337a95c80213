import type { Problem } from '@roadstead/model';

/** The same problems, seen from a document that has the one they were found in at a pointer. */
export function problemsAt(pointer: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, pointer: pointer + problem.pointer }));
}

/** A text of somebody's in a sentence: quoted, on one line, not too long. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
