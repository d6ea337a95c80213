import { z } from 'zod';
import type { ComponentSchemas } from '../openapi/component-schemas.ts';
import type { MessageExample } from './message-example.ts';
import { MESSAGE_EXAMPLES } from './message-examples.ts';

/** A message of AsyncAPI 3.0. */
export interface MessageObject {
  /** As clients distinguish it: the member `type` of most messages. */
  readonly name: string;
  readonly contentType: string;
  readonly headers?: object;
  readonly payload: object;
  readonly examples?: readonly MessageExample[];
}

/** Options of `messageObjects`. */
interface MessageObjectsOptions {
  readonly schemas: ComponentSchemas;
  /** Messages that are received are described before defaults are filled in. */
  readonly io: 'input' | 'output';
  readonly headers?: z.ZodType;
}

/**
 * Describes the messages of a schema, or of each schema of a union, by the ids of these schemas.
 * @throws Error for a schema without an id
 */
export function messageObjects(
  schema: z.ZodType,
  { schemas, io, headers }: MessageObjectsOptions,
): Readonly<Record<string, MessageObject>> {
  const objects = alternatives(schema).map((each): readonly [string, MessageObject] => {
    const id = each.meta()?.id;
    if (id === undefined) throw new Error('A message has a schema without an id.');
    const example = MESSAGE_EXAMPLES[id];
    const object = {
      name: nameOf(each) ?? id,
      contentType: 'application/json',
      ...(headers && { headers: schemas.describe(headers, io) }),
      payload: schemas.describe(each, io),
      ...(example && { examples: [example] }),
    };
    return [id, object];
  });
  return Object.fromEntries(objects);
}

function alternatives(schema: z.ZodType): readonly z.ZodType[] {
  if (!(schema instanceof z.ZodUnion)) return [schema];
  return schema.options.flatMap((option) => alternatives(option as z.ZodType));
}

/** Returns the text of the first member that can have no other one; undefined if there is none. */
function nameOf(schema: z.ZodType): string | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const literal = Object.values(schema.shape).find((member) => member instanceof z.ZodLiteral);
  return literal instanceof z.ZodLiteral ? String(literal.value) : undefined;
}
