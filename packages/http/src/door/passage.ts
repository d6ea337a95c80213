import type { Caller } from '@roadstead/model';
import type { Admission } from '@roadstead/usage';
import type { Connection } from '../options.ts';
import type { Method } from './operation.ts';

/** What is found out about a request on its way, for its answer and the log. */
export interface Passage {
  readonly request: Request;
  readonly connection: Connection;
  readonly path: string;
  readonly query: string;
  route: string | null;
  /** Of the operation, GET where HEAD was asked. */
  method: Method | null;
  caller: Caller | null;
  /** Where the request was admitted and is not counted yet. */
  admission: Admission | undefined;
  /** Whether it was only asked what it would cost. */
  isDryRun: boolean;
  /** Whether there is an answer: who comes in afterwards, comes too late. */
  isAnswered: boolean;
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
    method: null,
    caller: null,
    admission: undefined,
    isDryRun: false,
    isAnswered: false,
    preflight: undefined,
    error: undefined,
    heldBytes: 0,
  };
}
