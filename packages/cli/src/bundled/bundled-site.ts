import { fileURLToPath } from 'node:url';
import type { Site } from '@roadstead/http';
import { readSite } from '@roadstead/http/node';
import { loadedOnce } from '@roadstead/recordings';
import { SITE_FOLDER } from '@roadstead/web';

/** Reads the static files of the map. Rejects where they have not been built. */
export const bundledSite: () => Promise<Site> = loadedOnce(() =>
  readSite(fileURLToPath(SITE_FOLDER)),
);
