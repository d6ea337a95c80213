import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openExistingStore, openStoreReadOnly } from '../operations/open-store.ts';
import { bytesOf, FakeOutput, roadstead } from '../testing/fake-host.ts';
import { AURORA, ferryReports } from '../testing/ferries.ts';
import { serve } from '../testing/serving.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const place = temporaryFolder();
/** A day: each of the two ferries calls once an hour. */
const HOURS = 24;
const CALLS = 48;

const folder = (name = 'store'): string => join(place.folder(), name);

beforeAll(async () => {
  place.make();
  const stdin = bytesOf(ferryReports(HOURS));
  await roadstead(['ingest', '-', '--data', folder()], { stdin });
});
afterAll(place.remove);

/** A store for each test. */
async function copyOf(name: string): Promise<string> {
  await cp(folder(), folder(name), { recursive: true });
  return folder(name);
}

async function modelIn(data: string): Promise<Uint8Array | undefined> {
  const store = await openStoreReadOnly(data);
  try {
    return await store.blobs.read('next-ports');
  } finally {
    await store.close();
  }
}

async function keep(data: string, bytes: Uint8Array): Promise<void> {
  const store = await openExistingStore(data);
  await store.write([store.blobs.put('next-ports', bytes)]);
  await store.close();
}

async function predicted(data: string): Promise<readonly object[]> {
  const argv = ['predict', `${AURORA.imo}`, '--format', 'json', '--data', data];
  return JSON.parse((await roadstead(argv)).stdout).records;
}

describe('roadstead relearn', () => {
  it('trains on the calls in the store, and reports their number', async () => {
    const data = await copyOf('relearned');
    const before = await predicted(data);
    await keep(data, new Uint8Array([1, 2, 3]));
    const { code, stdout, stderr } = await roadstead(['relearn', '--data', data]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toMatch(
      new RegExp(`^Trained the next-port model on ${CALLS} port calls of 2 ships in .+\\.\\n$`),
    );
    expect((await modelIn(data))?.length).toBeGreaterThan(1000);
    // The reliability of destinations is reset.
    const probability = expect.closeTo(1, 2);
    const records = before.map((each) => ({
      ...each,
      probability,
      after_next: { locode: 'DKHLS', probability },
    }));
    expect(await predicted(data)).toEqual(records);
  });

  it('trains the same model each time', async () => {
    const data = await copyOf('twice');
    await roadstead(['relearn', '--data', data]);
    const once = await modelIn(data);
    await roadstead(['relearn', '--data', data]);
    expect(await modelIn(data)).toEqual(once);
  });

  it('leaves the store unchanged when it is interrupted', async () => {
    const data = await copyOf('half');
    const before = new Uint8Array([1, 2, 3]);
    await keep(data, before);
    const interruption = new AbortController();
    const stderr = new FakeOutput(true, (text) => {
      if (text.includes('port call')) interruption.abort();
    });
    const interrupted = interruption.signal;
    const run = await roadstead(['relearn', '--data', data], { stderr, interrupted });
    expect(run.code).toBe(130);
    expect(run.stderr).not.toContain('Learned');
    expect(await modelIn(data)).toEqual(before);
  });

  it('shows progress on a terminal', async () => {
    const stderr = new FakeOutput(true);
    await roadstead(['relearn', '--data', await copyOf('shown')], { stderr });
    expect(stderr.text).toContain('24 port calls  1 ship');
  });

  it('reports a missing store, and creates none', async () => {
    const run = await roadstead(['relearn', '--data', folder('nowhere')]);
    expect(run).toEqual({
      code: 2,
      stdout: '',
      stderr: `roadstead: ${folder('nowhere')} contains no store.\n`,
    });
  });

  it('requires exclusive access to the store', async () => {
    const data = await copyOf('served');
    const { stop } = await serve(['--data', data]);
    const run = await roadstead(['relearn', '--data', data]);
    await stop();
    expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining('roadstead: ') });
    expect(run.stderr).not.toContain('Learned');
  });
});
