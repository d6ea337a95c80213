import { LogError, StoreError } from '@roadstead/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../host/host.ts';
import { whenReachable } from './when-reachable.ts';

// Fake timers do not include those of this module.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const UNREACHABLE = new UserError('The database cannot be reached: ECONNREFUSED.', {
  cause: new StoreError('The database cannot be reached: ECONNREFUSED', 'unreachable'),
});
const DOWN = new UserError('The log cannot be opened.', {
  cause: new LogError('The server of the log cannot be reached', 'unreachable'),
});

describe('whenReachable', () => {
  const printed: string[] = [];
  const stopped = new AbortController();
  const host = {
    stderr: {
      write(text: string | Uint8Array, done: () => void) {
        printed.push(String(text));
        done();
        return true;
      },
    },
    interrupted: stopped.signal,
  };

  beforeEach(() => {
    printed.length = 0;
  });

  function failing(errors: readonly Error[]): () => Promise<string> {
    const left = [...errors];
    return async () => {
      const error = left.shift();
      if (error) throw error;
      return 'open';
    };
  }

  it('waits for a database and a log, and prints why once', async () => {
    expect(await whenReachable(failing([UNREACHABLE, UNREACHABLE]), host)).toBe('open');
    expect(printed).toEqual(['waiting: The database cannot be reached: ECONNREFUSED.\n']);
    expect(await whenReachable(failing([DOWN]), host)).toBe('open');
  });

  it('gives up after a minute', async () => {
    const errors = Array<Error>(60).fill(UNREACHABLE);
    await expect(whenReachable(failing(errors), host)).rejects.toBe(UNREACHABLE);
    expect(await whenReachable(failing(errors.slice(1)), host)).toBe('open');
  });

  it('does not wait where waiting does not help', async () => {
    const wrong = new UserError('wrong', { cause: new StoreError('password', 'other') });
    await expect(whenReachable(failing([wrong]), host)).rejects.toBe(wrong);
    expect(printed).toEqual([]);
  });

  it('ends when it is interrupted', async () => {
    stopped.abort(new Error('stopped'));
    await expect(whenReachable(failing([UNREACHABLE]), host)).rejects.toThrow('stopped');
  });
});
