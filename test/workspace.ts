import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the workspace, with a trailing slash. */
export const ROOT: string = fileURLToPath(new URL('../', import.meta.url));

/** The parts of a package.json that the tests read. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly type: string;
  readonly engines: unknown;
  readonly exports: unknown;
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A package of the workspace. */
export interface Room {
  /** Name of its folder. */
  readonly name: string;
  /** Its folder relative to the workspace, without a trailing slash. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** All packages, by name, and the simulator. */
export function rooms(): readonly Room[] {
  const packages = readdirSync(`${ROOT}packages`).map((name) => ({
    name,
    folder: `packages/${name}`,
  }));
  return [...packages, { name: 'simulator', folder: 'simulator' }]
    .filter(({ folder }) => existsSync(`${ROOT}${folder}/package.json`))
    .map((room) => ({ ...room, manifest: readJson(`${room.folder}/package.json`) as Manifest }));
}

/** TypeScript files, also with JSX, below a folder of the workspace, which may be missing. */
export function sourcesIn(folder: string, areTests = false): readonly string[] {
  if (!existsSync(`${ROOT}${folder}`)) return [];
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/node_modules/'))
    .filter((path) => areTests || !/\.test\.tsx?$/.test(path));
}

export function readText(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}

export function readJson(path: string): unknown {
  return JSON.parse(readText(path));
}
