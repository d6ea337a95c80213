import type { Problem } from '@roadstead/model';

/** The same problems, seen from a document that has the one they were found in at a pointer. */
export function problemsAt(pointer: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, pointer: pointer + problem.pointer }));
}
