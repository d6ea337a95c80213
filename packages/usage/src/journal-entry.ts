import type { UserMonthDocument } from './user-month.ts';

type CountRow = UserMonthDocument['counts'][number];

/** Usage without its count. */
type Kind = readonly [
  type: CountRow[0],
  method: CountRow[1],
  endpoint: CountRow[2],
  status: CountRow[3],
  unit: CountRow[4],
  text: CountRow[5],
];

/** Usage of a user in a month. */
type UserRow = readonly [
  month: string,
  uuid: string,
  name: string | null,
  /** Indexes of kinds, each followed by its count. */
  counts: readonly number[],
  credits: UserMonthDocument['credits'],
];

/** Entry of the journal: usage counted since the entry before. */
export type UsageJournalEntry = PlainEntry | PackedEntry;

interface PlainEntry {
  readonly number: number;
  readonly added: readonly UserMonthDocument[];
}

/**
 * An entry of many users, with each kind of usage once: written with each counter, the kinds are half of the cost of counting the
 * requests of a thousand users.
 */
interface PackedEntry {
  readonly number: number;
  readonly kinds: readonly Kind[];
  readonly users: readonly UserRow[];
}

/** Users from which an entry is packed. Fewer cost little, and versions before packed entries can read theirs. */
const PACKED_USERS_MIN = 20;

export function encodeEntry(
  number: number,
  added: readonly UserMonthDocument[],
): UsageJournalEntry {
  return added.length < PACKED_USERS_MIN ? { number, added } : { number, ...pack(added) };
}

function pack(added: readonly UserMonthDocument[]): Pick<PackedEntry, 'kinds' | 'users'> {
  const kinds: Kind[] = [];
  /** Indexes of kinds by endpoint, a few for each. */
  const byEndpoint = new Map<string, number[]>();
  const indexOf = (row: CountRow): number => {
    const known = byEndpoint.get(row[2]);
    const index = known?.find((each) => isSameKind(kinds[each], row));
    if (index !== undefined) return index;
    const [type, method, endpoint, status, unit, text] = row;
    const created = kinds.push([type, method, endpoint, status, unit, text]) - 1;
    if (known) known.push(created);
    else byEndpoint.set(endpoint, [created]);
    return created;
  };
  const users = added.map(({ month, uuid, name, counts, credits }): UserRow => {
    const numbers: number[] = [];
    for (const row of counts) numbers.push(indexOf(row), row[6]);
    return [month, uuid, name, numbers, credits];
  });
  return { kinds, users };
}

/** The usage of an entry. */
export function decodeEntry(entry: UsageJournalEntry): readonly UserMonthDocument[] {
  if ('added' in entry) return entry.added;
  return entry.users.map(([month, uuid, name, numbers, credits]) => ({
    ...{ id: `${month} ${uuid}`, month, uuid, name, credits },
    counts: Array.from(
      { length: numbers.length / 2 },
      (_, i): CountRow => [...entry.kinds[numbers[2 * i]], numbers[2 * i + 1]],
    ),
  }));
}

function isSameKind(one: Kind, other: CountRow): boolean {
  return (
    one[3] === other[3] &&
    one[1] === other[1] &&
    one[4] === other[4] &&
    one[5] === other[5] &&
    one[0] === other[0]
  );
}
