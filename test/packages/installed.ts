import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspace.ts';

const exec = promisify(execFile);

/** A project that has the packages as their users get them. */
export interface Project {
  readonly folder: string;
  /** The packed packages, as they would go to a registry. */
  readonly archives: readonly string[];
}

/** Builds and packs all packages, and installs them into an empty project outside the repository. */
export async function installedPackages(): Promise<Project> {
  await npm(ROOT, 'run', '--silent', 'build');
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-packages-'));
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  await npm(ROOT, 'pack', '--workspaces', '--silent', '--pack-destination', packed);
  const archives = readdirSync(packed).map((file) => join(packed, file));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', ...archives);
  return { folder, archives };
}

/** Runs npm as a person would, who knows nothing of the npm that runs the tests. */
export function npm(cwd: string, ...options: string[]): Promise<{ stdout: string }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$|^NODE_ENV$/i.test(name)),
  );
  return exec('npm', options, { cwd, env, shell: process.platform === 'win32' });
}
