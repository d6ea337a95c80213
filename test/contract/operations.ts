import type { ContractService } from './contract-service.ts';

/** Media types of an operation's responses in the OpenAPI document, by status; empty without a body. */
type DocumentedResponses = Readonly<Record<string, readonly string[]>>;

interface DocumentedOperation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, object>> }>
  >;
}

/** Operations of the OpenAPI document, by key. */
export async function documentedOperations(
  api: ContractService,
): Promise<ReadonlyMap<string, DocumentedResponses>> {
  const { body } = await api.request('GET /openapi.json', { as: null });
  const { paths } = body as {
    paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]): [string, DocumentedResponses] => [
        keyOf(`${method.toUpperCase()} ${path}`),
        Object.fromEntries(
          Object.entries(responses).map(([status, { content = {} }]) => [
            status,
            Object.keys(content),
          ]),
        ),
      ]),
    ),
  );
}

/** Replaces the names of placeholders: OpenAPI requires one name at a position, where the specification has two. */
export function keyOf(operation: string): string {
  return operation.replace(/\{\w+\}/g, '{}');
}
