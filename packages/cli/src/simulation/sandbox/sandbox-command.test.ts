import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { FakeOutput, roadstead } from '../../testing/fake-host.ts';

/** The smallest number of ships. */
const SANDBOX = ['sandbox', '--port', '0', '--ships', '60'];

describe('roadstead sandbox', () => {
  it('reports a port in use at once', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, stdout, stderr } = await roadstead(['sandbox', '--port', String(port)]);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      `roadstead: cannot listen on 127.0.0.1:${port}: another program uses that port; choose one with --port.\n`,
    );
    other.close();
  });

  it.each(['--host', '--data', '--config'])('has no option %s', async (option) => {
    const { code, stderr } = await roadstead(['sandbox', option, '0.0.0.0']);
    expect(code).toBe(2);
    expect(stderr).toContain(`unknown option '${option}'`);
  });

  it('shows progress on a terminal, and ends at once when it is interrupted', async () => {
    const interruption = new AbortController();
    const stderr = new FakeOutput(true, (text) => {
      if (text.includes('Ingesting the history')) interruption.abort();
    });
    const run = await roadstead(SANDBOX, { stderr, interrupted: interruption.signal });
    expect(run.code).toBe(0);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/Ingesting the history … \d+ %/);
    expect(run.stderr.endsWith('\r\u001b[K')).toBe(true);
  });
});
