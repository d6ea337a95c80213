import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './workspace.ts';

/** Enough that the thread of routes is loaded before the end of some, and after that of others. */
const STARTS = 6;

const folder = mkdtempSync(join(tmpdir(), 'roadstead-compiled-'));
let other: Server;
beforeAll(async () => {
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true });
});

it('the compiled command, which has threads, ends with a message if the port is in use', async () => {
  const { port } = other.address() as { port: number };
  for (let start = 0; start < STARTS; start++) {
    const child = spawn(
      process.execPath,
      ['packages/cli/bin/roadstead.js', 'serve', '--data', folder, '--port', `${port}`],
      { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let messages = '';
    child.stderr.on('data', (chunk) => {
      messages += chunk;
    });
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(messages).toContain('another program uses that port');
  }
});
