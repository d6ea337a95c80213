import { createMemoryLog, LogError, manualClock, type PositionLog } from '@roadstead/contracts';
import { describe, expect, it } from 'vitest';
import { decodeLogRecord } from '../log/decode-log-record.ts';
import type { ReportsRecord } from '../log/log-record.ts';
import { MINUTE_MS, NOON_MS, report, staticReport } from '../testing/running-service.ts';
import { LogIngest } from './log-ingest.ts';

const clock = manualClock(NOON_MS);

function createIngest(log: PositionLog): LogIngest {
  let count = 0;
  return new LogIngest({ log, clock, pause: async () => undefined, newUuid: () => `${++count}` });
}

/** Returns the reports of a log, message by message. */
async function reportsIn(log: PositionLog): Promise<readonly ReportsRecord[]> {
  const records: ReportsRecord[] = [];
  const { newest } = await log.bounds();
  if (newest === 0) return records;
  for await (const { bytes, sequence } of log.read(null, new AbortController().signal)) {
    const record = decodeLogRecord(bytes);
    if (record.ok && record.value.kind === 'reports') records.push(record.value);
    if (sequence === newest) break;
  }
  return records;
}

/** A log whose appends fail so many times. */
function failingLog(log: PositionLog, failures: readonly LogError[]): PositionLog {
  const left = [...failures];
  return {
    messageBytesMax: log.messageBytesMax,
    async append(id, bytes) {
      const failure = left.shift();
      // An uncertain one is stored.
      if (failure?.reason !== 'unreachable') await log.append(id, bytes);
      if (failure) throw failure;
      return log.append(id, bytes);
    },
    read: (...place) => log.read(...place),
    bounds: () => log.bounds(),
    discard: (upTo) => log.discard(upTo),
    close: () => log.close(),
  };
}

describe('[L21] the ingest into a log', () => {
  it('appends the usable reports of a batch, and names the others', async () => {
    const log = createMemoryLog({ clock });
    const future = NOON_MS + 60 * MINUTE_MS;
    const positions = [report(211_000_001, 0), { mmsi: 1 }, report(211_000_002, 0)];
    const statics = [staticReport(211_000_001, NOON_MS), staticReport(211_000_001, future)];
    const result = await createIngest(log).ingest({ positions, statics } as never);
    expect(result).toMatchObject({ ok: true, value: { accepted: 3, late: 0 } });
    const { rejected } = result.ok ? result.value : { rejected: [] };
    expect(rejected.map(({ list, index }) => `${list} ${index}`)).toContain('positions 1');
    expect(rejected.at(-1)).toMatchObject({ list: 'statics', index: 1, reason: 'future' });
    const [message, ...others] = await reportsIn(log);
    expect(others).toEqual([]);
    expect(message?.positions).toEqual([positions[0], positions[2]]);
    expect(message?.statics).toEqual([statics[0]]);
  });

  it('appends nothing for a batch without usable reports', async () => {
    const log = createMemoryLog({ clock });
    const result = await createIngest(log).ingest({ positions: [{}] } as never);
    expect(result).toMatchObject({ ok: true, value: { accepted: 0 } });
    expect((await log.bounds()).newest).toBe(0);
  });

  it('divides a batch that is larger than a message, and stores batches in the order of the calls', async () => {
    const log = createMemoryLog({ clock, messageBytesMax: 400 });
    const ingest = createIngest(log);
    const batches = [0, 1, 2].map((n) =>
      Array.from({ length: 20 }, (_, i) => report(211_000_001 + i, n)),
    );
    await Promise.all(batches.map((positions) => ingest.ingest({ positions })));
    const stored = await reportsIn(log);
    expect(stored.length).toBeGreaterThan(6);
    expect(stored.flatMap(({ positions }) => positions)).toEqual(batches.flat());
  });

  it('repeats an append whose result is uncertain, which stores it once', async () => {
    const log = createMemoryLog({ clock });
    const failures = [
      new LogError('The log is away.', 'unreachable'),
      new LogError('The log is away.', 'uncertain'),
    ];
    const positions = [report(211_000_001, 0)];
    expect((await createIngest(failingLog(log, failures)).ingest({ positions })).ok).toBe(true);
    expect(await reportsIn(log)).toHaveLength(1);
  });

  it('is refused while the log is full or away', async () => {
    const positions = [report(211_000_001, 0)];
    const full = createMemoryLog({ clock, bytesMax: 10 });
    expect(await createIngest(full).ingest({ positions })).toMatchObject({
      ok: false,
      error: { code: 'unwritable', detail: 'The log refuses reports: full.' },
    });
    const away = Array<LogError>(20).fill(new LogError('The log is away.', 'unreachable'));
    const log = failingLog(createMemoryLog({ clock }), away);
    expect(await createIngest(log).ingest({ positions })).toMatchObject({
      ok: false,
      error: { code: 'unwritable', detail: 'The log is away.' },
    });
  });
});
