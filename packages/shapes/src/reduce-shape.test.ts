import { describe, expect, it } from 'vitest';
import { reduceShape } from './reduce-shape.ts';
import type { ShapePlace } from './shape.ts';
import { CIRCLE, shape } from './testing/shape-fixtures.ts';

const POINT: ShapePlace = { geometry: { type: 'Point', coordinates: [1, 2] }, radiusMeters: null };

describe('the change of a shape', () => {
  it('[SH5] replaces all content, and leaves id, owner, creation time and the given shape as they are', () => {
    const old = shape(CIRCLE);
    const content = { name: 'roads', description: '', acl: [], ...POINT };
    expect(reduceShape(old, { type: 'replaced', content }, 7)).toEqual({
      ...old,
      ...content,
      modifiedAtMs: 7,
    });
    expect(old).toEqual(shape(CIRCLE));
  });

  it('[SH6] imports geometry and description, and leaves name and acl as they are', () => {
    const old = shape(CIRCLE);
    const file = { ...POINT, description: 'new' };
    expect(reduceShape(old, { type: 'imported', file }, 7)).toEqual({
      ...old,
      ...file,
      modifiedAtMs: 7,
    });
  });

  it('[SH6] leaves the description as it is where the file has none', () => {
    const file = { ...POINT, description: null };
    const changed = reduceShape(shape(CIRCLE), { type: 'imported', file }, 7);
    expect(changed).toMatchObject({ ...POINT, description: 'off Cowes' });
  });
});
