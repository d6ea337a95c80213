import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Caller } from '@roadstead/model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReportJobs } from './report-jobs.ts';
import type { ReportRecordJson } from './report-records.ts';
import { type GatedRun, gatedRunner } from './testing/gated-runner.ts';

const DAY_MS = 24 * 3_600_000;
const ANNA: Caller = { uuid: 'a', name: 'anna', roles: [] };
const BERT: Caller = { uuid: 'b', name: 'bert', roles: [] };
const CHIEF: Caller = { uuid: 'c', name: 'chief', roles: ['administrator'] };
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

function open(): ReportJobs {
  gate = gatedRunner();
  return new ReportJobs({ store, clock, run: gate.run, failed });
}

beforeEach(async () => {
  store = createMemoryStore();
  jobs = open();
  await jobs.start();
});
afterEach(() => {
  expect(failed).not.toHaveBeenCalled();
});

async function request(caller = ANNA): Promise<number> {
  const answer = await jobs.request(caller, 'multiship', BODY);
  if (!answer.ok) throw new Error(answer.failure.detail);
  return answer.value;
}

/** The report that was begun as the so-many-eth of this engine. */
async function begun(number: number): Promise<GatedRun> {
  await expect.poll(() => gate.runs.length, { interval: 1 }).toBe(number);
  return gate.runs[number - 1];
}

async function untilState(id: number, state: string): Promise<void> {
  await expect.poll(async () => (await look(id))['state'], { interval: 1 }).toBe(state);
}

async function look(id: number, caller = CHIEF): Promise<Readonly<Record<string, unknown>>> {
  const status = await jobs.status(caller, id);
  return status.ok ? { ...status.value } : { word: status.failure.word };
}

async function resultOf(id: number, caller = CHIEF, type = 'multiship'): Promise<unknown> {
  const result = await jobs.result(caller, type, id);
  if (!result.ok) return result.failure.word;
  if (result.value.state !== 'finished') return result.value.state;
  return JSON.parse(result.value.recordsJson);
}

/** Records of a report, told apart by a number. */
function records(from: number, to: number, text = ''): readonly ReportRecordJson[] {
  const made = Array.from({ length: to - from }, (_, i) => ({ number: from + i, text }));
  return made as unknown as readonly ReportRecordJson[];
}

describe('[J1] a report', () => {
  it('is queued, runs, and is finished with its records in their order', async () => {
    const id = await request();
    const { request: asked, caller, ...run } = await begun(1);
    expect(asked).toMatchObject({ type: 'multiship', name: 'June', ships: [211000001] });
    expect(caller).toEqual(ANNA);
    const created = { id, createdMs: clock.now(), error: null };
    clock.set(clock.now() + 1000);
    expect(await look(id)).toMatchObject({ ...created, state: 'running', progress: 0 });
    expect(await resultOf(id)).toBe('running');
    run.give(records(0, 2));
    run.give(records(2, 3));
    run.end();
    await untilState(id, 'finished');
    expect(await resultOf(id)).toEqual(records(0, 3));
    expect(await look(id)).toEqual({
      ...created,
      state: 'finished',
      progress: 100,
      startedMs: clock.now() - 1000,
      endedMs: clock.now(),
    });
  });

  it('may have no records', async () => {
    const id = await request();
    (await begun(1)).end();
    await untilState(id, 'finished');
    expect(await resultOf(id)).toEqual([]);
  });

  it('that fails is aborted with what went wrong, and the next one runs', async () => {
    const [first, second] = [await request(), await request()];
    const run = await begun(1);
    run.give(records(0, 1));
    run.fail(new Error('The sea is dry.'));
    await untilState(first, 'aborted');
    expect(await look(first)).toMatchObject({ error: 'The sea is dry.', endedMs: clock.now() });
    expect(await resultOf(first)).toBe('aborted');
    (await begun(2)).end();
    await untilState(second, 'finished');
  });

  it('that cannot be so is refused at once', async () => {
    const answer = await jobs.request(ANNA, 'multiship', { ...BODY, ships: [] });
    expect(answer).toMatchObject({ ok: false, failure: { word: 'invalid' } });
    const unknown = await jobs.request(ANNA, 'weather', BODY);
    expect(unknown).toMatchObject({ ok: false, failure: { word: 'not-found' } });
    expect(await look(1)).toEqual({ word: 'not-found' });
  });
});

describe('[J2] one report at a time', () => {
  it('in the order of their ids, whoever asked', async () => {
    const ids = [await request(ANNA), await request(BERT), await request(ANNA)];
    for (const [i, id] of ids.entries()) {
      const run = await begun(i + 1);
      expect(await Promise.all(ids.map(async (each) => (await look(each))['state']))).toEqual([
        ...Array(i).fill('finished'),
        'running',
        ...Array(ids.length - i - 1).fill('queued'),
      ]);
      run.end();
      await untilState(id, 'finished');
    }
  });

  it('100 of a user wait or run, and another user is not held up', async () => {
    for (let i = 0; i < 100; i++) await request();
    const refused = await jobs.request(ANNA, 'multiship', BODY);
    expect(refused).toMatchObject({ ok: false, failure: { word: 'too-many' } });
    expect(await request(BERT)).toBe(101);
    (await begun(1)).end();
    await untilState(1, 'finished');
    expect(await request()).toBe(102);
  });

  it('100 of a user, also of those that are asked for at once', async () => {
    const asked = Array.from({ length: 105 }, () => jobs.request(ANNA, 'multiship', BODY));
    const taken = (await Promise.all(asked)).filter(({ ok }) => ok);
    expect(taken).toHaveLength(100);
  });
});

