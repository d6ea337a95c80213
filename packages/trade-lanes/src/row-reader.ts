import {
  type Imo,
  isObject,
  type Locode,
  type Problem,
  parseImo,
  parseLocode,
  parseTimestamp,
} from '@roadstead/model';

const CARRIER = /^[A-Z0-9]{2,4}$/;
const NUMBER = /^[A-Z0-9](?:[A-Z0-9 ._/-]*[A-Z0-9])?$/;

/** Reads the fields of an object; where one is wrong it takes note, and gives undefined. */
export class RowReader {
  readonly problems: Problem[];
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #pointer: string;

  /** @param pointer where the object is; problems of it are added to the others */
  constructor(value: unknown, pointer = '', problems: Problem[] = []) {
    this.problems = problems;
    this.#pointer = pointer;
    this.#fields = isObject(value) ? value : {};
    if (!isObject(value)) problems.push({ pointer, detail: 'must be an object.' });
  }

  /** A carrier's code, in capitals. */
  carrier(name: string): string | undefined {
    return this.#read(name, 'must be a carrier code of 2 to 4 letters and digits.', (value) => {
      const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
      return CARRIER.test(code) ? code : undefined;
    });
  }

  /** The number of a voyage or booking, in capitals. */
  number(name: string, lengthMax: number): string | undefined {
    const rule = `must be a number of 1 to ${lengthMax} letters, digits, blanks, and the signs . _ / - between them.`;
    return this.#read(name, rule, (value) => {
      const isText = typeof value === 'string' || Number.isSafeInteger(value);
      const number = isText ? String(value).trim().toUpperCase() : '';
      return NUMBER.test(number) && number.length <= lengthMax ? number : undefined;
    });
  }

  locode(name: string): Locode | undefined {
    return this.#read(name, 'must be a UN/LOCODE, as NLRTM.', (value) =>
      typeof value === 'string' ? parseLocode(value) : undefined,
    );
  }

  imo(name: string): Imo | undefined {
    return this.#read(name, 'must be an IMO number with its check digit.', (value) =>
      typeof value === 'string' || typeof value === 'number' ? parseImo(value) : undefined,
    );
  }

  /** Epoch milliseconds. */
  time(name: string): number | undefined {
    return this.#read(name, 'must be an RFC 3339 timestamp.', (value) =>
      typeof value === 'string' ? parseTimestamp(value) : undefined,
    );
  }

  wholeNumber(name: string, min: number, max: number): number | undefined {
    return this.#read(name, `must be a whole number from ${min} to ${max}.`, (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? value
        : undefined,
    );
  }

  word<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    return this.#read(name, `must be ${words.join(' or ')}.`, (value) =>
      words.find((word) => word === value),
    );
  }

  /** What a field has, or null where it is missing or null. */
  orNull<Value>(name: string, read: (name: string) => Value | undefined): Value | null | undefined {
    return (this.#fields[name] ?? null) === null ? null : read(name);
  }

  /** The items of a list, each with a reader of its own. */
  list(name: string, min: number, max: number): readonly RowReader[] {
    const items = this.#read(name, `must be a list of ${min} to ${max}.`, (value) =>
      Array.isArray(value) && value.length >= min && value.length <= max
        ? (value as readonly unknown[])
        : undefined,
    );
    return (items ?? []).map(
      (item, i) => new RowReader(item, `${this.#pointer}/${name}/${i}`, this.problems),
    );
  }

  /** Takes note of what is wrong with a field. */
  refuse(name: string, detail: string): void {
    this.problems.push({ pointer: `${this.#pointer}/${name}`, detail });
  }

  #read<Value>(
    name: string,
    rule: string,
    read: (value: unknown) => Value | undefined,
  ): Value | undefined {
    const value = read(this.#fields[name]);
    if (value === undefined) this.refuse(name, rule);
    return value;
  }
}
