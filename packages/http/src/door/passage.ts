import type { Connection } from '../options.ts';

/** What is found out about a request on its way, for its answer and the log. */
export interface Passage {
  readonly request: Request;
  readonly connection: Connection;
  readonly path: string;
  readonly query: string;
  route: string | null;
  user: string | null;
  /** Where it was a question of a browser. */
  preflight: Readonly<Record<string, string>> | undefined;
  error: string | undefined;
  /** Of its body, as far as it is read as a whole. */
  heldBytes: number;
}

/** A request at its beginning. @param connection on which it came */
export function passageOf(request: Request, connection: Connection): Passage {
  const { url } = request;
  // A Request's URL is whole and normal: scheme, host, path.
  const pathAt = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.indexOf('#') < 0 ? url.length : url.indexOf('#');
  const queryAt = url.indexOf('?', pathAt);
  const pathEnd = queryAt < 0 || queryAt > end ? end : queryAt;
  return {
    request,
    connection,
    path: url.slice(pathAt, pathEnd),
    query: url.slice(pathEnd, end),
    route: null,
    user: null,
    preflight: undefined,
    error: undefined,
    heldBytes: 0,
  };
}
