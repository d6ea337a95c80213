import { isObject, isValidName, nameRule, type Problem } from '@roadstead/model';

/** The length of a name. */
const NAME_LENGTH_MAX = 100;
/** The number of names or codes in a list. */
const LIST_LENGTH_MAX = 50;

/** The requirement on a property, for messages, and its parser, which returns undefined for a wrong value. */
interface PropertyRule<Value> {
  readonly rule: string;
  readonly parse: (value: unknown) => Value | undefined;
}

export const PORT_NAME_RULE: PropertyRule<string> = {
  rule: nameRule(NAME_LENGTH_MAX),
  parse: (value) => (isValidName(value, NAME_LENGTH_MAX) ? value : undefined),
};

/** The rule of a list of such values. */
export function listRule<Value>({
  rule,
  parse,
}: PropertyRule<Value>): PropertyRule<readonly Value[]> {
  return {
    rule: `must be an array of at most ${LIST_LENGTH_MAX} values, each of which ${rule}`,
    parse: (value) => {
      if (!Array.isArray(value) || value.length > LIST_LENGTH_MAX) return undefined;
      const parsed = value.map((each) => parse(each));
      return parsed.every((each) => each !== undefined) ? (parsed as Value[]) : undefined;
    },
  };
}

/** Reads one GeoJSON Feature, and collects its problems. */
export class FeatureReader {
  readonly pointer: string;
  readonly geometry: unknown;
  /** Whether it is a feature with properties. */
  readonly isFeature: boolean;
  readonly #properties: Readonly<Record<string, unknown>>;
  readonly #problems: Problem[];

  /** @param pointer the pointer to the feature */
  constructor(feature: unknown, pointer: string, problems: Problem[]) {
    this.pointer = pointer;
    this.#problems = problems;
    const { type, geometry, properties } = isObject(feature) ? feature : {};
    if (type !== 'Feature') this.report('', 'must be a GeoJSON Feature.');
    else if (!isObject(properties)) this.report('/properties', 'must be an object.');
    this.isFeature = type === 'Feature' && isObject(properties);
    this.geometry = geometry;
    this.#properties = isObject(properties) ? properties : {};
  }

  /** Returns a property; undefined without it, or with a problem if it is wrong. Null is no value. */
  read<Value>(name: string, { rule, parse }: PropertyRule<Value>): Value | undefined {
    const value = Object.hasOwn(this.#properties, name) ? this.#properties[name] : undefined;
    if (value === undefined || value === null) return undefined;
    const parsed = parse(value);
    if (parsed === undefined) this.report(`/properties/${name}`, rule);
    return parsed;
  }

  /** Returns a property, which must be there. */
  require<Value>(name: string, rule: PropertyRule<Value>): Value | undefined {
    const before = this.#problems.length;
    const value = this.read(name, rule);
    if (value === undefined && this.#problems.length === before) {
      this.report(`/properties/${name}`, `is missing; it ${rule.rule}`);
    }
    return value;
  }

  /** @param at the pointer within the feature */
  report(at: string, detail: string): void {
    this.#problems.push({ pointer: `${this.pointer}${at}`, detail });
  }
}
