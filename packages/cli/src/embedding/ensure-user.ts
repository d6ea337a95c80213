import { checkFields, type FieldRules, type Role } from '@roadstead/model';
import type { MaritimeService, User } from '@roadstead/service';

/** A user of the HTTP interface. */
export interface WantedUser {
  /** 1 to 100 characters, unique. */
  readonly name: string;
  /** 8 to 200 characters. */
  readonly password: string;
  /** Default: none, a user who sees its own objects. */
  readonly roles?: readonly Role[];
}

const ROLES = ['administrator', 'feeder'];
const isText = (value: unknown): boolean => typeof value === 'string';
const FIELDS: FieldRules<WantedUser> = {
  name: { rule: 'must be a string', check: isText, isRequired: true },
  password: { rule: 'must be a string', check: isText, isRequired: true },
  roles: {
    rule: `must be an array of ${ROLES.map((each) => `"${each}"`).join(' or ')}`,
    check: (value) => Array.isArray(value) && value.every((each) => ROLES.includes(each)),
  },
};

/** Returns the user with a name, and creates it if it is missing. @throws TypeError for a wrong field */
export async function ensureUser(
  { identity }: Pick<MaritimeService, 'identity'>,
  wanted: WantedUser,
): Promise<User> {
  checkFields<WantedUser>('ensureUser', wanted, FIELDS);
  const { name, password, roles = [] } = wanted;
  const existing = (await identity.listUsers()).find((user) => user.name === name);
  if (existing) return existing;
  const created = await identity.createUser(name, password, roles);
  if (created.ok) return created.value;
  const { detail, problems = [] } = created.error;
  const fields = problems.map((problem) => `${problem.pointer.slice(1)} ${problem.detail}`);
  throw new TypeError(`ensureUser: ${fields.length > 0 ? fields.join(' ') : detail}`);
}
