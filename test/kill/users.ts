import type { Role } from '@roadstead/model';

/** The users that exist from the first start on. */
export const FIRST_USERS: Readonly<Record<string, readonly Role[]>> = {
  anna: [],
  bert: [],
  chief: ['administrator'],
};

/** The password of a user after a number of changes. */
export function passwordOf(name: string, version: number): string {
  return `password of ${name}, number ${version}`;
}
