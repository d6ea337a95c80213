import {
  createMemoryStore,
  isUnwritable,
  manualClock,
  type Store,
  StoreError,
} from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPORT_JOBS } from './report-job.ts';
import { ReportJobs } from './report-jobs.ts';
import type { ReportRecordJson } from './report-json.ts';
import { type GatedRun, gatedRunner } from './testing/gated-runner.ts';

const ANNA: Principal = { uuid: 'a', name: 'anna', roles: [] };
const BERT: Principal = { uuid: 'b', name: 'bert', roles: [] };
const CHIEF: Principal = { uuid: 'c', name: 'chief', roles: ['administrator'] };
const BODY = {
  name: 'June',
  begin: '2026-06-01T00:00:00Z',
  end: '2026-06-02T00:00:00Z',
  ships: ['211000001'],
};

const clock = manualClock(Date.UTC(2026, 6, 1));
const failed = vi.fn();
let store: Store;
let gate: ReturnType<typeof gatedRunner>;
let jobs: ReportJobs;
/** Id and state of each change. */
let changes: string[];

function open(): ReportJobs {
  gate = gatedRunner();
  const changed = ({ id, state }: { id: number; state: string }): void => {
    changes.push(`${id} ${state}`);
  };
  const repeat = async (call: () => Promise<void>): Promise<void> => {
    try {
      await call();
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      await repeat(call);
    }
  };
  return new ReportJobs({ store, clock, run: gate.run, repeat, failed, changed });
}

beforeEach(async () => {
  changes = [];
  store = createMemoryStore();
  jobs = open();
  await jobs.start();
});
afterEach(() => {
  expect(failed).not.toHaveBeenCalled();
});

async function request(caller = ANNA): Promise<number> {
  const response = await jobs.request(caller, 'multiship', BODY);
  if (!response.ok) throw new Error(response.error.detail);
  return response.value;
}

/** The run with this number since the engine started, from 1. */
async function startedRun(number: number): Promise<GatedRun> {
  await expect.poll(() => gate.runs.length, { interval: 1 }).toBe(number);
  return gate.runs[number - 1];
}

async function untilState(id: number, state: string): Promise<void> {
  await expect.poll(async () => (await readStatus(id))['state'], { interval: 1 }).toBe(state);
}

async function readStatus(id: number, caller = CHIEF): Promise<Readonly<Record<string, unknown>>> {
  const status = await jobs.getStatus(caller, id);
  return status.ok ? { ...status.value } : { code: status.error.code };
}

async function resultOf(id: number, caller = CHIEF, type = 'multiship'): Promise<unknown> {
  const result = await jobs.getResult(caller, type, id);
  if (!result.ok) return result.error.code;
  if (result.value.state !== 'finished') return result.value.state;
  return JSON.parse(result.value.recordsJson);
}

/** Records of a report, distinguished by a number. */
function records(from: number, to: number, text = ''): readonly ReportRecordJson[] {
  const made = Array.from({ length: to - from }, (_, i) => ({ number: from + i, text }));
  return made as unknown as readonly ReportRecordJson[];
}

describe('[J1] a report', () => {
  it('is queued, runs, and is finished with its records in order', async () => {
    const id = await request();
    const { request: parsed, caller, ...run } = await startedRun(1);
    expect(parsed).toMatchObject({ type: 'multiship', name: 'June', ships: [211000001] });
    expect(caller).toEqual(ANNA);
    const created = { id, createdMs: clock.now(), error: null };
    clock.set(clock.now() + 1000);
    expect(await readStatus(id)).toMatchObject({ ...created, state: 'running', progress: 0 });
    expect(await resultOf(id)).toBe('running');
    run.give(records(0, 2));
    run.give(records(2, 3));
    run.end();
    await untilState(id, 'finished');
    expect(await resultOf(id)).toEqual(records(0, 3));
    expect(await readStatus(id)).toEqual({
      ...{ ...created, request: parsed, owner: ANNA.uuid },
      state: 'finished',
      progress: 100,
      startedMs: clock.now() - 1000,
      endedMs: clock.now(),
    });
  });

  it('may have no records', async () => {
    const id = await request();
    (await startedRun(1)).end();
    await untilState(id, 'finished');
    expect(await resultOf(id)).toEqual([]);
  });

  it('that fails is aborted with the error, and the next one runs', async () => {
    const [first, second] = [await request(), await request()];
    const run = await startedRun(1);
    run.give(records(0, 1));
    run.fail(new Error('The sea is dry.'));
    await untilState(first, 'aborted');
    expect(await readStatus(first)).toMatchObject({
      error: 'The sea is dry.',
      endedMs: clock.now(),
    });
    expect(await resultOf(first)).toBe('aborted');
    (await startedRun(2)).end();
    await untilState(second, 'finished');
    const changesOf = (id: number): string[] => changes.filter((each) => each.startsWith(`${id} `));
    expect(changesOf(1)).toEqual(['1 queued', '1 running', '1 aborted']);
    expect(changesOf(2)).toEqual(['2 queued', '2 running', '2 finished']);
  });

  it('that is invalid is rejected at once', async () => {
    const response = await jobs.request(ANNA, 'multiship', { ...BODY, ships: [] });
    expect(response).toMatchObject({ ok: false, error: { code: 'invalid' } });
    const unknown = await jobs.request(ANNA, 'weather', BODY);
    expect(unknown).toMatchObject({ ok: false, error: { code: 'not-found' } });
    expect(await readStatus(1)).toEqual({ code: 'not-found' });
  });
});

