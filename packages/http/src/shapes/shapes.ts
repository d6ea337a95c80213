import { pageOfList } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import { SHAPE_BODY, shapeJson } from '@roadstead/shapes';
import { CHANGED_AFTER, changedIds, withCursor } from '../changes/changed-after.ts';
import { PAGE, PAGE_SIZE, pagingOf, text, unvalidatedJsonBody } from '../request/index.ts';
import {
  done,
  EMPTY,
  json,
  type Operation,
  pageJson,
  type RouteGroup,
  route,
  unwrap,
} from '../server/index.ts';
import { locationOf, shapeFileOperations } from './shape-files.ts';
import { SHAPE, SHAPE_ID, SHAPES } from './shape-schemas.ts';

// OpenAPI has one name for a placeholder, though a shape is read by its name and changed by its uuid.
const BY_NAME = { shape: text('Its name.') };
const BY_ID = { shape: text('Its uuid.') };
const BODY = unvalidatedJsonBody(SHAPE_BODY, 'ShapeBody');

/** Named areas, circles and points. */
export function shapesRoutes(service: MaritimeService): RouteGroup {
  const { shapes } = service;
  return {
    name: 'Shapes',
    base: '/api/config',
    description:
      'Named areas, circles and points. Names are unique for each owner; of two shapes with one name a user reads their own. A shape ' +
      'that a configuration uses cannot be deleted.',
    operations: [
      route.post('/shapes', 'createShape', {
        summary: 'Create a shape',
        body: BODY,
        problems: [409],
        replies: { 201: ['Created; `Location` is its address.', SHAPE_ID] },
        async handle({ user, body }) {
          const shape = unwrap(await shapes.create(user, body));
          return json({ id: shape.id }, 201, locationOf(shape));
        },
      }),
      listShapes(service),
      route.get('/shapes/{shape}', 'getShape', {
        summary: 'Read a shape by its name',
        path: BY_NAME,
        problems: [404],
        replies: { 200: ['The shape.', SHAPE] },
        handle: async ({ user, path }) =>
          json(shapeJson(unwrap(await shapes.get(user, path.shape)))),
      }),
      route.put('/shapes/{shape}', 'replaceShape', {
        summary: 'Replace a shape',
        description: 'Configurations that use it get the new area.',
        path: BY_ID,
        body: BODY,
        problems: [404, 409],
        replies: { 200: ['Replaced.', SHAPE_ID] },
        handle: async ({ user, path, body }) =>
          json({ id: unwrap(await shapes.replace(user, path.shape, body)).id }),
      }),
      route.delete('/shapes/{shape}', 'removeShape', {
        summary: 'Delete a shape',
        path: BY_ID,
        problems: [404, 409],
        replies: { 200: ['Deleted.', EMPTY] },
        handle: async ({ user, path }) => done(await shapes.remove(user, path.shape)),
      }),
      ...shapeFileOperations(shapes),
    ],
  };
}

function listShapes({ shapes, feed }: MaritimeService): Operation {
  return route.get('/shapes', 'listShapes', {
    summary: 'List the shapes (extension)',
    description: 'All that the user may read, by name.',
    query: { page: PAGE, size: PAGE_SIZE, changed_after: CHANGED_AFTER },
    isList: true,
    problems: [410, 422],
    replies: { 200: ['A page.', SHAPES] },
    async handle({ user, query }) {
      const paging = pagingOf(query);
      const { changed_after: after } = query;
      return withCursor(feed, async () => {
        const all = unwrap(await shapes.list(user));
        const changed =
          after === undefined
            ? undefined
            : await changedIds({ feed, user, after }, 'shape', ({ shape }) => shape.id);
        const listed = changed ? all.filter(({ id }) => changed.includes(id)) : all;
        return json(pageJson(pageOfList(listed, paging), paging, shapeJson));
      });
    },
  });
}
