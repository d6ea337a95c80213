import { expect, it } from 'vitest';
import { drawSolent } from '../packages/cli/scripts/draw-solent.ts';
import { readText } from './workspace.ts';

const PICTURE = 'packages/cli/docs/solent.svg';
const BYTES_MAX = 150_000;

it('the picture of the recording is the one that `npm run docs:picture` draws', async () => {
  const picture = readText(PICTURE);
  expect(readText('packages/cli/docs/research.md')).toContain('](solent.svg)');
  expect(picture).toBe(await drawSolent());
  expect(Buffer.byteLength(picture)).toBeLessThan(BYTES_MAX);
});
