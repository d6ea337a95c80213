import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is created before a test and removed after it. */
export interface TemporaryFolder {
  readonly make: () => void;
  readonly remove: () => void;
  readonly folder: () => string;
  /** Writes a file into the folder. @returns its path */
  readonly file: (name: string, content: string | Uint8Array) => string;
}

export function temporaryFolder(): TemporaryFolder {
  let folder = '';
  return {
    make() {
      folder = mkdtempSync(join(tmpdir(), 'roadstead-'));
    },
    remove() {
      rmSync(folder, { recursive: true });
    },
    folder: () => folder,
    file(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
  };
}
