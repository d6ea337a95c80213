/** What a value looks like in the message of a failed check. */
function show(value: unknown): string {
  const text = JSON.stringify(value, (_, inner) => {
    if (typeof inner === 'bigint') return `${inner}n`;
    return typeof inner === 'number' && !Number.isFinite(inner) ? String(inner) : inner;
  });
  if (text === undefined) return String(value);
  return text.length > 600 ? `${text.slice(0, 600)}… (${text.length} characters)` : text;
}

/** Alike as JSON values and bytes are: numbers exactly, but -0 as 0; whatever the order of an object's fields. */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (a instanceof Uint8Array !== b instanceof Uint8Array) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(
      (name) => Object.hasOwn(b, name) && isAlike(Reflect.get(a, name), Reflect.get(b, name)),
    )
  );
}

/** @param what is looked at, for the message */
export function expectAlike(what: string, actual: unknown, expected: unknown): void {
  if (isAlike(actual, expected)) return;
  if (Array.isArray(actual) && Array.isArray(expected)) {
    const at = expected.findIndex((item, i) => !isAlike(actual[i], item));
    const place = at < 0 ? expected.length : at;
    throw new Error(
      `${what}: expected ${show(expected)}, came ${show(actual)}; they part at ${place}: ` +
        `expected ${show(expected[place])}, came ${show(actual[place])}`,
    );
  }
  throw new Error(`${what}: expected ${show(expected)}, came ${show(actual)}`);
}

/**
 * Expects an Error, be it thrown at once or by the promise: a driver may see a mistake when a change is prepared or when
 * it is written.
 * @returns the Error
 */
export async function expectError(what: string, act: () => unknown): Promise<Error> {
  let came: unknown;
  try {
    came = await act();
  } catch (error) {
    if (error instanceof Error) return error;
    throw new Error(`${what}: expected an Error, came a thrown ${show(error)}`);
  }
  throw new Error(`${what}: expected an Error, came ${show(came)}`);
}
