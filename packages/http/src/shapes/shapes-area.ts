import type { MaritimeService } from '@roadstead/service';
import type { Area } from '../door/operation.ts';
import { shapeFileOperations } from './shape-file-operations.ts';
import { shapeOperations } from './shape-operations.ts';
import { SHAPE, SHAPE_BODY, SHAPE_ID } from './shape-schemas.ts';

const BASE = '/api/config';

/** Named areas, circles and points. */
export function shapesArea({ shapes }: MaritimeService, prefix: string): Area {
  const address = `${prefix}${BASE}/shapes`;
  return {
    name: 'Shapes',
    base: BASE,
    description:
      'Named areas, circles and points. Names are unique for each owner; a name that a caller sees twice is their own. A shape ' +
      'that a configuration uses is not removed.',
    schemas: { bodies: { ShapeBody: SHAPE_BODY }, replies: { Shape: SHAPE, ShapeId: SHAPE_ID } },
    operations: [...shapeOperations(shapes, address), ...shapeFileOperations(shapes, address)],
  };
}
