import { expect, it } from 'vitest';
import { pairTogether, startService } from './testing/running-service.ts';

it('a second stop waits for the first, and for the batches in flight', async () => {
  const { service } = await startService();
  const settled: string[] = [];
  const ingesting = service
    .ingest({ positions: pairTogether(0, 10) })
    .then(() => settled.push('batch'));
  const stops = ['first', 'second'].map(async (name) => {
    await service.stop();
    settled.push(`${name} in state ${service.status.state}`);
  });
  await Promise.all([ingesting, ...stops]);
  expect(settled).toEqual(['batch', 'first in state stopped', 'second in state stopped']);
});
