import type { Principal, Result } from '@roadstead/model';
import type { ExtraUsage } from '@roadstead/usage';
import { z } from 'zod';
import type { ClientConnection } from '../options.ts';
import { unwrap } from './http-error.ts';
import { TextResponse } from './text-response.ts';

/** Result of an operation, without the headers that all responses have. */
export interface OperationResponse {
  readonly status: number;
  readonly body: string | ReadableStream<Uint8Array> | null;
  /** The media type; default JSON. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The path of a created object or job, below the base of the operation's group. */
  readonly location?: string;
  /** Usage besides the request itself. */
  readonly extraUsage?: readonly ExtraUsage[];
  /** Whether an equal request may get another reply at any time, so that it is not cached. */
  readonly isVolatile?: boolean;
}

/** Stores replies and returns them to equal requests. */
export interface ResponseCache {
  get(
    user: Principal,
    url: string,
    create: () => Promise<OperationResponse>,
  ): Promise<OperationResponse>;
}

/** Headers of all responses: they are not cached, not framed, and their type is not guessed. */
const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Schema of a JSON object in responses. @param id its name in the OpenAPI document */
export function responseObject<Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) {
  return z.strictObject(shape).meta({ id });
}

/** Schema of an empty JSON object: the operation has no result. */
export const EMPTY = responseObject('Empty', {});

/** The reply of an operation without a result. @throws HttpError for an error */
export function done(result: Result<unknown>): OperationResponse {
  unwrap(result);
  return json({});
}

/** Returns a value as JSON. */
export function json(value: unknown, status = 200, location?: string): OperationResponse {
  return { status, body: JSON.stringify(value), ...(location !== undefined && { location }) };
}

/**
 * Builds the response in one step: adding headers to an existing `Response` costs about 1 µs each.
 * @param connection of the request
 */
export function toResponse(
  { status, body, type = 'application/json', headers }: OperationResponse,
  more: Readonly<Record<string, string>> = {},
  { acceptsLateBody = false }: ClientConnection = {},
): Response {
  const content = body !== null && {
    'content-type': type,
    ...(typeof body === 'string' && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const all = { ...COMMON_HEADERS, ...content, ...headers, ...more };
  return typeof body === 'string' && acceptsLateBody
    ? new TextResponse(body, status, all)
    : new Response(body, { status, headers: all });
}
