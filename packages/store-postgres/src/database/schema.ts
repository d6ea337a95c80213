import { createHash } from 'node:crypto';

const NAME = /^[a-z_][a-z0-9_]*$/;
/** PostgreSQL truncates longer names. */
const NAME_LENGTH_MAX = 63;
/** Space for the number of a table, and for the suffixes of its indexes. */
const PART_LENGTH_MAX = 40;

/** The PostgreSQL schema of a store: the names of its tables, and its locks. */
export class DatabaseSchema {
  readonly name: string;
  /** The channel of its notifications. */
  readonly channel: string;
  readonly #lockClass: bigint;

  /** @throws TypeError for a name that would have to be quoted */
  constructor(name: string) {
    if (!NAME.test(name) || name.length > NAME_LENGTH_MAX)
      throw new TypeError(`A schema of PostgreSQL cannot have the name ${name} here`);
    this.name = name;
    this.channel = name;
    this.#lockClass = BigInt(createHash('sha256').update(name).digest().readUInt32BE(0) >>> 1);
  }

  /** Returns the qualified name of a table. */
  table(name: string): string {
    return `"${this.name}".${sqlIdentifier(name)}`;
  }

  /** Returns the key of an advisory lock. @param number below 2^32 */
  lock(number: number): string {
    return String(this.#lockClass * 2n ** 32n + BigInt(number));
  }
}

/** Returns the name of a table of a collection or series, which also has a number: names may be longer than those of tables. */
export function tableName(kind: string, number: number, name: string): string {
  return `${kind}_${number}_${name.replaceAll('-', '_')}`.slice(0, PART_LENGTH_MAX);
}

/** Quotes a name for SQL. */
export function sqlIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Quotes a text for SQL. */
export function sqlLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
