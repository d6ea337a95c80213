/** Formats a value for the message of a failed check. */
function format(value: unknown): string {
  const text = JSON.stringify(value, (_, inner) => {
    if (typeof inner === 'bigint') return `${inner}n`;
    return typeof inner === 'number' && !Number.isFinite(inner) ? String(inner) : inner;
  });
  if (text === undefined) return String(value);
  return text.length > 600 ? `${text.slice(0, 600)}… (${text.length} characters)` : text;
}

/** Compares JSON values and bytes: numbers exactly, -0 equal to 0; the order of an object's fields is ignored. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (a instanceof Uint8Array !== b instanceof Uint8Array) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(
      (name) => Object.hasOwn(b, name) && isEqual(Reflect.get(a, name), Reflect.get(b, name)),
    )
  );
}

/** Throws an Error if two values differ. @param what the name of the compared value, for the message. */
export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  if (isEqual(actual, expected)) return;
  if (Array.isArray(actual) && Array.isArray(expected)) {
    const at = expected.findIndex((item, i) => !isEqual(actual[i], item));
    const place = at < 0 ? expected.length : at;
    throw new Error(
      `${what}: expected ${format(expected)}, was ${format(actual)}; they differ at ${place}: ` +
        `expected ${format(expected[place])}, was ${format(actual[place])}`,
    );
  }
  throw new Error(`${what}: expected ${format(expected)}, was ${format(actual)}`);
}

/**
 * Expects an Error, thrown or as a rejection: a driver may detect an error when an operation is prepared or when it is
 * written.
 * @returns the Error.
 */
export async function expectError(what: string, act: () => unknown): Promise<Error> {
  let actual: unknown;
  try {
    actual = await act();
  } catch (error) {
    if (error instanceof Error) return error;
    throw new Error(`${what}: expected an Error, was a thrown ${format(error)}`);
  }
  throw new Error(`${what}: expected an Error, was ${format(actual)}`);
}
