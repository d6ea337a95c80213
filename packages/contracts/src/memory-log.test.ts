import { describe, expect, it } from 'vitest';
import { manualClock } from './clock.ts';
import { logRules } from './log-suite.ts';
import { createMemoryLog } from './memory-log.ts';
import { LOG_DEDUPLICATION_MS, type LogMessage, type PositionLog } from './position-log.ts';
import type { CreateLog } from './suite/log-rule.ts';

const START_MS = Date.UTC(2026, 0, 1);
const BYTE = new Uint8Array(1);

const create: CreateLog = async ({ bytesMax }) => {
  const clock = manualClock(START_MS);
  const log = createMemoryLog({ clock, bytesMax });
  return {
    log,
    reopen: async () => log,
    replace: async () => createMemoryLog({ clock, bytesMax, logId: 'another' }),
    dispose: () => log.close(),
  };
};

async function readAll(log: PositionLog, count: number): Promise<readonly LogMessage[]> {
  const messages: LogMessage[] = [];
  for await (const message of log.read(null, new AbortController().signal))
    if (messages.push(message) === count) break;
  return messages;
}

describe('createMemoryLog', () => {
  for (const { name, check } of logRules) it(name, () => check(create));

  it('[L16] a clock that goes back does not give earlier times', async () => {
    const clock = manualClock(START_MS + 0.7);
    const log = createMemoryLog({ clock });
    for (const timeMs of [START_MS + 0.7, START_MS + 5000, START_MS - 60_000, START_MS + 6000]) {
      clock.set(timeMs);
      await log.append(`${timeMs}`, BYTE);
    }
    const times = (await readAll(log, 4)).map(({ timeMs }) => timeMs - START_MS);
    expect(times).toEqual([0, 5000, 5000, 6000]);
  });

  it('[L21] an id is forgotten after two minutes', async () => {
    const clock = manualClock(START_MS);
    const log = createMemoryLog({ clock });
    await log.append('a', BYTE);
    clock.set(START_MS + LOG_DEDUPLICATION_MS - 1);
    expect(await log.append('a', BYTE)).toEqual({ ok: true, sequence: 1 });
    clock.set(START_MS + LOG_DEDUPLICATION_MS);
    expect(await log.append('a', BYTE)).toEqual({ ok: true, sequence: 2 });
    clock.set(START_MS);
    expect(await log.append('a', BYTE)).toEqual({ ok: true, sequence: 2 });
  });

  it('a reader falls behind what is discarded', async () => {
    const log = createMemoryLog({ clock: manualClock(START_MS) });
    for (const id of ['a', 'b', 'c']) await log.append(id, BYTE);
    const reading = log.read(null, new AbortController().signal)[Symbol.asyncIterator]();
    await reading.next();
    await log.discard(2);
    await expect(reading.next()).rejects.toMatchObject({ reason: 'discarded', isRetryable: false });
  });
});
