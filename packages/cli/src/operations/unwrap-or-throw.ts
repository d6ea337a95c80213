import type { Result } from '@roadstead/model';
import { UserError } from '../host/host.ts';

/** Returns the value of a result. @throws UserError with the reason for a failure */
export function unwrapOrThrow<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  const { detail, problems = [] } = result.error;
  const places = problems.map(({ pointer, detail: what }) => `${pointer.slice(1)} ${what}`);
  throw new UserError([detail, ...places].join(' '));
}
