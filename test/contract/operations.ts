import type { AsyncApiDocument } from '../../packages/http/src/asyncapi/async-api.ts';
import type { ApiDocument, ApiOperation } from '../openapi/api-document.ts';
import type { ContractService } from './contract-service.ts';

/** Reads the OpenAPI document of the service. */
export async function readDocument(api: ContractService): Promise<ApiDocument> {
  const { body } = await api.request('GET /openapi.json', { as: null });
  return body as ApiDocument;
}

/** Reads the AsyncAPI document of the service. */
export async function readAsyncDocument(api: ContractService): Promise<AsyncApiDocument> {
  const { body } = await api.request('GET /asyncapi.json', { as: null });
  return body as AsyncApiDocument;
}

/** Operations of the OpenAPI document, by key. */
export function documentedOperations({ paths }: ApiDocument): ReadonlyMap<string, ApiOperation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, ApiOperation] => [
        keyOf(`${method.toUpperCase()} ${path}`),
        operation,
      ]),
    ),
  );
}

/** Replaces the names of placeholders: OpenAPI requires one name at a position, where the specification has two. */
export function keyOf(operation: string): string {
  return operation.replace(/\{\w+\}/g, '{}');
}
