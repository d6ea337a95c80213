import { closeSync, openSync } from 'node:fs';

/** What others on the machine may not read: SQLite gives its own files beside it the same rights. */
const PRIVATE_MODE = 0o600;

/** Makes an empty file for SQLite to fill. */
export function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'ax', PRIVATE_MODE));
  } catch {
    // It is there already, or cannot be, which SQLite tells.
  }
}
