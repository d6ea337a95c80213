import { type Shape, type Shapes, shapeJson } from '@roadstead/shapes';
import type { UserOperation } from '../door/operation.ts';
import { answerReply } from '../door/replies.ts';
import { textParameter } from '../read/parameters.ts';
import { readJson } from '../read/read-json.ts';
import { NOTHING, SHAPE, SHAPE_BODY, SHAPE_ID } from './shape-schemas.ts';

// At one place in a path OpenAPI wants one name, though a shape is read by its name and changed by its uuid.
const BY_NAME = textParameter('shape', 'Its name.');
const BY_ID = textParameter('shape', 'Its uuid.');

const ACCESS = 'users';
const BODY = { 'application/json': SHAPE_BODY };
const ID_CONTENT = { 'application/json': SHAPE_ID };

/** @param address of the shapes, for Location */
export function shapeOperations(shapes: Shapes, address: string): readonly UserOperation[] {
  return [
    {
      method: 'POST',
      path: '/shapes',
      id: 'createShape',
      access: ACCESS,
      summary: 'Create a shape',
      body: BODY,
      replies: {
        201: { description: 'Created; `Location` says where it is.', content: ID_CONTENT },
      },
      async handle(asked) {
        const body = await readJson(asked);
        if (!body.ok) return body;
        const created = await shapes.create(asked.caller, body.value);
        return answerReply(created, idJson, 201, (shape) => locationOf(shape, address));
      },
    },
    {
      method: 'GET',
      path: '/shapes/{shape}',
      id: 'getShape',
      access: ACCESS,
      summary: 'Read a shape by its name',
      pathParameters: [BY_NAME],
      replies: { 200: { description: 'The shape.', content: { 'application/json': SHAPE } } },
      async handle({ caller, pathValues }) {
        return answerReply(await shapes.get(caller, pathValues[0]), shapeJson);
      },
    },
    {
      method: 'PUT',
      path: '/shapes/{shape}',
      id: 'replaceShape',
      access: ACCESS,
      summary: 'Replace a shape',
      description: 'Configurations that use it follow it.',
      pathParameters: [BY_ID],
      body: BODY,
      replies: { 200: { description: 'Replaced.', content: ID_CONTENT } },
      async handle(asked) {
        const body = await readJson(asked);
        if (!body.ok) return body;
        const [id] = asked.pathValues;
        return answerReply(await shapes.replace(asked.caller, id, body.value), idJson);
      },
    },
    {
      method: 'DELETE',
      path: '/shapes/{shape}',
      id: 'removeShape',
      access: ACCESS,
      summary: 'Remove a shape',
      pathParameters: [BY_ID],
      replies: { 200: { description: 'Removed.', content: { 'application/json': NOTHING } } },
      async handle({ caller, pathValues }) {
        return answerReply(await shapes.remove(caller, pathValues[0]), () => ({}));
      },
    },
  ];
}

/** By which a shape is known. */
export function idJson({ id }: Shape): { readonly id: string } {
  return { id };
}

/** @param address of the shapes */
export function locationOf({ name }: Shape, address: string): string {
  return `${address}/${encodeURIComponent(name)}`;
}
