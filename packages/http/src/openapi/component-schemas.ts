import { z } from 'zod';
import type { Content } from '../request/json-body.ts';

export type ContentObject = Readonly<
  Record<string, { readonly schema: object; readonly example?: unknown }>
>;

const COMPONENTS = '#/components/schemas/';
/** Formats whose regular expressions in zod only repeat them. */
const FORMATS = ['date-time', 'uuid'];

/** The dialects of OpenAPI 3.1 and of AsyncAPI 3.0, with the keyword for the schemas that a schema refers to. */
const DEFINITIONS = { 'draft-2020-12': '$defs', 'draft-7': 'definitions' } as const;

/** JSON Schemas of a document: those of schemas with an id (`meta`) are in its components and are referenced. */
export class ComponentSchemas {
  readonly components: Record<string, object> = {};
  readonly #dialect: keyof typeof DEFINITIONS;

  constructor(dialect: keyof typeof DEFINITIONS) {
    this.#dialect = dialect;
  }

  /**
   * @param io request bodies are described before defaults are filled in, replies after
   * @throws Error for an id of two different schemas
   */
  describe(schema: z.ZodType, io: 'input' | 'output'): object {
    const options = { target: this.#dialect, io, override };
    const text = JSON.stringify(z.toJSONSchema(schema, options), withoutRepetition);
    const definitions = DEFINITIONS[this.#dialect];
    // The dialect is the default one of the document.
    const {
      $schema: _,
      [definitions]: named = {},
      ...rest
    } = JSON.parse(text.replaceAll(`#/${definitions}/`, COMPONENTS));
    for (const [id, described] of Object.entries(named as Record<string, object>)) {
      const other = this.components[id];
      if (other && JSON.stringify(other) !== JSON.stringify(described)) {
        throw new Error(`The id ${id} has two different schemas.`);
      }
      this.components[id] = described;
    }
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

/** Adds an example of JSON. */
export function withExample(content: ContentObject, example: unknown): ContentObject {
  const json = content['application/json'];
  if (!json || example === undefined) return content;
  return { ...content, 'application/json': { ...json, example } };
}

/** zod repeats a schema with an id where it was refined: a reference has a description at most. */
function withoutRepetition(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const { $ref, $defs, definitions, description } = value as z.core.JSONSchema.BaseSchema;
  return { $ref, $defs, definitions, description };
}

/** Adapts a schema to generators of clients, and to what is not specific to zod and JavaScript. */
function override({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (zodSchema instanceof z.ZodDefault) describeDefault(jsonSchema, zodSchema.def.defaultValue);
  // Objects that ignore unknown fields in requests have the same schema in replies.
  if (zodSchema instanceof z.ZodObject && !zodSchema.def.catchall) {
    delete jsonSchema.additionalProperties;
  }
  if (FORMATS.includes(jsonSchema.format ?? '')) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** Generators make fields with the keyword `default` required, so the default is in the description. Null has no value of its own. */
function describeDefault(jsonSchema: z.core.JSONSchema.BaseSchema, value: unknown): void {
  delete jsonSchema.default;
  if (value === null) return;
  const text = `Default: \`${JSON.stringify(value)}\`.`;
  jsonSchema.description = [jsonSchema.description, text].filter(Boolean).join(' ');
}
