import { characterCount, isValidName, type Problem } from '@roadstead/model';
import { DETECTOR } from '../sts/event-log.ts';

export const USER_NAME_LENGTH_MAX = 100;
const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 200;

/** Returns why a text is not the name of a user. */
export function nameProblems(name: string): readonly Problem[] {
  const isName = isValidName(name, USER_NAME_LENGTH_MAX) && !name.includes(':');
  const detail = `must be a text of 1 to ${USER_NAME_LENGTH_MAX} characters, not blank, not . or .., without control characters and colons.`;
  if (!isName) return [{ pointer: '/name', detail }];
  return name === DETECTOR ? [{ pointer: '/name', detail: 'is reserved for the detector.' }] : [];
}

/** Returns why a text is not a password. */
export function passwordProblems(password: string): readonly Problem[] {
  const count = characterCount(password);
  const isLong = count >= PASSWORD_LENGTH_MIN && count <= PASSWORD_LENGTH_MAX;
  const detail = `must have ${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX} characters.`;
  return isLong ? [] : [{ pointer: '/password', detail }];
}
