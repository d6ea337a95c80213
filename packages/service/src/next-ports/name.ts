import { isName, nameRule, type Problem, quoted, refusal } from '@roadstead/model';

const NAME_LENGTH_MAX = 100;

/** Whether a cluster or list can be called so. */
export function canBeCalled(name: unknown): name is string {
  return isName(name, NAME_LENGTH_MAX);
}

/** @param pointer to where the name is */
export function nameProblem(pointer: string): Problem {
  return { pointer, detail: nameRule(NAME_LENGTH_MAX) };
}

/** @param what it is, `cluster` */
export function noneNamed(what: string, name: string): ReturnType<typeof refusal> {
  return refusal('not-found', `There is no ${what} ${quoted(name)}.`);
}
