import { specialPurposeRange } from '@roadstead/alerts';
import { describe, expect, it } from 'vitest';
import { RECEIVER_CERTIFICATE } from '../testing/receiver-certificate.ts';
import { startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { type WebhookSenderOptions, webhookSender } from './webhook-request.ts';

const HEADERS = { 'content-type': 'application/json', 'webhook-id': 'memory-1' };
const NEVER = new AbortController().signal;

/** Sends to a receiver by its name; 127.0.0.1 counts as public. */
async function sendTo(
  { port }: WebhookReceiver,
  options: Partial<WebhookSenderOptions> = {},
  path = '/',
): ReturnType<ReturnType<typeof webhookSender>> {
  const send = webhookSender({
    rules: { ports: [port] },
    resolve: async () => ['127.0.0.1'],
    refusedRange: (address) => (address === '127.0.0.1' ? undefined : specialPurposeRange(address)),
    ca: RECEIVER_CERTIFICATE.cert,
    ...options,
  });
  return send(
    { url: `https://receiver.test:${port}${path}`, headers: HEADERS, body: '{"a":"ö"}' },
    NEVER,
  );
}

describe('[A6] a webhook', () => {
  it('is a POST request, for whose name the certificate is checked', async () => {
    await using receiver = await startReceiver();
    expect(await sendTo(receiver)).toEqual({ status: 204, error: null });
    expect(receiver.requests).toMatchObject([
      {
        body: '{"a":"ö"}',
        servername: 'receiver.test',
        headers: {
          ...HEADERS,
          host: `receiver.test:${receiver.port}`,
          'content-length': '10',
          'user-agent': expect.stringMatching(/^roadstead\/\d/),
        },
      },
    ]);
  });

  it('is not sent to another certificate', async () => {
    await using receiver = await startReceiver();
    const result = await sendTo(receiver, { ca: '' });
    expect(result).toEqual({
      status: null,
      error: 'The connection failed (DEPTH_ZERO_SELF_SIGNED_CERT).',
    });
    expect(receiver.requests).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect (%i)', async (status) => {
    await using receiver = await startReceiver((_, response) =>
      response.writeHead(status, { location: '/other' }).end(),
    );
    const error = `The receiver redirects (${status}), which is not followed.`;
    expect(await sendTo(receiver)).toEqual({ status, error });
    expect(receiver.requests).toHaveLength(1);
  });

  it.each([400, 410, 500])('fails with status %i', async (status) => {
    await using receiver = await startReceiver((_, response) => response.writeHead(status).end());
    expect(await sendTo(receiver)).toEqual({ status, error: `The receiver answered ${status}.` });
  });

  it('reads 64 kB of the response, and no more', async () => {
    await using longest = await startReceiver((_, response) => response.end(Buffer.alloc(65_536)));
    expect(await sendTo(longest)).toEqual({ status: 200, error: null });
    await using endless = await startReceiver((_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    expect(await sendTo(endless)).toEqual({ status: 200, error: null });
  });

  it.each([
    ['answers nothing', (): void => {}],
    [
      'never ends its response',
      (_: unknown, response: { write(text: string): void }): void => response.write('a'),
    ],
  ])('gives up a receiver that %s', async (_, answer) => {
    await using receiver = await startReceiver(answer);
    expect(await sendTo(receiver, { timeoutMs: 300 })).toEqual({
      ...{ status: null, error: 'The receiver took longer than 10 seconds.' },
    });
    expect(receiver.requests).toHaveLength(1);
  });

  it('gives up a name that is not resolved', async () => {
    await using receiver = await startReceiver();
    const resolve = (): Promise<never> => new Promise(() => {});
    expect((await sendTo(receiver, { resolve, timeoutMs: 50 })).error).toMatch(/took longer/);
    const unknown = async (): Promise<never> => {
      throw Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' });
    };
    expect(await sendTo(receiver, { resolve: unknown })).toEqual({
      ...{ status: null, error: 'The connection failed (ENOTFOUND).' },
    });
    expect((await sendTo(receiver, { resolve: async () => [] })).error).toMatch(
      /connection failed/,
    );
  });

  it('is interrupted by a stop', async () => {
    const stop = new AbortController();
    await using receiver = await startReceiver(() => stop.abort(new Error('stop')), false);
    const host = `127.0.0.1:${receiver.port}`;
    const send = webhookSender({ rules: { trustedHosts: [host] } });
    const sent = send({ url: `http://${host}`, headers: HEADERS, body: '' }, stop.signal);
    await expect(sent).rejects.toThrow('stop');
  });
});

describe('[A6] a lying DNS', () => {
  it('that answers a public address first and a private one then gets no request there', async () => {
    await using receiver = await startReceiver();
    const answers = ['127.0.0.1', '10.0.0.1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::1'];
    const asked: string[] = [];
    const resolve = async (name: string): Promise<readonly string[]> => {
      asked.push(name);
      return [answers[asked.length - 1] ?? ''];
    };
    const results = [];
    for (let i = 0; i < answers.length; i++) results.push(await sendTo(receiver, { resolve }));
    const refused = 'The name has a special-purpose address (10.0.0.0/8).';
    expect(results.map(({ error }) => error)).toEqual([null, refused, refused, refused, refused]);
    // One resolution for each attempt: the connection goes to the address that was checked.
    expect(asked).toEqual(Array(5).fill('receiver.test'));
    expect(receiver.requests).toHaveLength(1);
  });

  it('that adds a private address to a public one gets nothing', async () => {
    await using receiver = await startReceiver();
    const resolve = async (): Promise<readonly string[]> => ['127.0.0.1', '192.168.0.1'];
    expect((await sendTo(receiver, { resolve })).error).toBe(
      'The name has a special-purpose address (192.168.0.0/16).',
    );
    expect(receiver.requests).toEqual([]);
  });

  it('that names this machine is refused by default', async () => {
    await using receiver = await startReceiver();
    const options = { rules: { ports: [receiver.port] }, resolve: async () => ['127.0.0.1'] };
    const send = webhookSender(options);
    const url = `https://receiver.test:${receiver.port}`;
    expect((await send({ url, headers: HEADERS, body: '' }, NEVER)).error).toMatch(
      /127\.0\.0\.0\/8/,
    );
    expect(receiver.requests).toEqual([]);
  });
});

describe('[A6] a trusted host', () => {
  it('is called by http at a private address', async () => {
    await using receiver = await startReceiver(undefined, false);
    const host = `127.0.0.1:${receiver.port}`;
    const send = webhookSender({ rules: { trustedHosts: [host] } });
    expect(await send({ url: `http://${host}/a`, headers: HEADERS, body: '' }, NEVER)).toEqual({
      ...{ status: 204, error: null },
    });
    const named = webhookSender({ rules: { trustedHosts: ['localhost'] } });
    const url = `http://localhost:${receiver.port}`;
    expect((await named({ url, headers: HEADERS, body: '' }, NEVER)).error).toBeNull();
  });

  it('is trusted by the rules of now', async () => {
    await using receiver = await startReceiver(undefined, false);
    const send = webhookSender({ rules: {} });
    const url = `http://127.0.0.1:${receiver.port}`;
    expect((await send({ url, headers: HEADERS, body: '' }, NEVER)).error).toMatch(
      /^The URL must be/,
    );
    expect(receiver.requests).toEqual([]);
  });
});
