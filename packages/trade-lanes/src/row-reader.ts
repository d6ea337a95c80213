import { isObject, type Problem } from '@roadstead/model';
import type { z } from 'zod';

type Shape = Readonly<Record<string, z.ZodType>>;

/** Reads the fields of a row by their schemas, and collects the problems of all of them. */
export class RowReader<Fields extends Shape> {
  readonly problems: Problem[];
  readonly #schemas: Fields;
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #pointer: string;

  /**
   * @param row any JSON value; one that is not an object is a problem, and reads as an object without fields
   * @param pointer JSON pointer to the row
   * @param problems to which those of the row are added
   */
  constructor(
    row: unknown,
    { shape }: { readonly shape: Fields },
    pointer = '',
    problems: Problem[] = [],
  ) {
    this.problems = problems;
    this.#schemas = shape;
    this.#pointer = pointer;
    this.#fields = isObject(row) ? row : {};
    if (!isObject(row)) problems.push({ pointer, detail: 'must be an object.' });
  }

  /** The parsed field; undefined where it is invalid. */
  read<Name extends keyof Fields & string>(name: Name): z.output<Fields[Name]> | undefined {
    return this.#parse(name, this.#schemas[name]) as z.output<Fields[Name]> | undefined;
  }

  /** The items of a list, each with its own reader; none where the list is invalid. */
  list<Item extends Shape>(
    name: keyof Fields & string,
    list: z.ZodType<readonly unknown[]>,
    item: { readonly shape: Item },
  ): readonly RowReader<Item>[] {
    return (this.#parse(name, list) ?? []).map(
      (each, i) => new RowReader(each, item, `${this.#pointer}/${name}/${i}`, this.problems),
    );
  }

  /** Adds a problem of a field. */
  reject(name: keyof Fields & string, detail: string): void {
    this.problems.push({ pointer: `${this.#pointer}/${name}`, detail });
  }

  #parse<Value>(name: keyof Fields & string, schema: z.ZodType<Value>): Value | undefined {
    const parsed = schema.safeParse(this.#fields[name]);
    if (parsed.success) return parsed.data;
    this.reject(name, parsed.error.issues[0].message);
    return undefined;
  }
}
