import type { z } from 'zod';
import { ComponentSchemas } from '../openapi/component-schemas.ts';
import { SECURITY_SCHEMES, securityOf, VERSION } from '../openapi/open-api.ts';
import type {
  Operation,
  OutgoingMessages,
  RouteGroup,
  StreamMessages,
} from '../server/operation.ts';
import { SSE_TYPE } from '../stream/sse-response.ts';
import { type MessageObject, messageObjects } from './message-objects.ts';

/** An AsyncAPI 3.0 document. */
export type AsyncApiDocument = ReturnType<typeof asyncApiDocument>;

interface ReferenceObject {
  readonly $ref: string;
}

interface ChannelObject {
  /** Null: each webhook has its own. */
  readonly address: string | null;
  readonly title: string;
  readonly description?: string;
  readonly servers: readonly ReferenceObject[];
  readonly messages: Readonly<Record<string, ReferenceObject>>;
  readonly bindings?: object;
}

interface OperationObject {
  /** From the point of view of the service. */
  readonly action: 'send' | 'receive';
  readonly channel: ReferenceObject;
  readonly title: string;
  readonly messages: readonly ReferenceObject[];
  readonly security?: readonly ReferenceObject[];
  readonly bindings?: object;
}

const DESCRIPTION = `Streams and webhooks of Roadstead. The OpenAPI document, \`openapi.json\`, describes all other operations.

- A stream is a response of server-sent events, or a WebSocket on the same path, with the same JSON messages. The event of a server-sent
  event is the member \`type\`; its \`id\`, of changes, is the cursor from which a client continues.
- The first message is \`ready\`, with the filters as understood; \`heartbeat\` comes every 15 s, and \`end\` has the reason.
- Problems before the first message are HTTP responses (RFC 9457), as the OpenAPI document has them.`;

const HOST = { host: { description: 'Host of this service, with its port unless it is 443.' } };
const BINDING_VERSION = { http: '0.3.0', ws: '0.1.0' } as const;

/** Collects the parts of the document. */
class AsyncApiParts {
  readonly schemas: ComponentSchemas = new ComponentSchemas('draft-7');
  readonly channels: Record<string, ChannelObject> = {};
  readonly operations: Record<string, OperationObject> = {};
  readonly messages: Record<string, MessageObject> = {};
  readonly #hasHostLogin: boolean;

  constructor(hasHostLogin: boolean) {
    this.#hasHostLogin = hasHostLogin;
  }

