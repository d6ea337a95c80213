import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkDependencies } from '../../how-to-add/copy-workspace.ts';
import { ROOT } from '../../workspace.ts';

/** The revision that a cluster is upgraded from. */
const REVISION = process.env['UPGRADE_FROM'] ?? 'HEAD~1';

/** The commit that a cluster is upgraded from; undefined where there is no such one, as in a shallow clone or an archive. */
export function previousCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${REVISION}^{commit}`], {
      ...{ cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    }).trim();
  } catch {
    return undefined;
  }
}

/** A commit in a temporary folder, built, with the packages of others that this workspace has. */
export class BuiltCommit {
  readonly root: string = mkdtempSync(join(tmpdir(), 'roadstead-upgrade-'));

  /** @throws Error if it cannot be built, as with other dependencies */
  constructor(commit: string) {
    try {
      const files = execFileSync('git', ['archive', commit], {
        ...{ cwd: ROOT, maxBuffer: 2 ** 30 },
      });
      execFileSync('tar', ['-x', '-C', this.root], { input: files });
      linkDependencies(this.root);
      execFileSync('npx', ['tsc', '--build', 'packages/cli'], {
        ...{ cwd: this.root, stdio: 'inherit' },
      });
    } catch (error) {
      this.dispose();
      throw error;
    }
  }

  dispose(): void {
    rmSync(this.root, { recursive: true });
  }
}