describe('[J2] reports run one at a time', () => {
  it('in the order of their ids, for all users', async () => {
    const ids = [await request(ANNA), await request(BERT), await request(ANNA)];
    for (const [i, id] of ids.entries()) {
      const run = await startedRun(i + 1);
      expect(await Promise.all(ids.map(async (each) => (await readStatus(each))['state']))).toEqual(
        [...Array(i).fill('finished'), 'running', ...Array(ids.length - i - 1).fill('queued')],
      );
      run.end();
      await untilState(id, 'finished');
    }
  });

  it('up to 100 unfinished ones of a user; other users are not affected', async () => {
    for (let i = 0; i < 100; i++) await request();
    const rejected = await jobs.request(ANNA, 'multiship', BODY);
    expect(rejected).toMatchObject({ ok: false, error: { code: 'too-many' } });
    expect(await request(BERT)).toBe(101);
    (await startedRun(1)).end();
    await untilState(1, 'finished');
    expect(await request()).toBe(102);
  });

  it('up to 100 of a user, of concurrent requests as well', async () => {
    const requests = Array.from({ length: 105 }, () => jobs.request(ANNA, 'multiship', BODY));
    const accepted = (await Promise.all(requests)).filter(({ ok }) => ok);
    expect(accepted).toHaveLength(100);
  });
});

describe('[J5] stored reports', () => {
  it('are at most 1 000 of a user; a deleted one makes room', async () => {
    const states = store.collection(REPORT_JOBS);
    const id = await request();
    (await startedRun(1)).end();
    await untilState(id, 'finished');
    const stored = (await states.get(id))!;
    await store.write(
      Array.from({ length: 998 }, (_, i) => states.insert({ ...stored, id: 10 + i })),
    );
    const last = await request();
    expect((await jobs.request(ANNA, 'multiship', BODY)).ok).toBe(false);
    expect((await jobs.request(BERT, 'multiship', BODY)).ok).toBe(true);
    await jobs.remove(ANNA, id);
    expect(last).toBe(2);
    expect((await jobs.request(ANNA, 'multiship', BODY)).ok).toBe(true);
  });

  it('make room when they expire after 7 days, deleted or not', async () => {
    const states = store.collection(REPORT_JOBS);
    const id = await request();
    (await startedRun(1)).end();
    await untilState(id, 'finished');
    const stored = (await states.get(id))!;
    await store.write(
      Array.from({ length: 1999 }, (_, i) => states.insert({ ...stored, id: 10 + i })),
    );
    expect((await jobs.request(ANNA, 'multiship', BODY)).ok).toBe(false);
    clock.set(clock.now() + 7 * millisecondsInDay);
    expect((await jobs.request(ANNA, 'multiship', BODY)).ok).toBe(true);
  });
});

