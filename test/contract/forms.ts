import { expect } from 'vitest';

/** Holds where a test does. @param what it is, for who reads a failure */
function that(what: string, test: (value: unknown) => boolean): unknown {
  return expect.schemaMatching({
    '~standard': {
      version: 1,
      vendor: 'roadstead',
      validate: (value: unknown) => (test(value) ? { value } : { issues: [{ message: what }] }),
    },
  });
}

export const WHOLE: unknown = that('a whole number', Number.isSafeInteger);
export const ID: unknown = that(
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
/** Those of the tracking, route and report areas. */
export const SECONDS: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
/** Those of the prediction API. */
export const WITH_OFFSET: unknown = expect.stringMatching(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/,
);
/** That of the cluster variant. */
export const WITHOUT_ZONE: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);

export const PROBABILITY: unknown = that(
  'a number from 0 to 1',
  (value) => typeof value === 'number' && value >= 0 && value <= 1,
);

/** An array, also an empty one, of which all are of a form. */
export function every(form: unknown): unknown {
  return that('an array of one form', (value) => {
    expect(value).toEqual(Array.isArray(value) ? value.map(() => form) : []);
    return true;
  });
}

/** Epoch milliseconds as the STS area writes them. */
export function milliseconds(timeMs: number): string {
  return new Date(timeMs).toISOString();
}

/** As the tracking, route and report areas write them. */
export function seconds(timeMs: number): string {
  return milliseconds(timeMs).replace(/\.\d+Z$/, 'Z');
}
