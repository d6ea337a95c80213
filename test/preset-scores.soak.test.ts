import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './workspace.ts';

it('the documents have the present scores of the presets', () => {
  const source = ['--conditions=@roadstead/source', '--import', import.meta.resolve('tsx')];
  const script = join(ROOT, 'packages/cli/scripts/score-scenarios.ts');
  const table = execFileSync(process.execPath, [...source, script], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(table.split('\n').length).toBeGreaterThan(8);
  expect(readFileSync(join(ROOT, 'scenarios/README.md'), 'utf8')).toContain(table);
  const transfer = /^\| `transfer` \| (\S+ %) of \d+ \| (\S+ %)/m.exec(table);
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(
    `${transfer?.[1]} of its events are transfers, and it finds ${transfer?.[2]}`,
  );
});
