/** The requirement on a field of an options object. */
export interface FieldRule {
  /** The requirement, after the field's name in a sentence: `must be a folder path (string)`. */
  readonly rule: string;
  readonly check: (value: unknown) => boolean;
  readonly isRequired?: boolean;
}

/** The rules of an options type, one for each of its fields. */
export type FieldRules<Options> = Readonly<Record<keyof Options, FieldRule>>;

/**
 * Checks an options object that may come from JavaScript. An undefined field is an absent one.
 * @param caller the name of the function that received the object
 * @throws TypeError with a sentence that names the function and the first wrong, missing or unknown field
 */
export function checkFields<Options extends object>(
  caller: string,
  options: unknown,
  rules: FieldRules<Options>,
): asserts options is Options {
  const names = Object.keys(rules).join(', ');
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new TypeError(`${caller}: expected an object with ${names}, not ${kindOf(options)}.`);
  }
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(rules, name)) {
      throw new TypeError(`${caller}: ${name} is not an option; the options are ${names}.`);
    }
  }
  const values = options as Readonly<Record<string, unknown>>;
  for (const [name, each] of Object.entries<FieldRule>(rules)) {
    const value = values[name];
    if (value === undefined && !each.isRequired) continue;
    if (!each.check(value)) {
      throw new TypeError(`${caller}: ${name} ${each.rule}, not ${kindOf(value)}.`);
    }
  }
}

/** Requires an object with methods. */
export function methodsRule(...methods: readonly string[]): FieldRule {
  const list = methods.map((method) => `${method}()`).join(' and ');
  return {
    rule: `must be an object with ${list}`,
    check: (value) =>
      typeof value === 'object' &&
      value !== null &&
      methods.every((name) => typeof Reflect.get(value, name) === 'function'),
  };
}

/** Describes a value briefly enough for a sentence. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === '') return 'an empty string';
  return Array.isArray(value) ? 'an array' : typeof value;
}
