import { type Answer, refusal, success } from '@roadstead/model';
import { ID, type Parameter } from './parameters.ts';

/**
 * Reads a number in the path. What is a number, but that of nothing, is refused as what is not there.
 * @param what it is the number of, `configuration`
 */
export function readId(text: string, what: string, { name, rule }: Parameter = ID): Answer<number> {
  if (!/^[+-]?\d+$/.test(text)) {
    return refusal('malformed', 'The path cannot be read.', [{ pointer: name, detail: rule }]);
  }
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0
    ? success(id)
    : refusal('not-found', `There is no ${what} ${text}.`);
}
