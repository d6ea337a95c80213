import { createMemoryStore } from '@roadstead/contracts';
import { nodeStreamHost } from '@roadstead/http/node';
import { typesOf } from '../../packages/client/scripts/types-of.ts';
import { openWorld } from '../golden/world.ts';

/** Path of the generated types in the workspace. */
export const TYPES_FILE = 'packages/client/src/openapi-types.ts';

/** Returns the source of the client's types as the service of this workspace describes itself. */
export async function serviceTypes(): Promise<string> {
  const world = await openWorld(createMemoryStore(), 'client', { streams: nodeStreamHost() });
  try {
    return await typesOf((await world.send('GET /openapi.json')).body);
  } finally {
    await world.service.stop();
  }
}
