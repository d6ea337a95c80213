import { type AddressInfo, createServer } from 'node:net';
import type { OutgoingMail } from '@roadstead/alerts';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpSender } from './mail-sender.ts';

const MAIL: OutgoingMail = {
  ...{
    to: 'anna@receiver.example',
    subject: 'Größe: Lyme Bay',
    text: 'The text',
    html: '<p>x</p>',
  },
  messageId: '<event-fired.1@ships.example>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  image: { cid: 'map@roadstead', content: Uint8Array.of(1, 2, 3) },
};
const NEVER = new AbortController().signal;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(options: SMTPServerOptions = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part) => {
        text += String(part);
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return { received, port };
}

function senderAt(port: number, more: object = {}) {
  return smtpSender({
    ...{ host: '127.0.0.1', port, security: 'none', from: 'Ships <alerts@ships.example>' },
    ...more,
  });
}

function refusal(responseCode: number): SMTPServerOptions {
  return {
    onRcptTo: (_, _session, done) =>
      done(Object.assign(new Error('secret text'), { responseCode })),
  };
}

describe('[L11] the sender of mails', () => {
  it('sends text, HTML, headers and the picture', async () => {
    const { received, port } = await serve();
    expect(await senderAt(port)(MAIL, NEVER)).toEqual({ status: 250, error: null });
    const [mail = ''] = received;
    for (const line of [
      'From: Ships <alerts@ships.example>',
      'To: anna@receiver.example',
      'Message-ID: <event-fired.1@ships.example>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'Content-Type: image/png; name=map.png',
      'Content-ID: <map@roadstead>',
      'AQID',
    ])
      expect(mail).toContain(line);
  });

  it('finds a refusal of the address final, and a temporary one not, without the text of the server', async () => {
    const final = await serve(refusal(550));
    const error = 'The mail server answered 550.';
    expect(await senderAt(final.port)(MAIL, NEVER)).toEqual({
      ...{ status: 550, error, failure: 'refused' },
    });
    const busy = await serve(refusal(451));
    expect(await senderAt(busy.port)(MAIL, NEVER)).toEqual({
      ...{ status: 451, error: 'The mail server answered 451.', failure: 'postponed' },
    });
  });

  it('sends nothing, and no password, without TLS unless it may', async () => {
    const { received, port } = await serve();
    const auth = { user: 'u', pass: 'p' };
    const result = await senderAt(port, { security: 'starttls', auth })(MAIL, NEVER);
    expect(result.error).not.toBeNull();
    expect(result.failure).toBeUndefined();
    expect(received).toEqual([]);
  });

  it('tries again later after a wrong password', async () => {
    const { port } = await serve({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, _session, done) => done(new Error('no')),
    });
    const result = await senderAt(port, { auth: { user: 'u', pass: 'p' } })(MAIL, NEVER);
    expect(result).toEqual({ status: 535, error: 'The mail server answered 535.' });
  });

  it('reports a server that is away, and one that is silent', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const { port } = silent.address() as AddressInfo;
    const late = await senderAt(port, { timeoutMs: 50 })(MAIL, NEVER);
    expect(late).toEqual({ status: null, error: 'The mail server cannot be reached (ETIMEDOUT).' });
    await new Promise((resolve) => silent.close(resolve));
    const away = await senderAt(port)(MAIL, NEVER);
    expect(away.error).toContain('The mail server cannot be reached');
  });

  it('is interrupted by a stop, which closes the connection', async () => {
    let close: () => void = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const stop = new AbortController();
    const { port } = await serve({
      onData(stream) {
        stream.resume();
        // The server never answers.
        stream.on('end', () => stop.abort(new Error('stopping')));
      },
      onClose: () => close(),
    });
    await expect(senderAt(port)(MAIL, stop.signal)).rejects.toThrow('stopping');
    await closed;
  });
});