describe('[J5] reports that are kept', () => {
  it('are 1 000 of a user at most; one that is removed makes room', async () => {
    const states = store.collection<{ id: number }>(JOBS);
    const id = await request();
    (await begun(1)).end();
    await untilState(id, 'finished');
    const one = (await states.get(id))!;
    await store.write(Array.from({ length: 998 }, (_, i) => states.insert({ ...one, id: 10 + i })));
    const last = await request();
    expect((await jobs.request(ANNA, 'multiship', BODY)).ok).toBe(false);
    expect((await jobs.request(BERT, 'multiship', BODY)).ok).toBe(true);
    await jobs.remove(ANNA, id);
    expect(last).toBe(2);
    expect((await jobs.request(ANNA, 'multiship', BODY)).ok).toBe(true);
  });

  it('for 7 days make room after that, though nobody removes them', async () => {
    const states = store.collection<{ id: number }>(JOBS);
    const id = await request();
    (await begun(1)).end();
    await untilState(id, 'finished');
    const one = (await states.get(id))!;
    await store.write(
      Array.from({ length: 1999 }, (_, i) => states.insert({ ...one, id: 10 + i })),
    );
    expect((await jobs.request(ANNA, 'multiship', BODY)).ok).toBe(false);
    clock.set(clock.now() + 7 * DAY_MS);
    expect((await jobs.request(ANNA, 'multiship', BODY)).ok).toBe(true);
  });
});

describe('[J3] progress', () => {
  it('is whole percent of the work, never goes back, and is 100 only at the end', async () => {
    const id = await request();
    const run = await begun(1);
    const noted: unknown[] = [];
    for (const [shipsDone, shipPart] of [
      [0, 0.5],
      [1, 0],
      [1, 0.999],
      [1, 0.2],
      [3, 0],
    ]) {
      run.onProgress?.({ shipsDone, shipsTotal: 3, shipPart });
      noted.push((await look(id))['progress']);
    }
    expect(noted).toEqual([16, 33, 66, 66, 99]);
    run.end();
    await untilState(id, 'finished');
    expect(await look(id)).toMatchObject({ progress: 100 });
  });

  it('is not written while it runs', async () => {
    await request();
    const run = await begun(1);
    const write = vi.spyOn(store, 'write');
    for (let i = 0; i < 50; i++) {
      run.onProgress?.({ shipsDone: i, shipsTotal: 50, shipPart: 0 });
    }
    expect(write).not.toHaveBeenCalled();
  });
});

describe('[J4] after a restart', () => {
  it('what a stop broke off, and what was queued, run in their order, the former from its beginning', async () => {
    const [first, second] = [await request(), await request()];
    const run = await begun(1);
    run.give(records(0, 1, 'x'.repeat(2_000_000)));
    await jobs.stop();
    expect(await look(first)).toMatchObject({ state: 'queued', startedMs: null, endedMs: null });
    expect(gate.runs).toHaveLength(1);
    jobs = open();
    await jobs.start();
    const again = await begun(1);
    again.give(records(0, 2));
    again.end();
    (await begun(2)).end();
    await untilState(second, 'finished');
    expect(await resultOf(first)).toEqual(records(0, 2));
  });

  it('stops are forgiven however often they come', async () => {
    const id = await request();
    for (let i = 0; i < 5; i++) {
      await begun(1);
      await jobs.stop();
      jobs = open();
      await jobs.start();
    }
    (await begun(1)).end();
    await untilState(id, 'finished');
  });

  it('what a kill broke off begins again, the third time it is aborted and the next one runs', async () => {
    const [first, second] = [await request(), await request()];
    for (let kill = 1; kill <= 3; kill++) {
      const run = await begun(1);
      expect((await look(first))['state']).toBe('running');
      run.give(records(0, 1, 'x'.repeat(2_000_000)));
      await expect.poll(() => store.collection(PIECES).count({}), { interval: 1 }).toBe(1);
      // Nobody goes on with that run: it was killed.
      jobs = open();
      await jobs.start();
      expect(await store.collection(PIECES).count({})).toBe(0);
    }
    expect(await look(first)).toMatchObject({ state: 'aborted', endedMs: clock.now() });
    expect((await look(first))['error']).toContain('killed 3 times');
    (await begun(1)).end();
    await untilState(second, 'finished');
  });
});

const PIECES = { name: 'report-results', key: 'id' } as const;

