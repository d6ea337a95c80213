import { z } from 'zod';
import type { Area, Content, NamedSchemas } from '../door/operation.ts';

export type ContentObject = Readonly<Record<string, { readonly schema: object }>>;

/** Whether something comes in, with defaults filled in, or goes out. */
type Way = 'bodies' | 'replies';

const IO_OF = { bodies: 'input', replies: 'output' } as const;
const PLACE = '#/components/schemas/';

/** The schemas of a document: those that have a name are in its components, and referred to. */
export class DocumentSchemas {
  readonly components: Readonly<Record<string, object>>;
  readonly #names: ReadonlyMap<z.ZodType, string>;

  /** @param others that go out of no area */
  constructor(areas: readonly Area[], others: NamedSchemas) {
    const bodies = Object.assign({}, ...areas.map(({ schemas }) => schemas?.bodies));
    const replies = Object.assign({}, others, ...areas.map(({ schemas }) => schemas?.replies));
    this.#names = namesOf({ ...bodies, ...replies });
    this.components = { ...components(bodies, 'bodies'), ...components(replies, 'replies') };
  }

  content(content: Content, way: Way): ContentObject {
    return Object.fromEntries(
      Object.entries(content).map(([type, schema]) => [
        type,
        { schema: schema ? this.#schema(schema, way) : { type: 'string' } },
      ]),
    );
  }

  #schema(schema: z.ZodType, way: Way): object {
    const name = this.#names.get(schema);
    if (name !== undefined) return { $ref: `${PLACE}${name}` };
    if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) {
      return { type: 'array', items: this.#schema(schema.element, way) };
    }
    return withoutDialect(z.toJSONSchema(schema, { io: IO_OF[way], override }));
  }
}

/** As what comes in. */
export function parameterSchema(schema: z.ZodType): object {
  return withoutDialect(z.toJSONSchema(schema, { io: 'input', override }));
}

function namesOf(schemas: NamedSchemas): ReadonlyMap<z.ZodType, string> {
  return new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]));
}

function components(schemas: NamedSchemas, way: Way): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, { io: IO_OF[way], uri: (id) => `${PLACE}${id}`, override });
  return Object.fromEntries(
    Object.entries(made.schemas).map(([name, schema]) => [name, withoutDialect(schema)]),
  );
}

/** That a whole number is one that JavaScript can write is nobody's business. */
function override({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** OpenAPI 3.1 has the JSON Schema of 2020-12, whose name need not be said each time; its components have no ids. */
function withoutDialect(schema: z.core.JSONSchema.BaseSchema): object {
  const { $schema: _, $id: __, id: ___, ...rest } = schema;
  return rest;
}
