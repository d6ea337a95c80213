import { expect, it } from 'vitest';
import { createClient } from './create-client.ts';

it('[L7] asks for changes without a wait on each new connection, so that a quiet feed is ready at once', async () => {
  const waits: (string | null)[] = [];
  const end = new AbortController();
  const client = createClient({
    baseUrl: 'http://service',
    random: () => 0,
    async fetch(url) {
      waits.push(new URL(url).searchParams.get('wait'));
      if (waits.length === 2) throw new TypeError('fetch failed');
      if (waits.length === 4) end.abort();
      end.signal.throwIfAborted();
      return Response.json({ changes: [], next: 'feed-7' });
    },
  });
  const statuses: string[] = [];
  const following = async (): Promise<void> => {
    const { signal } = end;
    const onStatus = ({ type }: { readonly type: string }): void => void statuses.push(type);
    for await (const _ of client.changes({ after: 'feed-7' }, { signal, onStatus }));
  };
  await expect(following()).rejects.toThrow('aborted');
  expect(waits).toEqual(['0', null, '0', null]);
  expect(statuses).toEqual(['ready', 'disconnected', 'ready']);
});
