import type { Principal } from '@roadstead/model';
import type { z } from 'zod';
import type { AuthRules } from '../identity/authenticator.ts';
import type { Content, RequestBody } from '../request/json-body.ts';
import {
  type Parameters,
  type PathValues,
  type QueryValues,
  readPath,
  readQuery,
} from '../request/parameters.ts';
import { withEntityTag } from './entity-tag.ts';
import type { OperationResponse, ResponseCache } from './operation-response.ts';
import type { AppContext } from './request-state.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Description of an operation in the OpenAPI document. */
interface OperationText {
  readonly summary: string;
  readonly description?: string;
  /** Responses by status, without problem documents: a description, and the schema of JSON or the schemas by media type. */
  readonly replies: Readonly<
    Record<number, readonly [description: string, content?: z.ZodType | Content]>
  >;
  /** Statuses of problems besides those that follow from credentials, role and body. */
  readonly problems?: readonly (404 | 409 | 410 | 422 | 429 | 503)[];
  /** Of a stream: its messages, from which the AsyncAPI document follows. */
  readonly messages?: StreamMessages;
}

/** Schemas of the messages of a stream, each with an id, or a union of such schemas. */
export interface StreamMessages {
  readonly sent: z.ZodType;
  /** Default: the stream accepts none. */
  readonly received?: z.ZodType;
}

/** The messages that the service sends to addresses of its users. */
export interface OutgoingMessages {
  readonly description: string;
  /** Of each message; names are in lower case. */
  readonly headers: z.ZodType;
  /** The bodies: a schema with an id, or a union of such schemas. */
  readonly bodies: z.ZodType;
}

/** Rules for the users of an operation; administrators have all roles. */
interface OperationAccess extends AuthRules {
  /** Default: all users. */
  readonly access?: 'users' | 'feeders' | 'administrators';
  /** Whether it runs as long as its body arrives: without rate limit, timeout and quota. */
  readonly isFeed?: boolean;
  /** Whether it stores nothing, although it is no GET: it runs while the store cannot be written. */
  readonly isQuery?: boolean;
  /** Whether it is a list that clients read again and again: its responses have an entity tag, and are 304 where it is the same. */
  readonly isList?: boolean;
  /** Whether it refuses unknown parameters (L7): a misspelt filter of a subscription would be ignored in silence. */
  readonly isStrict?: boolean;
  /** Whether users over their quota may call it; feeds are exempt anyway. */
  readonly isQuotaExempt?: boolean;
}

/** A validated request. */
interface Input<Path extends Parameters, Query extends Parameters, Body> {
  readonly context: AppContext;
  readonly user: Principal;
  readonly path: PathValues<Path>;
  readonly query: QueryValues<Query>;
  readonly body: Body;
}

interface Definition<Path extends Parameters, Query extends Parameters, Body>
  extends OperationText,
    OperationAccess {
  /** Parameters of the path, in its order. */
  readonly path?: Path;
  readonly query?: Query;
  readonly body?: RequestBody<Body>;
  readonly cache?: ResponseCache;
  readonly handle: (
    input: Input<Path, Query, Body>,
  ) => OperationResponse | Promise<OperationResponse>;
}

/** An operation of the API: its description, its access rules and its handler. */
export interface Operation extends OperationText, OperationAccess {
  readonly method: Method;
  /** Below the base of its group, with `{placeholders}`. */
  readonly pattern: string;
  /** The operationId: unique, in camel case. */
  readonly id: string;
  /** Whether anybody may call it, without credentials. */
  readonly isOpen: boolean;
  readonly path: Parameters;
  readonly query: Parameters;
  readonly content?: Content;
  /** Validates a request and handles it. @param user null for an open operation */
  run(context: AppContext, user: Principal | null): Promise<OperationResponse>;
}

type Define = <
  Path extends Parameters = Record<never, never>,
  Query extends Parameters = Record<never, never>,
  Body = undefined,
>(
  pattern: string,
  id: string,
  definition: Definition<Path, Query, Body>,
) => Operation;

/** Defines an operation for users. Path, query and body are validated in this order before `handle` is called. */
export const route: Readonly<Record<'get' | 'post' | 'put' | 'delete', Define>> = {
  get: defineBy('GET'),
  post: defineBy('POST'),
  put: defineBy('PUT'),
  delete: defineBy('DELETE'),
};

function defineBy(method: Method): Define {
  return (pattern, id, { path = {}, query = {}, body, cache, handle, ...rest }) => ({
    ...rest,
    ...{ method, pattern, id, path, query, isOpen: false },
    ...(body && { content: body.content }),
    async run(context, user) {
      if (!user) throw new Error(`${id} needs a user.`);
      const validateAndHandle = async (): Promise<OperationResponse> => {
        const reply = await handle({
          context,
          user,
          path: readPath(context, path) as never,
          query: readQuery(context, query, rest.isStrict) as never,
          body: (await body?.read(context)) as never,
        });
        return rest.isList && method === 'GET' ? withEntityTag(reply) : reply;
      };
      return cache ? cache.get(user, context.req.raw.url, validateAndHandle) : validateAndHandle();
    },
  });
}

/** Defines an operation that needs no credentials. */
export function openRoute<Query extends Parameters = Record<never, never>, Body = undefined>(
  pattern: string,
  id: string,
  {
    handle,
    method = 'GET',
    query,
    body,
    ...text
  }: OperationText & {
    /** Default: GET. */
    readonly method?: 'GET' | 'POST';
    readonly query?: Query;
    /** Default: it is not read. */
    readonly body?: RequestBody<Body>;
    readonly handle: (
      context: AppContext,
      query: QueryValues<Query>,
      body: Body,
    ) => OperationResponse | Promise<OperationResponse>;
  },
): Operation {
  return {
    ...text,
    ...{ method, pattern, id, path: {}, query: query ?? {}, isOpen: true },
    ...(body && { content: body.content }),
    run: async (context) =>
      handle(
        context,
        readQuery(context, query ?? {}) as never,
        (await body?.read(context)) as never,
      ),
  };
}

/** Operations below a base path, with a section of their own in the OpenAPI document. */
export interface RouteGroup {
  readonly name: string;
  readonly base: string;
  readonly description: string;
  readonly operations: readonly Operation[];
  /** Labels of usage other than requests. */
  readonly usageLabels?: readonly string[];
  /** Messages of webhooks. */
  readonly webhooks?: OutgoingMessages;
}
