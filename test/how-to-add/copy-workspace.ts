import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ROOT, rooms } from '../workspace.ts';

/** Folders that tools make, or that are large and not needed. */
const LEFT_OUT = ['.git', 'coverage', 'dist', 'node_modules', 'results'];
/** Our own packages, which must be those of the copy. */
const OURS = ['@roadstead', 'roadstead', '.cache', '.vite', '.package-lock.json'];

/** Copies the sources of the workspace to a temporary folder; the packages of others are links. @returns the folder. */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'roadstead-how-to-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  linkDependencies(copy);
  return copy;
}

/** Links the packages of others into a folder with sources of the workspace, and its own packages to one another. */
export function linkDependencies(copy: string): void {
  linkModules('node_modules', copy);
  for (const { folder, manifest } of rooms()) {
    linkPackage(copy, manifest.name, folder);
    linkModules(`${folder}/node_modules`, copy);
  }
}

/** Links a package of the copy into its `node_modules`, as `npm install` does. */
export function linkPackage(copy: string, name: string, folder: string): void {
  const link = join(copy, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(copy, folder), link, 'junction');
}

function linkModules(modules: string, copy: string): void {
  const from = join(ROOT, modules);
  if (!lstatSync(from, { throwIfNoEntry: false })) return;
  mkdirSync(join(copy, modules), { recursive: true });
  for (const name of readdirSync(from)) {
    if (OURS.includes(name)) continue;
    symlinkSync(join(from, name), join(copy, modules, name), 'junction');
  }
}
