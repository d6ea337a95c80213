import openapiTypeScript, { astToString, type OpenAPI3 } from 'openapi-typescript';

const HEADER = `/* Generated from the OpenAPI document of the service by \`npm run client:types\`; do not edit. */

`;

/**
 * Returns the source of the types of an OpenAPI document. Defaults are of the service, so fields that have one stay optional in
 * request bodies.
 */
export async function typesOf(document: object): Promise<string> {
  const types = await openapiTypeScript(document as OpenAPI3, {
    defaultNonNullable: false,
    immutable: true,
  });
  return HEADER + astToString(types);
}
