import { expect, it } from 'vitest';
import { CommittedWatermark } from './committed-watermark.ts';

it('[V24] the watermark is that of the last message that is stored and whose events are written', () => {
  const watermark = new CommittedWatermark();
  const seen = [watermark.ms];
  watermark.store(1, 100);
  watermark.store(3, 300);
  seen.push(watermark.ms);
  watermark.commit(2);
  seen.push(watermark.ms);
  watermark.commit(9);
  seen.push(watermark.ms);
  watermark.store(9, 900);
  watermark.store(10, 1000);
  seen.push(watermark.ms);
  expect(seen).toEqual([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 100, 300, 900]);
});
