import { type ApiObjects, type Client, ProblemError } from '@roadstead/client';
import { download } from '../ui/download.ts';

type Shape = ApiObjects['Shape'];
const LIST = '/api/config/shapes';
const PAGE_SIZE = 1000;

/** Returns all shapes that the user may read, by name. */
export async function loadShapes(client: Client, signal: AbortSignal): Promise<readonly Shape[]> {
  const shapes: Shape[] = [];
  for await (const shape of client.list(`GET ${LIST}`, { size: PAGE_SIZE }, { signal }))
    shapes.push(shape);
  return shapes;
}

/** Creates a shape, or replaces that of an id. @returns its id */
export async function saveShape(
  client: Client,
  id: string | null,
  body: ApiObjects['ShapeBody'],
): Promise<string> {
  const saved =
    id === null
      ? await client.request(`POST ${LIST}`, { body })
      : await client.request(`PUT ${LIST}/{shape}`, { shape: id, body });
  return saved.id;
}

/** Deletes a shape. @param usedBy names of the configurations that are known to use it */
export async function deleteShape(
  client: Client,
  id: string,
  usedBy: readonly string[],
): Promise<void> {
  try {
    await client.request(`DELETE ${LIST}/{shape}`, { shape: id });
  } catch (error) {
    const isUsed = error instanceof ProblemError && error.status === 409;
    if (!isUsed) throw error;
    const users =
      usedBy.length > 0 ? usedBy.map((name) => `“${name}”`).join(', ') : 'somebody else';
    throw new Error(`It cannot be deleted: its area is used by ${users}.`);
  }
}

export type ExportFormat = 'geojson' | 'wkt' | 'zip';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  ...{ geojson: 'application/geo+json', wkt: 'text/plain', zip: 'application/zip' },
};

/** Offers a shape as a file to save. */
export async function exportShape(
  client: Client,
  { properties: { id, name } }: Shape,
  format: ExportFormat,
): Promise<void> {
  const response = await client.send(`GET ${LIST}/export/{id}`, { id, format });
  const text = await response.text();
  // A Shapefile comes as the Base64 text of its ZIP.
  const content = format === 'zip' ? Uint8Array.from(atob(text), (c) => c.charCodeAt(0)) : text;
  const type = TYPES[format];
  download(`${name}.${format}`, new Blob([content], { type }), type);
}