  addStream(base: string, operation: Operation, { sent, received }: StreamMessages): void {
    const { id, method, pattern, summary, description, isStrict } = operation;
    const statuses = Object.keys(operation.replies);
    const [isSse, isWebSocket] = [statuses.includes('200'), statuses.includes('101')];
    const query = isStrict && this.#query(operation);
    const sentNames = this.#addMessages(sent, 'output');
    const receivedNames = received ? this.#addMessages(received, 'input') : [];
    this.channels[id] = {
      address: `${base}${pattern}`,
      title: summary,
      ...(description !== undefined && { description }),
      servers: [...(isSse ? ['serverSentEvents'] : []), ...(isWebSocket ? ['webSocket'] : [])].map(
        (name) => reference('servers', name),
      ),
      messages: references([...sentNames, ...receivedNames]),
      ...(isWebSocket && { bindings: { ws: { method, ...binding('ws', query) } } }),
    };
    this.#addOperation(id, 'send', id, sentNames, {
      title: summary,
      ...this.#security(operation),
      ...(isSse && { bindings: { http: { method, ...binding('http', query) } } }),
    });
    for (const name of receivedNames) {
      this.#addOperation(`receive${name}`, 'receive', id, [name], { title: summary });
    }
  }

  addWebhooks({ description, headers, bodies }: OutgoingMessages): void {
    const names = this.#addMessages(bodies, 'output', headers);
    const title = 'Webhooks';
    this.channels['webhooks'] = {
      ...{ address: null, title, description },
      servers: [reference('servers', 'webhookReceiver')],
      messages: references(names),
    };
    const bindings = { http: { method: 'POST', ...binding('http') } };
    this.#addOperation('sendWebhook', 'send', 'webhooks', names, { title, bindings });
  }

  #addMessages(schema: z.ZodType, io: 'input' | 'output', headers?: z.ZodType): readonly string[] {
    const { schemas } = this;
    const objects = messageObjects(schema, { schemas, io, ...(headers && { headers }) });
    Object.assign(this.messages, objects);
    return Object.keys(objects);
  }

  #addOperation(
    id: string,
    action: OperationObject['action'],
    channel: string,
    names: readonly string[],
    more: Pick<OperationObject, 'title' | 'security' | 'bindings'>,
  ): void {
    this.operations[id] = {
      ...{ action, channel: reference('channels', channel), ...more },
      messages: names.map((name) => reference('channels', channel, 'messages', name)),
    };
  }

  #query({ query }: Operation): object {
    const properties = Object.entries(query).map(([name, { schema, description }]) => [
      name,
      { ...this.schemas.describe(schema, 'input'), description },
    ]);
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      additionalProperties: false,
    };
  }

  #security(operation: Operation): Pick<OperationObject, 'security'> {
    if (operation.isOpen || this.#hasHostLogin) return {};
    const names = securityOf(operation).flatMap((each) => Object.keys(each));
    return { security: names.map((name) => reference('components', 'securitySchemes', name)) };
  }
}

/**
 * Describes the streams and webhooks of the operations as AsyncAPI 3.0, from the schemas of their messages.
 * @param hasHostLogin whether the host authenticates users, in a way that is unknown here
 */
export function asyncApiDocument(
  groups: readonly RouteGroup[],
  prefix: string,
  hasHostLogin = false,
) {
  const parts = new AsyncApiParts(hasHostLogin);
  for (const { base, operations, webhooks } of groups) {
    for (const operation of operations) {
      if (operation.messages) parts.addStream(base, operation, operation.messages);
    }
    if (webhooks) parts.addWebhooks(webhooks);
  }
  const { channels, operations, messages, schemas } = parts;
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Roadstead',
      version: VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: servers(prefix),
    channels,
    operations,
    components: {
      schemas: schemas.components,
      messages,
      securitySchemes: hasHostLogin ? {} : securitySchemes(),
    },
  };
}

function servers(prefix: string) {
  const own = { host: '{host}', ...(prefix !== '' && { pathname: prefix }), variables: HOST };
  return {
    serverSentEvents: {
      ...{ ...own, protocol: 'https' },
      description: `Responses of type \`${SSE_TYPE}\`; \`http\` where the service has no TLS.`,
    },
    webSocket: {
      ...{ ...own, protocol: 'wss' },
      description: '`ws` where the service has no TLS.',
    },
    webhookReceiver: {
      ...{ host: '{receiver}', protocol: 'https' },
      description: 'A program of a user, which the service sends requests to.',
      variables: { receiver: { description: 'Host of the `url` of a webhook.' } },
    },
  };
}

/** AsyncAPI has other names for some schemes. */
function securitySchemes() {
  const { apiKey, cookie, ticket } = SECURITY_SCHEMES;
  const type = 'httpApiKey';
  return {
    ...SECURITY_SCHEMES,
    ...{ apiKey: { ...apiKey, type }, cookie: { ...cookie, type }, ticket: { ...ticket, type } },
  };
}

function binding(protocol: keyof typeof BINDING_VERSION, query: object | false = false): object {
  return { ...(query && { query }), bindingVersion: BINDING_VERSION[protocol] };
}

function references(names: readonly string[]): ChannelObject['messages'] {
  return Object.fromEntries(names.map((name) => [name, reference('components', 'messages', name)]));
}

function reference(...path: readonly string[]): ReferenceObject {
  return { $ref: `#/${path.join('/')}` };
}
