import { readNdjson } from '@roadstead/ais';
import type { Answer } from '@roadstead/model';
import type { Ingested, MaritimeService, Report } from '@roadstead/service';
import { describe, expect, it } from 'vitest';
import { BATCH_REPORTS, BATCHES_IN_FLIGHT } from '../limits.ts';
import { Intake } from './intake.ts';

/** A service that is done with what it takes when it is told so. */
class SlowService {
  /** How many reports each batch has. */
  readonly taken: number[] = [];
  readonly #open: (() => void)[] = [];
  /** What it does with a batch. */
  answer = (reports: readonly Report[]): Answer<Ingested> => ({
    ok: true,
    value: { accepted: reports.length, late: 0, rejected: [] },
  });

  async ingest(reports: readonly Report[]): Promise<Answer<Ingested>> {
    this.taken.push(reports.length);
    await new Promise<void>((resolve) => this.#open.push(resolve));
    return this.answer(reports);
  }

  /** Is done with all that it has. */
  async finish(): Promise<void> {
    for (const finish of this.#open.splice(0)) finish();
    await turn();
  }
}

/** A body that comes as it is told to. */
class Feed {
  #line = 0;
  #more: (chunk: Uint8Array | undefined) => void = () => undefined;

  /** So many records in one chunk. */
  async send(count: number): Promise<void> {
    const time = '"timestamp":"2026-06-01T12:00:00Z","longitude":10,"latitude":54';
    const lines = Array.from({ length: count }, () => `{"mmsi":${++this.#line},${time}}\n`);
    this.#more(new TextEncoder().encode(lines.join('')));
    await turn();
  }

  async end(): Promise<void> {
    this.#more(undefined);
    await turn();
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const chunk = await new Promise<Uint8Array | undefined>((resolve) => {
        this.#more = resolve;
      });
      if (chunk === undefined) return;
      yield chunk;
    }
  }
}

/** All that can go on without anything new has gone on. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function running(): Promise<{
  service: SlowService;
  feed: Feed;
  intake: Intake;
  done: ReturnType<Intake['takeAll']>;
}> {
  const service = new SlowService();
  const feed = new Feed();
  const intake = new Intake(service as unknown as MaritimeService, 10);
  const done = intake.takeAll(readNdjson(feed.chunks(), { batchSize: BATCH_REPORTS }));
  done.catch(() => undefined);
  await turn();
  return { service, feed, intake, done };
}

describe('an intake', () => {
  it('hands on what has come where nothing is in flight, and gathers meanwhile', async () => {
    const { service, feed, intake, done } = await running();
    await feed.send(1);
    expect(service.taken).toEqual([1]);
    await feed.send(2);
    await feed.send(3);
    expect(service.taken).toEqual([1]);
    await service.finish();
    expect(service.taken).toEqual([1, 5]);
    await feed.send(4);
    await feed.end();
    expect(service.taken).toEqual([1, 5, 4]);
    await service.finish();
    expect(await done).toMatchObject({ ok: true });
    expect(intake.taken).toMatchObject({ accepted: 10, rejected_total: 0 });
  });

  it('reads no further than so many batches that are in flight', async () => {
    const { service, feed } = await running();
    await feed.send(20 * BATCH_REPORTS);
    expect(service.taken).toHaveLength(BATCHES_IN_FLIGHT);
    expect(Math.max(...service.taken)).toBeLessThan(2 * BATCH_REPORTS);
    await service.finish();
    expect(service.taken).toHaveLength(2 * BATCHES_IN_FLIGHT);
  });

  it('names the lines of what the service rejects', async () => {
    const { service, feed, intake, done } = await running();
    service.answer = ({ length }) => ({
      ok: true,
      value: { accepted: 0, late: 0, rejected: [{ index: length - 1, reason: 'x', detail: '' }] },
    });
    for (const count of [3, 5]) await feed.send(count);
    await service.finish();
    await feed.end();
    await service.finish();
    await done;
    expect(intake.taken).toMatchObject({ accepted: 6, rejected: [{ line: 3 }, { line: 8 }] });
  });

  it('tells of a failure though nobody waited for it when it came', async () => {
    const { service, feed, done } = await running();
    service.answer = () => {
      throw new Error('the disk is full');
    };
    await feed.send(1);
    await service.finish();
    await feed.end();
    await expect(done).rejects.toThrow('the disk is full');
  });
});
