import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESET_NAMES } from '@roadstead/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './workspace.ts';

let folder = '';
let pack = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-benchmark-'));
  // Elsewhere than built, and without packages beside it.
  const built = join(folder, 'built');
  execFileSync('npm', ['run', '--silent', 'benchmark:pack', '--', built, '0'], {
    cwd: ROOT,
    stdio: 'pipe',
  });
  pack = join(folder, 'pack');
  cpSync(built, pack, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function score(...argv: readonly string[]): {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  const options = { cwd: folder, encoding: 'utf8' as const, env: {} };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(pack, 'score.mjs'), ...argv],
    options,
  );
  return { code: status, stdout, stderr };
}

/** The cells of the rows of the table. */
function rows(text: string): readonly (readonly string[])[] {
  const [, , ...lines] = text.trimEnd().split('\n');
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the benchmark', () => {
  it('has a manifest with the hash of each other file', () => {
    const { sha256, runs } = JSON.parse(readFileSync(join(pack, 'manifest.json'), 'utf8'));
    expect(readdirSync(join(pack, 'runs')).sort()).toEqual(
      runs.map(({ name }: { readonly name: string }) => name).sort(),
    );
    expect(runs.length).toBeGreaterThan(40);
    expect(Object.keys(sha256).length).toBe(3 * runs.length + 2);
    for (const [file, hash] of Object.entries(sha256)) {
      expect(
        createHash('sha256')
          .update(readFileSync(join(pack, file)))
          .digest('hex'),
        file,
      ).toBe(hash);
    }
  });

  it('scores its own entry with Node alone', () => {
    const { code, stdout, stderr } = score(join(pack, 'entries', 'roadstead'), '--out', 'scores');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [usual] = rows(stdout);
    expect(usual[0]).toBe('roadstead, 500 m for 30 min');
    expect(Number(usual[2])).toBeGreaterThan(20);
    const scores = JSON.parse(readFileSync(join(folder, 'scores', 'scores.json'), 'utf8'));
    expect(scores.configurations).toHaveLength(3 + PRESET_NAMES.length);
    expect(scores.configurations[0]).toMatchObject({ found: Number(usual[2]) });
    const transfer = rows(stdout).find(([name]) => name === 'roadstead, preset transfer');
    // Of the same transfers, with far fewer false events.
    expect(Number(transfer?.[4])).toBeLessThan(Number(usual[4]) / 4);
  });

  it('scores what detect finds in its reports like its own entry', () => {
    const entry = join(folder, 'detected');
    mkdirSync(entry);
    const run = 'drifting-pair-12h';
    const source = ['--conditions=@roadstead/source', '--import', import.meta.resolve('tsx')];
    const main = join(ROOT, 'packages/cli/src/main.ts');
    const reports = join(pack, 'runs', run, 'reports.nmea');
    const argv = [...source, main, 'detect', reports, '--distance', '500', '--window', '30'];
    const events = execFileSync(process.execPath, argv, { encoding: 'utf8', stdio: 'pipe' });
    writeFileSync(join(entry, `${run}.ndjson`), events);
    const own = readFileSync(join(pack, 'entries', 'roadstead', `${run}.ndjson`), 'utf8');
    expect(own).toContain(JSON.parse(events).uuid);
    const { stdout, stderr } = score(entry);
    expect(rows(stdout)[0].slice(2, 5)).toEqual(['1', '0', '0']);
    expect(stderr).toMatch(/^\d+ of \d+ runs have no file, and so no events/);
  });

  it('reports wrong usage and wrong files', () => {
    expect(score()).toMatchObject({ code: 2, stdout: '' });
    expect(score('nowhere').stderr).toContain('has no file of a run, such as');
    const entry = join(folder, 'wrong');
    mkdirSync(entry);
    writeFileSync(
      join(entry, 'drifting-pair-12h.csv'),
      'mmsi_first,mmsi_second,begin,end\n1,2,soon,\n',
    );
    expect(score(entry)).toMatchObject({ code: 2, stdout: '' });
    expect(score(entry).stderr).toContain('drifting-pair-12h.csv: line 2: begin');
  });
});
