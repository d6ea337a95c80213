import { success } from '@roadstead/model';
import type { Area, OpenOperation } from '../door/operation.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApiDocument } from './open-api.ts';

/** What describes the service, for machines and for people. */
export function documentArea(areas: readonly Area[], prefix: string): Area {
  const operations: OpenOperation[] = [];
  const area: Area = {
    name: 'Description',
    base: '',
    description: 'This description; without credentials.',
    operations,
  };
  // It describes itself too, so it is made when it is first asked for.
  let made: { readonly json: string; readonly page: string } | undefined;
  const make = (): { readonly json: string; readonly page: string } => {
    const document = openApiDocument([...areas, area], prefix);
    made ??= { json: JSON.stringify(document), page: docsPage(document) };
    return made;
  };
  operations.push(
    {
      method: 'GET',
      path: '/openapi.json',
      id: 'getDocument',
      access: 'open',
      summary: 'The OpenAPI 3.1 document',
      replies: { 200: { description: 'It.', content: { 'application/json': null } } },
      handle: () => success({ status: 200, body: (made ?? make()).json }),
    },
    {
      method: 'GET',
      path: '/docs',
      id: 'getPage',
      access: 'open',
      summary: 'The same as a page',
      replies: { 200: { description: 'It needs no network.', content: { 'text/html': null } } },
      handle: () =>
        success({
          status: 200,
          type: 'text/html; charset=utf-8',
          body: (made ?? make()).page,
          headers: { 'content-security-policy': docsPolicy() },
        }),
    },
  );
  return area;
}
