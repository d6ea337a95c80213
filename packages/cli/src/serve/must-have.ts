import type { Answer } from '@roadstead/model';
import { UserError } from '../host.ts';

/** The value of an answer. @throws UserError with why there is none */
export function mustHave<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  const { detail, problems = [] } = answer.failure;
  const places = problems.map(({ pointer, detail: what }) => `${pointer.slice(1)} ${what}`);
  throw new UserError([detail, ...places].join(' '));
}
