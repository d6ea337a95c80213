import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder that the workspace lies in, with a slash at its end. */
export const ROOT: string = fileURLToPath(new URL('../', import.meta.url));

/** What the tests of the house read in a package.json. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly type: string;
  readonly engines: unknown;
  readonly exports: unknown;
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package of the workspace. */
export interface Room {
  /** The name of its folder. */
  readonly name: string;
  /** Its folder below the workspace's, without a slash at the end. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** All packages, in the order of their names, and the simulator. */
export function rooms(): readonly Room[] {
  const packages = readdirSync(`${ROOT}packages`).map((name) => ({
    name,
    folder: `packages/${name}`,
  }));
  return [...packages, { name: 'simulator', folder: 'simulator' }]
    .filter(({ folder }) => existsSync(`${ROOT}${folder}/package.json`))
    .map((room) => ({ ...room, manifest: readJson(`${room.folder}/package.json`) as Manifest }));
}

/** The TypeScript files below a folder of the workspace, which may be missing. */
export function sourcesIn(folder: string, areTests = false): readonly string[] {
  if (!existsSync(`${ROOT}${folder}`)) return [];
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.includes('/node_modules/'))
    .filter((path) => areTests || !path.endsWith('.test.ts'));
}

export function readText(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}

export function readJson(path: string): unknown {
  return JSON.parse(readText(path));
}
