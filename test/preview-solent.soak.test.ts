import { createMemoryStore, manualClock } from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import { createMaritimeService, type PreviewPart } from '@roadstead/service';
import { expect, it } from 'vitest';
import { openInputs } from '../packages/cli/src/ingest/inputs.ts';

const FILE = new URL('../packages/cli/data/solent-2016-01-12.csv', import.meta.url).pathname;
const ANNA: Principal = { uuid: 'a', name: 'anna', roles: ['administrator'] };
const PERIOD = { beginMs: Date.UTC(2016, 0, 12), endMs: Date.UTC(2016, 0, 13) };
const BODY = {
  name: 'Solent',
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-2, 50],
        [0, 50],
        [0, 51.5],
        [-2, 51.5],
        [-2, 50],
      ],
    ],
  },
};

it('[V26] a preview of the Solent recording ends with exactly the events of a backfill', async () => {
  const service = createMaritimeService({
    ...{ store: createMemoryStore(), clock: manualClock(PERIOD.endMs), reports: 'recorded' },
    randomBytes: (count) => new Uint8Array(count),
    passwordHasher: {
      hash: async (password) => password,
      verify: async (password, hashed) => password === hashed,
      digest: async (secret) => secret,
    },
    unzip: async () => ({ ok: false, error: 'Unzipping is not available in tests.' }),
  });
  await service.start();
  const [input] = await openInputs([FILE], process.stdin, {});
  for await (const { positions, statics } of input.batches)
    await service.ingest({ positions, statics });
  const preview = await service.previews.open(ANNA, BODY, PERIOD);
  if (!preview.ok) throw new Error(preview.error.detail);
  const parts: PreviewPart[] = [];
  while (parts.at(-1)?.type !== 'end') parts.push(await preview.value.next());
  const exact = parts.flatMap((part) => (part.type === 'exact' ? part.events : []));
  const configuration = await service.configurations.create(ANNA, BODY);
  if (!configuration.ok) throw new Error(configuration.error.detail);
  const job = await service.backfill.request(ANNA, configuration.value.id, PERIOD);
  if (!job.ok) throw new Error(job.error.detail);
  for (;;) {
    const read = await service.backfill.get(ANNA, job.value.id);
    if (read.ok && read.value.state === 'finished') break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { items } = await service.events.list(ANNA, { page: 1, size: 1000 });
  const timesOf = (events: typeof items | typeof exact): readonly string[] =>
    events
      .map(({ first, second, activationTimeMs, firedTimeMs, deactivationTimeMs }) =>
        [first.mmsi, second.mmsi, activationTimeMs, firedTimeMs, deactivationTimeMs].join(' '),
      )
      .sort();
  const ended = exact.filter(({ deactivationTimeMs }) => deactivationTimeMs !== null);
  expect(timesOf(ended)).toEqual(timesOf(items));
  expect(items.length).toBeGreaterThan(10);
  await service.stop();
});
