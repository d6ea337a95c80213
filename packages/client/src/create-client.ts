import type {
  ApiOperation,
  ItemOf,
  JobOperation,
  JobResultOf,
  ListOperation,
  ParametersOf,
  ReadOperation,
  ResponseOf,
  StreamMessageOf,
  StreamOperation,
  StreamStateOf,
} from './api-operation.ts';
import { type ApiObjects, JobAbortedError } from './errors.ts';
import { followPages, followStream, readOnce, type StreamOptions } from './follow.ts';
import { type ClientOptions, createSend, type RequestOptions, type Send } from './send.ts';
import { Pauses, platformRandom, platformTimer, waitFor } from './waiting.ts';

/** Values of an operation, which may be left out where none is required, and options. */
type Rest<Operation extends ApiOperation> =
  Record<never, never> extends ParametersOf<Operation>
    ? [values?: ParametersOf<Operation>, options?: RequestOptions]
    : [values: ParametersOf<Operation>, options?: RequestOptions];

/** Client of a service. All methods reject with a ProblemError for an error response, and with the reason of an aborted signal. */
export interface Client {
  /** Calls an operation. @returns its body */
  request<Operation extends ApiOperation>(
    operation: Operation,
    ...rest: Rest<Operation>
  ): Promise<ResponseOf<Operation>>;
  /** Calls an operation. @returns the response, for its headers, its status or its bytes */
  send<Operation extends ApiOperation>(
    operation: Operation,
    ...rest: Rest<Operation>
  ): Promise<Response>;
  /** Reads a list page by page, as far as it is consumed. A list that grows meanwhile can repeat an entry. */
  list<Operation extends ListOperation>(
    operation: Operation,
    ...rest: Rest<Operation>
  ): AsyncGenerator<ItemOf<Operation>, void, undefined>;
  /**
   * Reads a job again until it is done, when `Retry-After` says, otherwise each second.
   * @returns its result
   * @throws JobAbortedError
   */
  waitForJob<Operation extends JobOperation>(
    operation: Operation,
    ...rest: Rest<Operation>
  ): Promise<JobResultOf<Operation>>;
  /**
   * Follows the feed of changes by long polls: each change once, with its `cursor` as the value `after` of a later call. Connections are
   * replaced as those of a stream.
   */
  changes(
    values?: ParametersOf<typeof CHANGES>,
    options?: StreamOptions,
  ): AsyncGenerator<ApiObjects['Change'], void, undefined>;
  /**
   * Follows a stream over any number of connections: each message once, with the cursor after it as the value `after` of a later stream.
   * A connection that was lost, ended or silent for 40 s is replaced after a pause. The first connection rejects if it fails, so that a
   * wrong address is no silence; later ones reject when the service refuses them, for instance a cursor that is too old (410).
   */
  stream<Operation extends StreamOperation>(
    operation: Operation,
    values?: ParametersOf<Operation>,
    options?: StreamOptions<StreamStateOf<Operation>>,
  ): AsyncGenerator<StreamMessageOf<Operation>, void, undefined>;
  /** Reads a stream of one response to its end: all messages, with `ready`, heartbeats and `end`. Rejects after a silence of 40 s. */
  read<Operation extends ReadOperation>(
    operation: Operation,
    values: ParametersOf<Operation>,
    options?: RequestOptions,
  ): AsyncGenerator<ResponseOf<Operation>, void, undefined>;
  /**
   * Ends the pauses of all its streams and feeds: each connects at once. For a host that knows that the service may be in reach again,
   * for instance by the browser's event `online`.
   */
  reconnect(): void;
}

const JOB_WAIT_SECONDS = 1;

const CHANGES = 'GET /api/stream/changes';
type ChangePage = ApiObjects['ChangePage'];

export function createClient(options: ClientOptions): Client {
  const { startTimer = platformTimer, random = platformRandom } = options;
  const send = createSend(options, startTimer);
  const request = async (...args: Parameters<Send>): Promise<unknown> =>
    bodyOf(await send(...args));
  const pauses = new Pauses(startTimer);
  const context = { startTimer, random, pauses };
  return {
    send,
    request,
    async *list(operation: ApiOperation, values?: object, more?: RequestOptions) {
      for (let page = 1; ; page++) {
        const body = await request(operation, { ...values, page }, more);
        const { items, pages = 1 } = body as { items: readonly unknown[]; pages?: number };
        yield* items;
        if (page >= pages) return;
      }
    },
    async waitForJob(operation: ApiOperation, values?: object, more: RequestOptions = {}) {
      for (;;) {
        const response = await send(operation, { ...values }, more);
        const body = (await bodyOf(response)) as { status?: string; error?: string | null };
        if (body.status === 'aborted')
          throw new JobAbortedError(body.error ?? 'The job was aborted.');
        if (response.status !== 202 && body.status !== 'running') return body;
        const seconds = Number(response.headers.get('retry-after') ?? JOB_WAIT_SECONDS);
        await waitFor(seconds * 1000, startTimer, more.signal);
      }
    },
    changes: (values: Readonly<Record<string, unknown>> = {}, more: StreamOptions = {}) =>
      followPages(
        async ({ after, isWaiting, signal }) => {
          const query = { ...values, after, ...(!isWaiting && { wait: 0 }) };
          return (await request(CHANGES, query, { ...more, signal })) as ChangePage;
        },
        values['after'] as string | undefined,
        more,
        context,
      ),
    stream: (operation: StreamOperation, values = {}, more = {}) =>
      followStream(send, operation, values, more, context),
    read: (operation: ReadOperation, values: object, more: RequestOptions = {}) =>
      readOnce(send, operation, { ...values }, more, context),
    reconnect: () => pauses.end(),
    // The types of the methods follow from the operation, which is a text here.
  } as unknown as Client;
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return isJson ? response.json() : response.text();
}
