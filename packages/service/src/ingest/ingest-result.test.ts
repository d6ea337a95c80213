import type { PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST, pairTogether, report, startService } from '../testing/running-service.ts';
import type { IngestResult } from './ingest-result.ts';

/** Ingests reports in batches of some sizes. */
async function ingestCut(
  reports: readonly PositionReport[],
  sizes: readonly number[],
): Promise<IngestResult[]> {
  const { service } = await startService();
  const results: IngestResult[] = [];
  let at = 0;
  for (let i = 0; at < reports.length; i++) {
    const size = sizes[i % sizes.length];
    const result = await service.ingest({ positions: reports.slice(at, at + size) });
    if (!result.ok) throw new Error(result.error.detail);
    results.push(result.value);
    at += size;
  }
  await service.stop();
  return results;
}

describe('the result of a batch', () => {
  it('names the report of an earlier batch that it shows to be a jump', async () => {
    const { service } = await startService();
    const jump = report(FIRST, 12, 14);
    const first = await service.ingest({ positions: [...pairTogether(0, 10), jump] });
    expect(first).toMatchObject({ value: { accepted: 13, rejected: [], rejectedEarlier: [] } });
    const second = await service.ingest({ positions: pairTogether(14, 20) });
    expect(second).toMatchObject({
      value: { accepted: 8, rejected: [], rejectedEarlier: [{ report: jump, reason: 'jump' }] },
    });
  });

  it('gives the same sums however a feed is cut', async () => {
    const reports = pairTogether(0, 120).flatMap((each, i) => {
      if (i % 9 === 4) return [{ ...each, longitude: 14 }];
      return i % 9 === 7 ? [each, { ...each, latitude: 54.0001 }] : [each];
    });
    const sums = new Set<string>();
    const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(sizes, async (some) => {
        let [accepted, rejected] = [0, 0];
        for (const result of await ingestCut(reports, some)) {
          accepted += result.accepted - result.rejectedEarlier.length;
          rejected += result.rejected.length + result.rejectedEarlier.length;
        }
        expect(accepted + rejected).toBe(reports.length);
        sums.add(`${accepted} ${rejected}`);
      }),
      { numRuns: 30 },
    );
    expect([...sums]).toHaveLength(1);
  });
});