describe('[J5] a result', () => {
  it('of many records is kept in pieces and comes as a whole', async () => {
    const id = await request();
    const run = await begun(1);
    const all = records(0, 100, 'x'.repeat(50_000));
    for (let i = 0; i < all.length; i += 10) run.give(all.slice(i, i + 10));
    run.end();
    await untilState(id, 'finished');
    expect(await resultOf(id)).toEqual(all);
    expect(await store.collection(PIECES).count({})).toBe(4);
    const write = vi.spyOn(store, 'write');
    await jobs.remove(ANNA, id);
    expect(await store.collection(PIECES).count({})).toBe(0);
    // As it came, it goes piece by piece: others have their turn.
    expect(write.mock.calls.map(([changes]) => changes.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('that fits into a piece is written together with the end', async () => {
    const id = await request();
    const run = await begun(1);
    const write = vi.spyOn(store, 'write');
    run.give(records(0, 1000));
    run.end();
    await untilState(id, 'finished');
    expect(write).toHaveBeenCalledOnce();
  });

  it.each([
    ['records', [records(0, 200_000), records(0, 1)]],
    ['characters', Array(40).fill(records(0, 1, 'x'.repeat(2_000_000)))],
  ])('of too many %s aborts the report, and leaves nothing', async (what, batches) => {
    const id = await request();
    const run = await begun(1);
    for (const batch of batches) run.give(batch);
    await untilState(id, 'aborted');
    expect((await look(id))['error']).toMatch(new RegExp(`more than \\d+ ${what}`));
    expect(await store.collection(PIECES).count({})).toBe(0);
  });

  it('is there for 7 days after the end, then it goes with its report when another is asked for', async () => {
    const id = await request();
    const run = await begun(1);
    clock.set(clock.now() + 30 * DAY_MS);
    run.give(records(0, 1));
    run.end();
    await untilState(id, 'finished');
    clock.set(clock.now() + 7 * DAY_MS - 1);
    expect(await resultOf(id)).toEqual(records(0, 1));
    clock.set(clock.now() + 1);
    expect(await resultOf(id)).toBe('not-found');
    expect(await look(id)).toEqual({ word: 'not-found' });
    expect(await store.collection(PIECES).count({})).toBe(1);
    await request();
    expect(await store.collection(PIECES).count({})).toBe(0);
    expect(await store.collection<{ id: number }>(JOBS).get(id)).toBeUndefined();
  });

  it('is found under its type alone', async () => {
    const id = await request();
    (await begun(1)).end();
    await untilState(id, 'finished');
    expect(await resultOf(id, ANNA, 'passageline')).toBe('not-found');
    expect(await resultOf(id, ANNA)).toEqual([]);
  });
});

const JOBS = {
  name: 'report-jobs',
  key: 'id',
  indexes: {
    state: ['state'],
    owner: ['owner', 'state'],
    ended: ['endedMs'],
    endedOfOwner: ['owner', 'endedMs'],
  },
} as never;

describe('[J6] a report', () => {
  it("is its owner's, and administrators'", async () => {
    const id = await request();
    const run = await begun(1);
    expect(await look(id, BERT)).toEqual({ word: 'not-found' });
    expect(await resultOf(id, BERT)).toBe('not-found');
    expect((await jobs.remove(BERT, id)).ok).toBe(false);
    expect(run.signal?.aborted).toBe(false);
    expect(await look(id, ANNA)).toMatchObject({ state: 'running' });
    expect(await look(id, CHIEF)).toMatchObject({ state: 'running' });
  });

  it('that runs is cancelled, and the next one runs', async () => {
    const [first, second] = [await request(), await request()];
    const run = await begun(1);
    run.onProgress?.({ shipsDone: 1, shipsTotal: 4, shipPart: 0 });
    expect(await jobs.remove(ANNA, first)).toEqual({ ok: true, value: null });
    expect(await look(first)).toMatchObject({
      state: 'aborted',
      progress: 25,
      error: 'The report was cancelled.',
      endedMs: clock.now(),
    });
    (await begun(2)).end();
    await untilState(second, 'finished');
  });

  it('that is removed while it finishes is not there as finished after that', async () => {
    const id = await request();
    (await begun(1)).end();
    expect(await jobs.remove(ANNA, id)).toEqual({ ok: true, value: null });
    expect(await look(id)).not.toMatchObject({ state: 'finished' });
  });

  it('that waits is cancelled and never runs', async () => {
    const ids = [await request(), await request(), await request()];
    await jobs.remove(ANNA, ids[1]);
    expect(await look(ids[1])).toMatchObject({
      state: 'aborted',
      error: 'The report was cancelled.',
      startedMs: null,
    });
    (await begun(1)).end();
    (await begun(2)).end();
    await untilState(ids[2], 'finished');
    expect(gate.runs).toHaveLength(2);
  });

  it('that is over is removed with its result', async () => {
    const id = await request();
    (await begun(1)).end();
    await untilState(id, 'finished');
    expect((await jobs.remove(ANNA, id)).ok).toBe(true);
    expect(await look(id)).toEqual({ word: 'not-found' });
    expect(await resultOf(id)).toBe('not-found');
    expect((await jobs.remove(ANNA, id)).ok).toBe(false);
  });
});