describe('[J3] progress', () => {
  it('is whole percent of the work, never decreases, and is 100 only at the end', async () => {
    const id = await request();
    const run = await startedRun(1);
    const percents: unknown[] = [];
    for (const [shipsDone, shipPart] of [
      [0, 0.5],
      [1, 0],
      [1, 0.999],
      [1, 0.2],
      [3, 0],
    ]) {
      run.onProgress?.({ shipsDone, shipsTotal: 3, shipPart });
      percents.push((await readStatus(id))['progress']);
    }
    expect(percents).toEqual([16, 33, 66, 66, 99]);
    run.end();
    await untilState(id, 'finished');
    expect(await readStatus(id)).toMatchObject({ progress: 100 });
  });

  it('is not written during the run', async () => {
    await request();
    const run = await startedRun(1);
    const write = vi.spyOn(store, 'write');
    for (let i = 0; i < 50; i++) {
      run.onProgress?.({ shipsDone: i, shipsTotal: 50, shipPart: 0 });
    }
    expect(write).not.toHaveBeenCalled();
  });
});

describe('[J4] a store that cannot be reached', () => {
  it('lets the report that ran start again', async () => {
    const [first, second] = [await request(), await request()];
    const run = await startedRun(1);
    run.give(records(0, 1));
    run.fail(new StoreError('The store is away', 'unreachable'));
    const again = await startedRun(2);
    again.give(records(0, 2));
    again.end();
    (await startedRun(3)).end();
    await untilState(second, 'finished');
    expect(await resultOf(first)).toEqual(records(0, 2));
  });
});

describe('[J4] after a restart', () => {
  it('interrupted and queued reports run in their order, the former from the beginning', async () => {
    const [first, second] = [await request(), await request()];
    const run = await startedRun(1);
    run.give(records(0, 1, 'x'.repeat(2_000_000)));
    await jobs.stop();
    expect(await readStatus(first)).toMatchObject({
      state: 'queued',
      startedMs: null,
      endedMs: null,
    });
    expect(gate.runs).toHaveLength(1);
    jobs = open();
    await jobs.start();
    const again = await startedRun(1);
    again.give(records(0, 2));
    again.end();
    (await startedRun(2)).end();
    await untilState(second, 'finished');
    expect(await resultOf(first)).toEqual(records(0, 2));
  });

  it('any number of stops is allowed', async () => {
    const id = await request();
    for (let i = 0; i < 5; i++) {
      await startedRun(1);
      await jobs.stop();
      jobs = open();
      await jobs.start();
    }
    (await startedRun(1)).end();
    await untilState(id, 'finished');
  });

  it('a killed report starts again; the third time it is aborted, and the next one runs', async () => {
    const [first, second] = [await request(), await request()];
    for (let kill = 1; kill <= 3; kill++) {
      const run = await startedRun(1);
      expect((await readStatus(first))['state']).toBe('running');
      run.give(records(0, 1, 'x'.repeat(2_000_000)));
      await expect.poll(() => store.collection(CHUNKS).count({}), { interval: 1 }).toBe(1);
      // That run does not continue: it was killed.
      jobs = open();
      await jobs.start();
      expect(await store.collection(CHUNKS).count({})).toBe(0);
    }
    expect(await readStatus(first)).toMatchObject({ state: 'aborted', endedMs: clock.now() });
    expect((await readStatus(first))['error']).toContain('killed 3 times');
    (await startedRun(1)).end();
    await untilState(second, 'finished');
  });
});

const CHUNKS = { name: 'report-results', key: 'id' } as const;

