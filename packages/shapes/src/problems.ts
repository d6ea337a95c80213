import type { Problem } from '@roadstead/model';

/** Returns problems of a part of a document as problems of the whole: prefixes them with the pointer of the part. */
export function problemsAt(pointer: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, pointer: pointer + problem.pointer }));
}
