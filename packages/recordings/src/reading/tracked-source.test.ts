import type { Mmsi, PositionReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { type PositionSource, recordingSource } from './position-source.ts';
import { sortInMemory } from './sort-in-memory.ts';
import { checkedParts, type TrackedOptions, type TrackedPart } from './tracked-source.ts';

const START_MS = Date.UTC(2026, 5, 1, 12);

function reportAt(second: number, longitude = 10): PositionReport {
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  const timeMs = START_MS + 1000 * second;
  return { mmsi: 211_000_001 as Mmsi, timeMs, longitude, latitude: 54, ...unknown };
}

/** Opens a recording with two positions in each batch. */
function opened(
  reports: readonly PositionReport[],
  sizeBytes: number | undefined,
  onOpen: () => void = () => undefined,
): () => Promise<PositionSource> {
  async function* batches() {
    const others = {
      statics: [],
      rejected: [],
      warnings: [],
      bytes: 0,
      skipped: 0,
      staticLines: [],
    };
    for (let at = 0; at < reports.length; at += 2)
      yield {
        ...others,
        positions: reports.slice(at, at + 2),
        lines: at + 2,
        positionLines: [at, at + 1],
      };
  }
  return () => {
    onOpen();
    return recordingSource(
      async () => [{ name: 'day.csv', sizeBytes, batches: batches() }],
      sortInMemory,
    );
  };
}

/** The passes of a source: whether it is sorted, and the longitudes and counts of its fixes. */
async function passesOf(
  open: () => Promise<PositionSource>,
  tracker?: TrackedOptions,
): Promise<readonly object[]> {
  const parts: TrackedPart[] = [];
  for await (const part of checkedParts(open, tracker)) parts.push(part);
  return parts.flatMap((part, i) => {
    if (part.kind !== 'begin') return [];
    const next = parts.findIndex(({ kind }, k) => k > i && kind === 'begin');
    const own = parts.slice(i + 1, next < 0 ? undefined : next);
    const steps = own.flatMap((each) => (each.kind === 'step' ? [each.batch] : []));
    const fixes = steps.flatMap((batch) => batch.fixes.map(({ longitude }) => longitude));
    return [{ isSorted: part.isSorted, fixes, counted: part.counts.fixes }];
  });
}

describe('the parts of a source for an output that cannot begin again', () => {
  it('are a pass without fixes, and one with the reports as they were read', async () => {
    // The second of them repeats a time, and the last is a jump.
    const reports = [reportAt(0, 10), reportAt(0, 11), reportAt(1, 10), reportAt(2, 90)];
    const fixes = [10, 11, 10, 90];
    expect(await passesOf(opened(reports, 1))).toEqual([
      { isSorted: false, fixes: [], counted: 0 },
      { isSorted: false, fixes, counted: 4 },
    ]);
  });

  it('are sorted if a report is late, which ends the first pass', async () => {
    const reports = [reportAt(0, 10), reportAt(900, 12), reportAt(300, 11), reportAt(1200, 13)];
    expect(await passesOf(opened(reports, 1))).toEqual([
      { isSorted: false, fixes: [], counted: 0 },
      { isSorted: true, fixes: [10, 11, 12, 13], counted: 4 },
    ]);
  });

  it('are one pass for a pipe, which is opened once', async () => {
    let openings = 0;
    const reports = [reportAt(900, 12), reportAt(0, 10)];
    const open = opened(reports, undefined, () => {
      openings++;
    });
    expect(await passesOf(open)).toEqual([{ isSorted: false, fixes: [12, 10], counted: 2 }]);
    expect(openings).toBe(1);
  });

  it('are cleaned with a tracker', async () => {
    const reports = [reportAt(0, 10), reportAt(1, 90), reportAt(2, 10), reportAt(3, 10)];
    const [, second] = await passesOf(opened(reports, 1), {});
    expect(second).toEqual({ isSorted: false, fixes: [10, 10, 10], counted: 3 });
  });
});
