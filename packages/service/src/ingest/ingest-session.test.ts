import { readNdjson } from '@roadstead/ais';
import { type PositionReport, type Result, success } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { yieldToEventLoop } from '../operations/timers.ts';
import type { IngestBatch } from './ingest-batch.ts';
import type { IngestResult } from './ingest-result.ts';
import { BATCH_REPORTS, BATCHES_IN_FLIGHT, IngestSession } from './ingest-session.ts';

/** A service whose batches are pending until `finish`. */
class SlowService {
  /** Number of reports of each batch. */
  readonly counts: number[] = [];
  readonly #open: (() => void)[] = [];
  /** Result of a batch. */
  answer = (count: number): Result<IngestResult> => ({
    ok: true,
    value: { accepted: count, late: 0, rejected: [], rejectedEarlier: [], positions: [] },
  });

  async ingest({ positions = [], statics = [] }: IngestBatch): Promise<Result<IngestResult>> {
    const count = positions.length + statics.length;
    this.counts.push(count);
    await new Promise<void>((resolve) => this.#open.push(resolve));
    return this.answer(count);
  }

  /** Completes all pending batches. */
  async finish(): Promise<void> {
    for (const finish of this.#open.splice(0)) finish();
    await turn();
  }
}

/** A body whose chunks arrive on demand. */
class Feed {
  #line = 0;
  #more: (chunk: Uint8Array | undefined) => void = () => undefined;

  /** Sends a number of records in one chunk. */
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

/** Lets all pending callbacks run. */
async function turn(): Promise<void> {
  // The session lets other work run after each batch.
  for (let batch = 0; batch <= BATCHES_IN_FLIGHT; batch++) await yieldToEventLoop();
}

async function running(): Promise<{
  service: SlowService;
  feed: Feed;
  intake: IngestSession;
  done: Promise<unknown>;
}> {
  const service = new SlowService();
  const feed = new Feed();
  const intake = new IngestSession(service, 10);
  const done = intake.ingestAll(readNdjson(feed.chunks(), { batchSize: BATCH_REPORTS }));
  done.catch(() => undefined);
  await turn();
  return { service, feed, intake, done };
}

describe('an ingest session', () => {
  it('sends records at once if no batch is in flight, and collects them meanwhile', async () => {
    const { service, feed, intake, done } = await running();
    await feed.send(1);
    expect(service.counts).toEqual([1]);
    await feed.send(2);
    await feed.send(3);
    expect(service.counts).toEqual([1]);
    await service.finish();
    expect(service.counts).toEqual([1, 5]);
    await feed.send(4);
    await feed.end();
    expect(service.counts).toEqual([1, 5, 4]);
    await service.finish();
    await done;
    expect(intake.result).toMatchObject({ accepted: 10, rejectedTotal: 0 });
  });

  it('stops reading while the maximum of batches is in flight', async () => {
    const { service, feed } = await running();
    await feed.send(20 * BATCH_REPORTS);
    expect(service.counts).toHaveLength(BATCHES_IN_FLIGHT);
    expect(Math.max(...service.counts)).toBeLessThan(2 * BATCH_REPORTS);
    await service.finish();
    expect(service.counts).toHaveLength(2 * BATCHES_IN_FLIGHT);
  });

  it('lets other work run between two batches of one chunk', async () => {
    const { service, feed } = await running();
    const batchesBefore = new Promise<number>((resolve) => {
      const ingest = service.ingest.bind(service);
      service.ingest = (batch) => {
        service.ingest = ingest;
        setTimeout(() => resolve(service.counts.length), 0);
        return ingest(batch);
      };
    });
    await feed.send(4 * BATCH_REPORTS);
    expect(await batchesBefore).toBeLessThan(4);
    expect(service.counts.length).toBeGreaterThanOrEqual(4);
  });

  it('lists the lines that the service rejects', async () => {
    const { service, feed, intake, done } = await running();
    service.answer = (count) => ({
      ok: true,
      value: {
        accepted: 0,
        late: 0,
        rejected: [{ list: 'positions', index: count - 1, field: null, reason: 'x', detail: '' }],
        ...{ rejectedEarlier: [], positions: [] },
      },
    });
    for (const count of [3, 5]) await feed.send(count);
    await service.finish();
    await feed.end();
    await service.finish();
    await done;
    expect(intake.result).toMatchObject({ accepted: 6, rejected: [{ line: 3 }, { line: 8 }] });
  });

  it('counts results in the order of the batches, so that a later one can reject an earlier report', async () => {
    const { service, feed, intake, done } = await running();
    const answers: (() => void)[] = [];
    let first: PositionReport | undefined;
    service.ingest = async (batch) => {
      const positions = batch.positions as PositionReport[];
      const isFirst = first === undefined;
      first ??= positions[0];
      const report = first;
      await new Promise<void>((resolve) => answers.push(resolve));
      const rejectedEarlier = isFirst ? [] : [{ report, reason: 'jump', detail: '' } as const];
      const accepted = positions.length;
      return success({ accepted, late: 0, rejected: [], rejectedEarlier, positions });
    };
    for (let batch = 0; batch < 2; batch++) await feed.send(BATCH_REPORTS);
    await feed.end();
    expect(answers).toHaveLength(2);
    answers[1]();
    await turn();
    expect(intake.result.accepted).toBe(0);
    answers[0]();
    await done;
    expect(intake.result).toMatchObject({
      accepted: 2 * BATCH_REPORTS - 1,
      rejected: [{ line: 1, reason: 'jump' }],
    });
  });

  it('reports a failure that occurred while nothing awaited it', async () => {
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
