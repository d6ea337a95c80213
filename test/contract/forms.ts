import { expect } from 'vitest';

/** Asymmetric matcher by a predicate. @param description for the message of a failure */
function matching(description: string, test: (value: unknown) => boolean): unknown {
  return expect.schemaMatching({
    '~standard': {
      version: 1,
      vendor: 'roadstead',
      validate: (value: unknown) =>
        test(value) ? { value } : { issues: [{ message: description }] },
    },
  });
}

export const INTEGER: unknown = matching('a whole number', Number.isSafeInteger);
export const ID: unknown = matching(
  'an id',
  (value) => Number.isSafeInteger(value) && Number(value) > 0,
);
export const NUMBER: unknown = expect.any(Number);
export const TEXT: unknown = expect.any(String);
export const UUID: unknown = expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** Timestamps of the STS area. */
export const MILLISECONDS: unknown = expect.stringMatching(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
);
/** Timestamps of the tracking, route and report areas. */
export const SECONDS: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
/** Timestamps of the prediction API. */
export const WITH_OFFSET: unknown = expect.stringMatching(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/,
);
/** Timestamps of the cluster variant. */
export const WITHOUT_ZONE: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);

export const PROBABILITY: unknown = matching(
  'a number from 0 to 1',
  (value) => typeof value === 'number' && value >= 0 && value <= 1,
);

/** An array whose elements all have a form; it may be empty. */
export function every(form: unknown): unknown {
  return matching('an array of one form', (value) => {
    expect(value).toEqual(Array.isArray(value) ? value.map(() => form) : []);
    return true;
  });
}

/** Epoch milliseconds in the form of the STS area. */
export function milliseconds(timeMs: number): string {
  return new Date(timeMs).toISOString();
}

/** Epoch milliseconds in the form of the tracking, route and report areas. */
export function seconds(timeMs: number): string {
  return milliseconds(timeMs).replace(/\.\d+Z$/, 'Z');
}
