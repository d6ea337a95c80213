/** Folder of the static files of the map; `readSite` of `@roadstead/http/node` reads it. It is there once the package is built. */
export const SITE_FOLDER: URL = new URL('../site/', import.meta.url);
