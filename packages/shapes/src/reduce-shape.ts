import { type Draft, produce } from 'immer';
import type { PlaceAndDescription } from './parse-feature.ts';
import type { Shape, ShapeContent } from './shape.ts';

/** A change of a stored shape. */
export type ShapeChange =
  /** PUT: all content is new; id, owner and creation time stay. */
  | { readonly type: 'replaced'; readonly content: ShapeContent }
  /** Import: the geometry is the file's, and the description where the file has one; the acl stays. */
  | { readonly type: 'imported'; readonly file: PlaceAndDescription };

/** SH5, SH6: returns the shape after a change at `nowMs`; the given shape stays as it is. */
export function reduceShape(shape: Shape, change: ShapeChange, nowMs: number): Shape {
  return produce(shape, (draft) => {
    Object.assign(draft, contentOf(draft, change));
    draft.modifiedAtMs = nowMs;
  });
}

function contentOf(shape: Draft<Shape>, change: ShapeChange): Partial<ShapeContent> {
  switch (change.type) {
    case 'replaced':
      return change.content;
    case 'imported': {
      const { geometry, radiusMeters, description } = change.file;
      return { geometry, radiusMeters, description: description ?? shape.description };
    }
  }
}
