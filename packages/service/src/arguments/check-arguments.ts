import type { z } from 'zod';

/** The parameters of a method in their order: the schema of each by its name. */
export type ParameterSchemas = Readonly<Record<string, z.ZodType>>;

/** The names of a capability's methods. */
type MethodOf<Capability> = {
  [Name in keyof Capability & string]: Capability[Name] extends (...args: never) => unknown
    ? Name
    : never;
}[keyof Capability & string];

/** The parameters of all methods of a capability. */
export type MethodParameters<Capability> = Readonly<Record<MethodOf<Capability>, ParameterSchemas>>;

/**
 * Returns a capability whose methods check and copy their arguments, which a program in JavaScript or a careless one passes: a
 * getter or a proxy throws here or never. An asynchronous method rejects with a TypeError that names the method and the argument;
 * a synchronous one throws it.
 * @param name of the capability in messages
 * @param members checked capabilities in place of those that it contains
 */
export function checkArguments<Capability extends object>(
  name: string,
  capability: Capability,
  methods: MethodParameters<Capability>,
  members: Partial<Capability> = {},
): Capability {
  const checked = new Map<PropertyKey, unknown>(Object.entries(members));
  for (const [method, parameters] of Object.entries<ParameterSchemas>(methods)) {
    const schemas = Object.entries(parameters);
    checked.set(method, (...args: readonly unknown[]): unknown => {
      const copies: unknown[] = [];
      for (const [i, [parameter, schema]] of schemas.entries()) {
        const problem = copyArgument(schema, args[i], copies);
        if (problem === undefined) continue;
        const error = new TypeError(`${name}.${method}: ${parameter}${problem}`);
        if (SYNCHRONOUS.has(method)) throw error;
        return Promise.reject(error);
      }
      const run = Reflect.get(capability, method) as (...copied: readonly unknown[]) => unknown;
      // A missing argument stays missing: it may have a default.
      return run.apply(capability, copies.slice(0, args.length));
    });
  }
  return new Proxy(capability, {
    get(target, key) {
      if (checked.has(key)) return checked.get(key);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** The methods that return no promise. */
const SYNCHRONOUS: ReadonlySet<string> = new Set([
  'getPortName',
  'getShiptype',
  'changes',
  'version',
]);

/** Appends the copy of an argument. @returns the rest of a sentence about what is wrong */
function copyArgument(schema: z.ZodType, value: unknown, copies: unknown[]): string | undefined {
  try {
    const parsed = schema.safeParse(value);
    if (parsed.success) {
      copies.push(parsed.data);
      return undefined;
    }
    const [{ path, message }] = parsed.error.issues;
    const at = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
    return `${at.join('')} is invalid: ${message}.`;
  } catch {
    return ' cannot be read.';
  }
}
