import type { Gazetteer } from '@roadstead/gazetteer';
import { type DetectionData, landSurroundings, loadedOnce } from '@roadstead/recordings';

/** Loads the bundled ports with the first detection that needs them, and the sea graph from its address. */
export function bundledData(seaGraphUrl: string): DetectionData {
  const loadGazetteer = loadedOnce(createBundledGazetteer);
  return {
    surroundings: loadedOnce(async () => {
      const { loadSeaRoutes } = await import('@roadstead/routing');
      const seaRoutes = await loadSeaRoutes(() => fetchBytes(seaGraphUrl));
      return landSurroundings(await loadGazetteer(), seaRoutes);
    }),
    portAreasNear: async () => (await loadGazetteer()).portAreasNear,
  };
}

async function createBundledGazetteer(): Promise<Gazetteer> {
  const [{ createGazetteer }, { gazetteerData }] = await Promise.all([
    import('@roadstead/gazetteer'),
    import('@roadstead/gazetteer/data'),
  ]);
  return createGazetteer(gazetteerData);
}

/** @throws Error for an answer other than a success: a part of the page is missing */
async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
