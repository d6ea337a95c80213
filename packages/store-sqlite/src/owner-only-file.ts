import { closeSync, openSync } from 'node:fs';

/** Read and write for the owner only. SQLite creates its own files beside the store with the same mode. */
const OWNER_ONLY_MODE = 0o600;

/** Creates an empty file for SQLite, unless it exists. */
export function createWithOwnerOnlyMode(path: string): void {
  try {
    closeSync(openSync(path, 'ax', OWNER_ONLY_MODE));
  } catch {
    // The file exists, or cannot be created, which SQLite reports when it opens the file.
  }
}
