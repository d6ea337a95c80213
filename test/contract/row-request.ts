import type { StreamReading } from './stream-reading.ts';

/** A request without its method and path, which are the operation's. */
export interface RowRequest {
  /** Values of the path's placeholders, in their order. */
  readonly values?: readonly (string | number)[];
  readonly query?: Readonly<Record<string, string | number>>;
  /** JSON, unless it is text or bytes. */
  readonly body?: unknown;
  /** User; default anna; null: without credentials. */
  readonly as?: string | null;
  /** Further headers, which override the default ones; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** For a stream: the body of the response is the array of its messages. */
  readonly stream?: StreamReading;
}
