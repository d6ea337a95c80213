import type { paths } from './openapi-types.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Method and path of an operation of the service, as its documentation writes them: `GET /api/portserver/ship/position/{mmsi}`. */
export type ApiOperation = {
  [Path in keyof paths]: {
    [Each in Method]: paths[Path][Each] extends { readonly responses: unknown }
      ? `${Uppercase<Each>} ${Path}`
      : never;
  }[Method];
}[keyof paths];

type DescriptionOf<Operation extends ApiOperation> =
  Operation extends `${infer Name} ${infer Path extends keyof paths}`
    ? Lowercase<Name> extends infer Key extends keyof paths[Path]
      ? paths[Path][Key]
      : never
    : never;

type PathOf<Description> = Description extends {
  readonly parameters: { readonly path: infer Path extends object };
}
  ? Path
  : unknown;

type QueryOf<Description> = Description extends {
  readonly parameters: { readonly query?: infer Query };
}
  ? [NonNullable<Query>] extends [never]
    ? unknown
    : NonNullable<Query>
  : unknown;

/** A body that is sent as it is; its media type is the header `content-type`, by default `text/plain` or that of the blob. */
export type RawBody = string | Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

type ContentBody<Content> =
  | Content[keyof Content]
  | (keyof Content extends 'application/json' ? never : RawBody);

type BodyOf<Description> = Description extends {
  readonly requestBody: { readonly content: infer Content };
}
  ? { readonly body: ContentBody<Content> }
  : Description extends { readonly requestBody?: { readonly content: infer Content } }
    ? { readonly body?: ContentBody<Content> }
    : unknown;

/** Values of an operation: those of its path and of its query by name, and `body`. */
export type ParametersOf<Operation extends ApiOperation> = PathOf<DescriptionOf<Operation>> &
  QueryOf<DescriptionOf<Operation>> &
  BodyOf<DescriptionOf<Operation>>;

type ContentOf<Response> = Response extends { readonly content: infer Content }
  ? Content[keyof Content]
  : undefined;

type BodyAt<Operation extends ApiOperation, Status> =
  DescriptionOf<Operation> extends { readonly responses: infer Responses }
    ? { [Each in keyof Responses & Status]: ContentOf<Responses[Each]> }[keyof Responses & Status]
    : never;

/** Body of a successful response: JSON as a value, other media types as a text, undefined if there is none. */
export type ResponseOf<Operation extends ApiOperation> = BodyAt<Operation, 200 | 201 | 202 | 204>;

/** Operations whose response is a stream of server-sent events. */
type EventOperation = {
  [Each in ApiOperation]: DescriptionOf<Each> extends {
    readonly responses: {
      readonly 200: { readonly content: { readonly 'text/event-stream': unknown } };
    };
  }
    ? Each
    : never;
}[ApiOperation];

/** Streams that go on, and are followed over any number of connections. */
export type StreamOperation = EventOperation & `GET ${string}`;

/** Streams of one response, which ends. */
export type ReadOperation = EventOperation & `POST ${string}`;

/** Types of the messages that say how a stream is. */
type StatusType = 'ready' | 'heartbeat' | 'end';

/** A message of a stream, with the cursor after it; null where the stream has none. */
export type StreamMessageOf<Operation extends StreamOperation> =
  Exclude<ResponseOf<Operation>, { readonly type: StatusType }> extends infer Message
    ? Message extends { readonly cursor: string }
      ? Message
      : Message & { readonly cursor: string | null }
    : never;

/** The first message of each connection of a stream, and its heartbeats. */
export type StreamStateOf<Operation extends StreamOperation> = Extract<
  ResponseOf<Operation>,
  { readonly type: 'ready' | 'heartbeat' }
>;

/** Operations that return a list, in pages or as a whole. */
export type ListOperation = {
  [Each in ApiOperation]: ResponseOf<Each> extends {
    readonly items: readonly unknown[];
    readonly pages?: number;
  }
    ? Each
    : never;
}[ApiOperation];

/** An entry of a list. */
export type ItemOf<Operation extends ListOperation> =
  ResponseOf<Operation> extends { readonly items: readonly (infer Item)[] } ? Item : never;

/** Operations that read the result or the state of a job, which may still be running. */
export type JobOperation = {
  [Each in ApiOperation & `GET ${string}`]: [BodyAt<Each, 202>] extends [never]
    ? BodyAt<Each, 200> extends { readonly status: 'running' | 'finished' | 'aborted' }
      ? Each
      : never
    : Each;
}[ApiOperation & `GET ${string}`];

/** The result of a job. */
export type JobResultOf<Operation extends JobOperation> = BodyAt<Operation, 200>;
