import { createClient, ProblemError } from '@roadstead/client';
import { type Check, equal, hurried, rejected } from './check.ts';

/** A session of a page: browsers alone have cookies. */
export const sessionCheck: Check = async ({ baseUrl, advance }) => {
  const { document } = globalThis as unknown as { readonly document: { readonly cookie: string } };
  const client = createClient({ baseUrl, credentials: 'session', ...hurried() });
  const { status } = await rejected(client.request('GET /api/session'), ProblemError);
  equal(status, 401);
  const login = (password: string) =>
    client.request(
      'POST /api/session',
      {},
      { headers: { authorization: `Basic ${btoa(`anna:${password}`)}` } },
    );
  // A challenge would open the browser's dialog, and the request would wait for it.
  equal((await rejected(login('wrong'), ProblemError)).status, 401);
  equal((await login('anna-password')).user.name, 'anna');
  equal(document.cookie, '');
  equal((await client.request('GET /api/session')).user.name, 'anna');
  const usage = await client.request('GET /administration/usage');
  equal(Array.isArray(usage.usage), true);
  // Without the header the cookie that the browser adds is ignored.
  equal((await fetch(`${baseUrl}/api/session`)).status, 401);

  await checkStreams(baseUrl, client);
  await client.request('DELETE /api/session');
  equal((await rejected(client.request('GET /api/session'), ProblemError)).status, 401);
  await login('anna-password');
  await advance(3_600_000);
  equal((await rejected(client.request('GET /api/session'), ProblemError)).status, 401);
  await login('anna-password');
  await client.request('DELETE /api/session');
};

/** Streams of a page: by the client with headers, by EventSource and WebSocket with a ticket each. */
async function checkStreams(
  baseUrl: string,
  client: ReturnType<typeof createClient>,
): Promise<void> {
  const statuses: string[] = [];
  const onStatus = ({ type }: { readonly type: string }): number => statuses.push(type);
  for await (const message of client.stream('GET /api/stream/positions', {}, { onStatus })) {
    equal([message.type, statuses[0]], ['snapshot', 'ready']);
    break;
  }
  const address = async (): Promise<string> => {
    const { ticket } = await client.request('POST /api/session/ticket');
    return `${baseUrl}/api/stream/events?ticket=${ticket}`;
  };
  const used = await address();
  const source = new EventSource(used);
  await new Promise((resolve) => {
    source.addEventListener('ready', resolve);
  });
  source.close();
  equal((await fetch(used)).status, 401);
  const socket = new WebSocket((await address()).replace('http', 'ws'));
  await new Promise((resolve) => {
    socket.addEventListener('message', resolve);
  });
  socket.close();
}
