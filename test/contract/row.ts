import { expect } from 'vitest';
import type { World } from './world.ts';

/** A request, but for its method and path, which are the operation's. */
export interface Sent {
  /** What stands for the placeholders of the path, in their order. */
  readonly values?: readonly (string | number)[];
  readonly query?: Readonly<Record<string, string | number>>;
  /** JSON, unless it is a text or bytes. */
  readonly body?: unknown;
  /** Who asks; default anna; null: nobody. */
  readonly as?: string | null;
  /** Besides those that say who asks, and instead of them; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** What has to come back. */
export interface Back {
  readonly status: number;
  /** Default: JSON, and from 400 on a problem. */
  readonly type?: string;
  /** All of the body, read as JSON where it is any; default: none. What is not named here must not be there. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** What is sent, and what has to come back. */
interface Exchange {
  readonly send: Sent;
  readonly back: Back;
  /** Undoes what was made for it and is in the way of others. */
  readonly after?: () => unknown;
}

/** One documented behaviour of an operation. */
export interface Row {
  /** Method and path with its placeholders, below the base of the area. */
  readonly operation: string;
  /** The section of the specification and some words of the line; `decision: …` where it is silent; or `beyond the specification`. */
  readonly shows: string;
  /** Where something has to be there before, a function makes it. */
  readonly exchange: Exchange | ((world: World) => Promise<Exchange>);
}

/** The rows of an area. */
export interface RowsOfArea {
  readonly area: string;
  readonly base: string;
  readonly rows: readonly Row[];
}

/** What `shows` begins with, where the specification has no such operation. */
export const BEYOND = 'beyond the specification';

/**
 * A problem document with exactly the fields of RFC 9457.
 * @param pointers of its `errors`, in order; none: it has no such field
 */
export function problem(
  status: number,
  pointers: readonly string[] = [],
  headers: Back['headers'] = {},
): Back {
  const detail = expect.stringMatching(/./);
  return {
    status,
    type: 'application/problem+json',
    headers,
    body: {
      type: 'about:blank',
      title: expect.stringMatching(/./),
      status,
      detail,
      instance: expect.stringMatching(/^\//),
      ...(pointers.length > 0 && { errors: pointers.map((pointer) => ({ pointer, detail })) }),
    },
  };
}

/** An answer with status 200. */
export function ok(body: unknown): Back {
  return { status: 200, body };
}