describe('[J5] a result', () => {
  it('of many records is stored in chunks and read as a whole', async () => {
    const id = await request();
    const run = await startedRun(1);
    const all = records(0, 100, 'x'.repeat(50_000));
    for (let i = 0; i < all.length; i += 10) run.give(all.slice(i, i + 10));
    run.end();
    await untilState(id, 'finished');
    expect(await resultOf(id)).toEqual(all);
    expect(await store.collection(CHUNKS).count({})).toBe(4);
    const write = vi.spyOn(store, 'write');
    await jobs.remove(ANNA, id);
    expect(await store.collection(CHUNKS).count({})).toBe(0);
    // Deleted chunk by chunk, so that other requests are served in between.
    expect(write.mock.calls.map(([changes]) => changes.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('that fits into a chunk is written together with the end', async () => {
    const id = await request();
    const run = await startedRun(1);
    const write = vi.spyOn(store, 'write');
    run.give(records(0, 1000));
    run.end();
    await untilState(id, 'finished');
    expect(write).toHaveBeenCalledOnce();
  });

  it.each([
    ['records', [records(0, 200_000), records(0, 1)]],
    ['characters', Array(40).fill(records(0, 1, 'x'.repeat(2_000_000)))],
  ])('of too many %s aborts the report, and leaves no chunks', async (what, batches) => {
    const id = await request();
    const run = await startedRun(1);
    for (const batch of batches) run.give(batch);
    await untilState(id, 'aborted');
    expect((await readStatus(id))['error']).toMatch(new RegExp(`more than \\d+ ${what}`));
    expect(await store.collection(CHUNKS).count({})).toBe(0);
  });

  it('remains when the store reports a failure although it has stored the end', async () => {
    const id = await request();
    const run = await startedRun(1);
    const write = store.write.bind(store);
    vi.spyOn(store, 'write').mockImplementationOnce(async (operations) => {
      await write(operations);
      throw new Error('no reply');
    });
    run.give(records(0, 2));
    run.end();
    await untilState(id, 'finished');
    expect(await request()).toBe(id + 1);
    await startedRun(2);
    expect(await resultOf(id)).toEqual(records(0, 2));
    expect(changes.filter((each) => each.startsWith(`${id} `)).at(-1)).toBe(`${id} finished`);
  });

  it('is stored for 7 days after the end; the next request deletes it with its report', async () => {
    const id = await request();
    const run = await startedRun(1);
    clock.set(clock.now() + 30 * millisecondsInDay);
    run.give(records(0, 1));
    run.end();
    await untilState(id, 'finished');
    clock.set(clock.now() + 7 * millisecondsInDay - 1);
    expect(await resultOf(id)).toEqual(records(0, 1));
    clock.set(clock.now() + 1);
    expect(await resultOf(id)).toBe('not-found');
    expect(await readStatus(id)).toEqual({ code: 'not-found' });
    expect(await store.collection(CHUNKS).count({})).toBe(1);
    await request();
    expect(await store.collection(CHUNKS).count({})).toBe(0);
    expect(await store.collection(REPORT_JOBS).get(id)).toBeUndefined();
  });

  it('is found under its type only', async () => {
    const id = await request();
    (await startedRun(1)).end();
    await untilState(id, 'finished');
    expect(await resultOf(id, ANNA, 'passageline')).toBe('not-found');
    expect(await resultOf(id, ANNA)).toEqual([]);
  });
});

describe('[J6] a report', () => {
  it('is visible to its owner and to administrators', async () => {
    const id = await request();
    const run = await startedRun(1);
    expect(await readStatus(id, BERT)).toEqual({ code: 'not-found' });
    expect(await resultOf(id, BERT)).toBe('not-found');
    expect((await jobs.remove(BERT, id)).ok).toBe(false);
    expect(run.signal?.aborted).toBe(false);
    expect(await readStatus(id, ANNA)).toMatchObject({ state: 'running' });
    expect(await readStatus(id, CHIEF)).toMatchObject({ state: 'running' });
  });

  it('that runs is cancelled, and the next one runs', async () => {
    const [first, second] = [await request(), await request()];
    const run = await startedRun(1);
    run.onProgress?.({ shipsDone: 1, shipsTotal: 4, shipPart: 0 });
    expect(await jobs.remove(ANNA, first)).toEqual({ ok: true, value: null });
    expect(await readStatus(first)).toMatchObject({
      state: 'aborted',
      progress: 25,
      error: 'The report was cancelled.',
      endedMs: clock.now(),
    });
    (await startedRun(2)).end();
    await untilState(second, 'finished');
  });

  it('that is cancelled while it finishes is not finished afterwards', async () => {
    const id = await request();
    (await startedRun(1)).end();
    expect(await jobs.remove(ANNA, id)).toEqual({ ok: true, value: null });
    expect(await readStatus(id)).not.toMatchObject({ state: 'finished' });
  });

  it('that is queued is cancelled and never runs', async () => {
    const ids = [await request(), await request(), await request()];
    await jobs.remove(ANNA, ids[1]);
    expect(await readStatus(ids[1])).toMatchObject({
      state: 'aborted',
      error: 'The report was cancelled.',
      startedMs: null,
    });
    (await startedRun(1)).end();
    (await startedRun(2)).end();
    await untilState(ids[2], 'finished');
    expect(gate.runs).toHaveLength(2);
  });

  it('that has ended is deleted with its result', async () => {
    const id = await request();
    (await startedRun(1)).end();
    await untilState(id, 'finished');
    expect((await jobs.remove(ANNA, id)).ok).toBe(true);
    expect(await readStatus(id)).toEqual({ code: 'not-found' });
    expect(await resultOf(id)).toBe('not-found');
    expect((await jobs.remove(ANNA, id)).ok).toBe(false);
  });
});
