import { encodeReplay, type ReplayData } from '@roadstead/recordings';
import { expect, it } from 'vitest';
import { readReplay } from './read-replay.ts';

const REPLAY: ReplayData = {
  ...{ title: 'pair', beginMs: 0, endMs: 1000, ships: [], tracks: [], events: [], truth: null },
  configurations: [],
  counts: { rows: 1, reports: 1, used: 0, rejected: [], warnings: [] },
};

async function packed(bytes: Uint8Array): Promise<string> {
  const stream = new Blob([new Uint8Array(bytes)]).stream();
  const zipped = await new Response(
    stream.pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer();
  return btoa(String.fromCharCode(...new Uint8Array(zipped)));
}

it('reads the replay of a page', async () => {
  expect(await readReplay(`\n${await packed(encodeReplay(REPLAY))}\n`)).toEqual(REPLAY);
});

it('rejects a page without a replay', async () => {
  await expect(readReplay(' \n')).rejects.toThrow('contains no replay');
});

it('rejects data that were cut off', async () => {
  const bytes = encodeReplay(REPLAY);
  await expect(readReplay(await packed(bytes.subarray(0, bytes.length - 3)))).rejects.toThrow();
  const text = await packed(bytes);
  await expect(readReplay(text.slice(0, -8))).rejects.toThrow();
});
