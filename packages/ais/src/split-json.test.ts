import { describe, expect, it } from 'vitest';
import { parseColumns } from './columns.ts';
import { FeedError } from './feed-error.ts';
import type { ReadBatch } from './read-lines.ts';
import { type ReadOptions, readJsonArray, readNdjson, readReports } from './read-reports.ts';

const RECORD = '{"mmsi":211000001,"timestamp":"2026-06-01T12:00:00Z","longitude":10,"latitude":54}';

/** The accepted and rejected lines of an input that arrives in chunks of a size. */
async function linesOf(
  text: string,
  read: typeof readJsonArray,
  { size = 7, jsonDepthMax = 4 } = {},
): Promise<{ accepted: number[]; rejected: number[] }> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const bytes = new TextEncoder().encode(text);
    for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
  }
  const lines = { accepted: [] as number[], rejected: [] as number[] };
  for await (const batch of read(chunks(), { jsonDepthMax })) {
    lines.accepted.push(...batch.positionLines);
    lines.rejected.push(...batch.rejected.map(({ line }) => line));
  }
  return lines;
}

describe('readJsonArray', () => {
  it.each([1, 2, 7, 1000])('reads one record an element, in chunks of %i bytes', async (size) => {
    const text = `\ufeff [ ${RECORD},\r\n${RECORD.replace('10', '"1,0]"')} ,${RECORD}]\n`;
    expect(await linesOf(text, readJsonArray, { size })).toEqual({
      accepted: [1, 3],
      rejected: [2],
    });
  });

  it('reads an empty array', async () => {
    expect(await linesOf('[]', readJsonArray)).toEqual({ accepted: [], rejected: [] });
  });

  it.each([
    ['{}', 'malformed'],
    [`[${RECORD}`, 'malformed'],
    [`[${RECORD}]]`, 'malformed'],
    [`[${RECORD},,${RECORD}]`, 'malformed'],
    [`[${RECORD},]`, 'malformed'],
    ['[{"a":1]', 'malformed'],
    ['[{"a":[[[1]]]}]', 'invalid'],
  ])('rejects %s as %s', async (text, code) => {
    const error = await linesOf(text, readJsonArray).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FeedError);
    expect(error).toMatchObject({ code });
  });
});

describe('readNdjson with jsonDepthMax', () => {
  it('rejects only the lines that are nested too deeply', async () => {
    const deep = RECORD.replace('{', '{"x":[[[[1]]]],');
    const text = [RECORD, deep, RECORD].join('\n');
    expect(await linesOf(text, readNdjson)).toEqual({ accepted: [1, 3], rejected: [2] });
    const deeper = { jsonDepthMax: 5 };
    expect(await linesOf(text, readNdjson, deeper)).toEqual({ accepted: [1, 2, 3], rejected: [] });
  });
});

describe('readReports of JSON documents', () => {
  const OTHER = RECORD.replace('211000001', '211000002');

  it.each([
    ['an array of lines', `[\n${RECORD},\n${OTHER}\n]`],
    ['an object with an array', `{"count":2,\n"items":{"list":[${RECORD},${OTHER}]},"next":null}`],
    ['several arrays', `{\n"a":[${RECORD}],"b":{"c":[${OTHER}]}}`],
    ['nested arrays', `[[${RECORD}],[${OTHER}]]`],
    ['several objects', `${RECORD.replace(',', ',\n')}\n${OTHER.replace(',', ',\n')}`],
    ['lines that are documents', `{"a":[${RECORD}]}\n{"a":[${OTHER}]}`],
  ])('reads %s', async (_, text) => {
    for (const size of [1, 7, 1000]) {
      const { accepted, rejected } = await linesOf(text, readReports, { size, jsonDepthMax: 9 });
      expect({ accepted, rejected }, `${size}`).toEqual({ accepted: [1, 2], rejected: [] });
    }
  });

  it('reads the time and the MMSI outside of the records', async () => {
    const text =
      '{"at":{"timestamp":5},"mmsi":211000001,"track":[{"lon":1,"lat":2},{"lon":3,"lat":4}]}';
    for (const lines of [text, text.replace(',', ',\n')]) {
      const [batch] = await collect(lines);
      expect(batch.positions).toMatchObject([
        { mmsi: 211_000_001, timeMs: 5000, longitude: 1, latitude: 2 },
        { mmsi: 211_000_001, timeMs: 5000, longitude: 3, latitude: 4 },
      ]);
    }
  });

  it('reads members that are mapped by dotted paths', async () => {
    const columns = parseColumns('mmsi=ship.id,timestamp=t:MM/dd/yyyy HH:mm,lon=p.0/60,lat=p.1/60');
    if (!columns.ok) throw new Error(columns.error);
    const text = '[{"ship":{"id":"211000001"},"t":"06/01/2026 12:00","p":[60,120]}]';
    const [batch] = await collect(text, { columns: columns.value });
    expect(batch.positions).toMatchObject([
      { mmsi: 211_000_001, timeMs: Date.parse('2026-06-01T12:00Z'), longitude: 1, latitude: 2 },
    ]);
  });

  it.each([
    ['{\n"a":', 'ends before'],
    [`{\n"a":[${RECORD}}`, 'wrong bracket'],
    [`{\n"a":"${'x'.repeat(70_000)}"}`, 'bytes outside of records'],
    [`[${'['.repeat(100)}`, 'nested deeper than 64'],
    [`[${`{"a":[${RECORD}]},`.repeat(2)}`, 'ends before'],
  ])('rejects %.20s', async (text, message) => {
    await expect(collect(text)).rejects.toThrow(message);
  });

  it('limits the arrays in a document, whose envelope would be repeated', async () => {
    const arrays = Array.from({ length: 101 }, () => `"a":[${RECORD}]`).join();
    await expect(collect(`{\n${arrays}}`)).rejects.toThrow('more than 100 arrays');
  });
});

async function collect(text: string, options: ReadOptions = {}): Promise<readonly ReadBatch[]> {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(text);
  }
  const batches: ReadBatch[] = [];
  for await (const batch of readReports(bytes(), options)) batches.push(batch);
  return batches;
}
