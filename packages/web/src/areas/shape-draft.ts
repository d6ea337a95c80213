import type { ApiObjects } from '@roadstead/client';
import type { Problem } from '@roadstead/model';
import { parseShape, type ShapeGeometry } from '@roadstead/shapes';
import { type AreaDraft, draftOfGeometry, EMPTY_AREA, shapeGeometryOf } from './area-draft.ts';

type Shape = ApiObjects['Shape'];
type ShapeBody = ApiObjects['ShapeBody'];

/** A shape while it is edited. */
export interface ShapeDraft {
  readonly name: string;
  readonly description: string;
  /** Ids of users, one a line. */
  readonly acl: string;
  readonly area: AreaDraft;
}

export const NEW_SHAPE: ShapeDraft = { name: '', description: '', acl: '', area: EMPTY_AREA };

export function draftOfShape(shape: Shape): ShapeDraft {
  const { name, description, acl } = shape.properties;
  return { name, description, acl: acl.join('\n'), area: areaOfShapeJson(shape) };
}

export function areaOfShapeJson({ geometry, properties: { radius } }: Shape): AreaDraft {
  return draftOfGeometry(geometry as ShapeGeometry, radius === undefined ? null : Number(radius));
}

/** Returns the body of a request; without an area it has no geometry, which the service rejects. */
export function bodyOfShape({ name, description, acl, area }: ShapeDraft): ShapeBody {
  const ids = acl.split(/\s+/).filter((id) => id !== '');
  return {
    type: 'Feature',
    geometry: shapeGeometryOf(area) as ShapeBody['geometry'],
    properties: {
      ...{ name: name.trim(), description, acl: ids },
      ...(area.type === 'circle' && { radius: area.radiusMeters }),
    },
  };
}

/** Returns the problems that the service would answer. */
export function problemsOfShape(body: ShapeBody): readonly Problem[] {
  const parsed = parseShape(body);
  return parsed.ok ? [] : parsed.error;
}

/** Returns the name of a shape, with its owner where that is somebody else. */
export function shapeLabel({ properties }: Shape, userUuid: string): string {
  const { name, owner, user_id: ownerUuid } = properties;
  return ownerUuid === userUuid ? name : `${name} (${owner})`;
}

/** Returns the id of the view of a shape. Names are unique for each owner only. */
export function shapeAddress({ properties: { id, name } }: Shape, isOwn = true): string {
  return `shape-${isOwn ? name : id}`;
}

/** Returns the shape of a view: by its uuid, or by name, a user's own first. */
export function shapeAt(
  shapes: readonly Shape[],
  nameOrId: string,
  userUuid: string,
): Shape | undefined {
  const named = shapes.filter(({ properties }) => properties.name === nameOrId);
  return (
    shapes.find(({ properties }) => properties.id === nameOrId) ??
    named.find(({ properties }) => properties.user_id === userUuid) ??
    named[0]
  );
}

/** Returns how large a shape is, or where. */
export function formText(area: AreaDraft): string {
  switch (area.type) {
    case 'circle':
      return 'Circle';
    case 'point':
      return 'Point';
    case 'empty':
      return 'Empty';
    case 'polygons':
      return area.polygons.length === 1 ? 'Area' : `Area of ${area.polygons.length} parts`;
  }
}
