import { z } from 'zod';
import { asyncApiDocument } from '../asyncapi/async-api.ts';
import { openRoute, type RouteGroup } from '../server/index.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApiDocument } from './open-api.ts';

/** OpenAPI's own schema is https://spec.openapis.org/oas/3.1/schema/2022-10-07. */
const DOCUMENT = z.looseObject({ openapi: z.string() }).meta({ id: 'OpenApiDocument' });
/** AsyncAPI's own schema is http://asyncapi.com/definitions/3.0.0/asyncapi.json. */
const ASYNC_DOCUMENT = z.looseObject({ asyncapi: z.string() }).meta({ id: 'AsyncApiDocument' });

/** The description of the API for machines and people. */
export function openApiRoutes(
  groups: readonly RouteGroup[],
  prefix: string,
  hasHostLogin: boolean,
): RouteGroup {
  let rendered: Promise<{ readonly json: string; readonly page: string }> | undefined;
  let asyncJson: string | undefined;
  // The document describes its own operations too, so it is created for the first request.
  const render = async (): Promise<{ readonly json: string; readonly page: string }> => {
    const document = openApiDocument([...groups, group], prefix, hasHostLogin);
    return { json: JSON.stringify(document), page: await docsPage(document) };
  };
  const group: RouteGroup = {
    name: 'Description',
    base: '',
    description: 'This description; without credentials.',
    operations: [
      openRoute('/openapi.json', 'getDocument', {
        summary: 'Read the OpenAPI 3.1 document',
        replies: { 200: ['The document.', DOCUMENT] },
        async handle() {
          rendered ??= render();
          return { status: 200, body: (await rendered).json };
        },
      }),
      openRoute('/asyncapi.json', 'getAsyncDocument', {
        summary: 'Read the AsyncAPI 3.0 document',
        description: 'The messages of streams and webhooks; of those that this service has.',
        replies: { 200: ['The document.', ASYNC_DOCUMENT] },
        handle() {
          asyncJson ??= JSON.stringify(asyncApiDocument(groups, prefix, hasHostLogin));
          return { status: 200, body: asyncJson };
        },
      }),
      openRoute('/docs', 'getPage', {
        summary: 'Read the document as a page',
        replies: { 200: ['The page; it loads nothing else.', { 'text/html': null }] },
        async handle() {
          rendered ??= render();
          const { page } = await rendered;
          const headers = { 'content-security-policy': docsPolicy() };
          return { status: 200, type: 'text/html; charset=utf-8', body: page, headers };
        },
      }),
    ],
  };
  return group;
}
