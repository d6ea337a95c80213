import { failure, type Result, success } from './result.ts';

/**
 * Copies an array of unknown origin. Holes, and entries whose getter throws, become undefined.
 * @returns the copy, or a sentence about a value that is not an array of at most `lengthMax` entries. Never throws.
 */
export function copyArray(value: unknown, lengthMax: number): Result<readonly unknown[], string> {
  try {
    if (!Array.isArray(value)) {
      return failure(`must be an array, not ${value === null ? 'null' : typeof value}.`);
    }
    // A proxy can have any length.
    const length: unknown = value.length;
    if (typeof length !== 'number' || !(length <= lengthMax)) {
      return failure(`must have at most ${lengthMax} entries, not ${String(length)}.`);
    }
    const copy: unknown[] = [];
    for (let index = 0; index < length; index++) copy.push(entryOf(value, index));
    return success(copy);
  } catch {
    return failure('must be an array that can be read.');
  }
}

function entryOf(array: readonly unknown[], index: number): unknown {
  try {
    return array[index];
  } catch {
    return undefined;
  }
}
