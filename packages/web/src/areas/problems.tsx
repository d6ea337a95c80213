import { ProblemError } from '@roadstead/client';
import type { Problem } from '@roadstead/model';
import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';

const Context = createContext<readonly Problem[]>([]);

/** Provides the problems of a form to its fields. */
export const ProblemsProvider = Context.Provider;

/** Returns the problems of the form at a place: a JSON pointer, or below it. */
export function useProblems(pointer: string): readonly string[] {
  return useContext(Context)
    .filter((each) => each.pointer === pointer || each.pointer.startsWith(`${pointer}/`))
    .map(({ detail }) => detail);
}

/** The problems of a field, beside it. @param id by which the field refers to it */
export function FieldProblems({
  id,
  problems,
}: {
  readonly id: string;
  readonly problems: readonly string[];
}): JSX.Element | null {
  if (problems.length === 0) return null;
  return (
    <ul id={id} class="problems">
      {problems.map((problem) => (
        <li key={problem}>{problem.charAt(0).toUpperCase() + problem.slice(1)}</li>
      ))}
    </ul>
  );
}

/** Returns the problems of a response; an error that names no place has none. */
export function problemsOf(error: unknown): readonly Problem[] {
  return error instanceof ProblemError ? (error.problem.errors ?? []) : [];
}
