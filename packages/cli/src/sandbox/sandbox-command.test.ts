import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { FakeOutput, roadstead } from '../testing/fake-host.ts';

/** As few ships as there can be. */
const SANDBOX = ['sandbox', '--port', '0', '--ships', '60'];

describe('roadstead sandbox', () => {
  it('says at once that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, stdout, stderr } = await roadstead(['sandbox', '--port', String(port)]);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      `roadstead: 127.0.0.1:${port} cannot be listened on: another program has that port; choose one with --port.\n`,
    );
    other.close();
  });

  it.each(['--host', '--data', '--config'])('knows no %s', async (option) => {
    const { code, stderr } = await roadstead(['sandbox', option, '0.0.0.0']);
    expect(code).toBe(2);
    expect(stderr).toContain(`unknown option '${option}'`);
  });

  it('shows on a terminal how far it is, and ends at once when it is interrupted', async () => {
    const interruption = new AbortController();
    const stderr = new FakeOutput(true, (text) => {
      if (text.includes('Filling in')) interruption.abort();
    });
    const run = await roadstead(SANDBOX, { stderr, interrupted: interruption.signal });
    expect(run.code).toBe(0);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/Filling in the days before now … \d+ %/);
    expect(run.stderr.endsWith('\r\u001b[K')).toBe(true);
  });
});
