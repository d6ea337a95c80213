import { type Month, monthText } from './month.ts';
import type { UsageRecord, UsageTally } from './usage-record.ts';

/** Tallies of pushes are under this, where users' are under their uuids. */
const NOBODY = '-';

/** What a tally counts: units of use, units that cost something, or millionths of credits. */
type Kind = 'used' | 'priced' | 'micros';

/** A tally as its name tells it. */
export interface NamedTally {
  readonly uuid: string;
  readonly kind: Kind;
  /** What was counted; of `priced` and `micros` the user and the title. */
  readonly fields: readonly (string | null)[];
}

/** What the names of a month's tallies begin with: those of all, or of one user. */
export function tallyPrefix(month: Month, uuid?: string): string {
  const all = `${monthText(month)} `;
  return uuid === undefined ? all : `${all}${uuid} `;
}

export function usedTally(month: Month, record: UsageRecord): string {
  const { user, type, method, endpoint, status, unit, text } = record;
  const name = user?.name ?? null;
  return tallyName(month, user, 'used', [name, type, method, endpoint, status, unit, text]);
}

export function creditTally(
  month: Month,
  user: UsageRecord['user'],
  kind: 'priced' | 'micros',
  title: string,
): string {
  return tallyName(month, user, kind, [user?.name ?? null, title]);
}

function tallyName(
  month: Month,
  user: UsageRecord['user'],
  kind: Kind,
  fields: NamedTally['fields'],
): string {
  return `${tallyPrefix(month, user?.uuid ?? NOBODY)}${kind} ${JSON.stringify(fields)}`;
}

/** @param name of a tally of these */
export function readTallyName(name: string): NamedTally {
  const [, uuid = '', kind = ''] = name.split(' ', 3);
  const fields = JSON.parse(name.slice(name.indexOf('['))) as NamedTally['fields'];
  return { uuid, kind: kind as Kind, fields };
}

/** What a tally of `used` says. */
export function usageTally(month: Month, fields: NamedTally['fields'], count: number): UsageTally {
  const [user, type, method, endpoint, status, unit, text] = fields;
  return { user, type, method, endpoint, status, unit, text, ...month, count } as UsageTally;
}
