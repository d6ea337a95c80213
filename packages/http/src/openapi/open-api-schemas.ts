import { z } from 'zod';
import type { Content } from '../request/json-body.ts';

export type ContentObject = Readonly<Record<string, { readonly schema: object }>>;

const COMPONENTS = '#/components/schemas/';

/** JSON Schemas of a document: those of schemas with an id (`meta`) are in its components and are referenced. */
export class OpenApiSchemas {
  readonly components: Record<string, object> = {};

  /** @param io request bodies are described before defaults are filled in, replies after */
  describe(schema: z.ZodType, io: 'input' | 'output'): object {
    const text = JSON.stringify(z.toJSONSchema(schema, { io, override }));
    // The default dialect of OpenAPI 3.1 is JSON Schema 2020-12.
    const { $schema: _, $defs, ...rest } = JSON.parse(text.replaceAll('#/$defs/', COMPONENTS));
    Object.assign(this.components, $defs);
    return rest;
  }

  content(content: Content, io: 'input' | 'output'): ContentObject {
    return Object.fromEntries(
      Object.entries(content).map(([type, schema]) => [
        type,
        { schema: schema ? this.describe(schema, io) : { type: 'string' } },
      ]),
    );
  }
}

/** Removes the limits of safe integers in JavaScript, and adds defaults: zod omits those of preprocessed bodies. */
function override({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (zodSchema instanceof z.ZodDefault) jsonSchema.default ??= zodSchema.def.defaultValue as never;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
