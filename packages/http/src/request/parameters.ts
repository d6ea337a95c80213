import type { Problem } from '@roadstead/model';
import type { z } from 'zod';
import { TICKET_PARAMETER } from '../identity/session-authenticator.ts';
import { HttpError } from '../server/http-error.ts';
import type { AppContext } from '../server/request-state.ts';

/** Rejects a value that cannot be read (`malformed`, 400) or is out of range (`invalid`, 422). @param detail default: the rule */
export type Reject = (code: 'malformed' | 'invalid', detail?: string) => undefined;

/** A parameter of the path or the query: its validation and its description in the OpenAPI document. */
export interface Parameter<Value = unknown> {
  readonly schema: z.ZodType;
  /** Detail of the problem of a wrong value: `must be …`. */
  readonly rule: string;
  readonly description: string;
  /** Of the query; path parameters always are. `without-body`: the handler checks that there is one of the two. */
  readonly isRequired?: boolean | 'without-body';
  /** Whether several values are joined with commas; else they must be equal. */
  readonly isList?: boolean;
  /** Another parameter with the same meaning: the values must not differ. */
  readonly sameAs?: string;
  readonly read: (text: string, reject: Reject) => Value | undefined;
}

export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends Parameter<infer Value> ? Value : never;

/** Values of path parameters by name. */
export type PathValues<All extends Parameters> = {
  readonly [Name in keyof All]: ValueOf<All[Name]>;
};

/** Values of query parameters by name; undefined only for optional ones. */
export type QueryValues<All extends Parameters> = {
  readonly [Name in keyof All]: All[Name] extends { readonly isRequired: true }
    ? ValueOf<All[Name]>
    : ValueOf<All[Name]> | undefined;
};

/** @throws HttpError for the first wrong one */
export function readPath(context: AppContext, parameters: Parameters): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, { rule, read }] of Object.entries(parameters)) {
    values[name] = read(context.req.param(name) ?? '', (code, detail = rule) => {
      const problems = [{ pointer: name, detail }];
      throw code === 'malformed'
        ? new HttpError({ code, detail: 'The path is malformed.', problems })
        : new HttpError({ code, detail: 'The path is invalid.', problems });
    });
  }
  return values;
}

/**
 * @param refusesUnknown whether a parameter with another name is wrong, too
 * @throws HttpError with the problems of all wrong ones, those that cannot be read first
 */
export function readQuery(
  context: AppContext,
  parameters: Parameters,
  refusesUnknown = false,
): Record<string, unknown> {
  const problems: Record<'malformed' | 'invalid', Problem[]> = { malformed: [], invalid: [] };
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    values[name] = readOne(context, name, parameter, values, (code, detail = parameter.rule) => {
      // One problem of each kind: different values are malformed, and so may each of them be.
      if (problems[code].some(({ pointer }) => pointer === name)) return;
      problems[code].push({ pointer: name, detail });
    });
  }
  for (const name of refusesUnknown ? Object.keys(context.req.queries()) : []) {
    if (Object.hasOwn(parameters, name) || name === TICKET_PARAMETER) continue;
    const detail = `is unknown; the parameters are ${Object.keys(parameters).join(', ')}.`;
    problems.invalid.push({ pointer: name, detail });
  }
  const { malformed, invalid } = problems;
  if (malformed.length > 0) {
    const detail = 'The query is malformed.';
    throw new HttpError({ code: 'malformed', detail, problems: [...malformed, ...invalid] });
  }
  if (invalid.length > 0) {
    throw new HttpError({ code: 'invalid', detail: 'The query is invalid.', problems: invalid });
  }
  return values;
}

function readOne(
  context: AppContext,
  name: string,
  { isList, isRequired, sameAs, read }: Parameter,
  others: Readonly<Record<string, unknown>>,
  reject: Reject,
): unknown {
  const texts = new Set(context.req.queries(name));
  if (texts.size === 0) return isRequired === true ? reject('malformed') : undefined;
  const [first] = texts;
  if (texts.size > 1 && !isList) reject('malformed', 'is present twice with different values.');
  const value = read(isList ? [...texts].join(',') : first, reject);
  const other = sameAs === undefined ? undefined : others[sameAs];
  if (
    value !== undefined &&
    other !== undefined &&
    JSON.stringify(value) !== JSON.stringify(other)
  ) {
    return reject('malformed', `differs from ${sameAs}.`);
  }
  return value;
}
