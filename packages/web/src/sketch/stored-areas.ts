import type { ApiObjects, Client } from '@roadstead/client';
import { areaOfShape } from '@roadstead/shapes';

type AreaGeometry = ApiObjects['AreaGeometry'];

/** A stored shape that has an area. */
export interface StoredArea {
  readonly name: string;
  /** Names are unique for each owner only. */
  readonly id: string;
  readonly geometry: AreaGeometry;
}

/** Loads the areas of the shapes that the user may read, circles as polygons; points have none. */
export async function loadStoredAreas(client: Client, signal: AbortSignal): Promise<StoredArea[]> {
  const areas: StoredArea[] = [];
  for await (const shape of client.list('GET /api/config/shapes', { size: 1000 }, { signal })) {
    const geometry = areaOf(shape);
    if (geometry) areas.push({ name: shape.properties.name, id: shape.properties.id, geometry });
  }
  return areas;
}

function areaOf({ geometry, properties }: ApiObjects['Shape']): AreaGeometry | undefined {
  if (geometry.type !== 'Point') return geometry;
  const [longitude, latitude] = geometry.coordinates as [number, number];
  const radiusMeters = properties.radius === undefined ? null : Number(properties.radius);
  const area = areaOfShape({
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    radiusMeters,
  });
  return area.ok ? (area.value as AreaGeometry) : undefined;
}
