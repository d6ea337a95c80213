import { expect, it, vi } from 'vitest';
import { ChildProcesses } from './child-processes.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

/** Runs a program until it is given up. */
async function run(program: string): Promise<{ readonly code: number; readonly ends: number }> {
  const lines: string[] = [];
  const children = new ChildProcesses(process.env, (line) => {
    lines.push(line);
    // As somebody who kills a process by hand, as often as it takes.
    const pid = /process (\d+)$/.exec(line)?.[1];
    if (program.includes('setInterval') && lines.length > 8) children.stop();
    else if (program.includes('setInterval') && pid !== undefined)
      process.kill(Number(pid), 'SIGKILL');
  });
  const code = await children.run({ name: 'one', args: ['--eval', program] });
  return { code, ends: lines.filter((line) => line.includes(': ended')).length };
}

it('ends when a process fails three times soon after its start', async () => {
  expect(await run('process.exit(1)')).toEqual({ code: 1, ends: 3 });
});

it('does not repeat wrong usage', async () => {
  expect(await run('process.exit(2)')).toEqual({ code: 2, ends: 0 });
});

it('starts a process that is killed again and again', async () => {
  const { code, ends } = await run('setInterval(() => {}, 1000)');
  expect(code).toBe(0);
  expect(ends).toBeGreaterThan(3);
});
