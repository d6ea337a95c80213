import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';

/** How a row reads a stream: messages until one ends it, or the service does. */
export interface StreamReading {
  /** Default: server-sent events. */
  readonly isSocket?: boolean;
  /** Sent when the WebSocket is open. */
  readonly message?: object;
  /** Whether the client disconnects after these messages. */
  readonly until: (messages: readonly unknown[]) => boolean;
  /** Called when the stream is open, with the messages as they arrive. */
  readonly whileOpen?: (messages: readonly unknown[]) => Promise<void>;
}

/** An open stream, or the response that refuses it. */
export interface ReadStream {
  readonly response: IncomingMessage;
  /** Undefined where it was refused. */
  readonly messages?: readonly unknown[];
}

interface StreamAddress {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of server-sent events. */
  readonly body?: Uint8Array | undefined;
}

/** Opens a stream, reads it as a row wishes, and disconnects. */
export async function readStream(
  address: StreamAddress,
  reading: StreamReading,
): Promise<ReadStream> {
  const { response, messages, ended, close } = await (reading.isSocket
    ? openSocket(address, reading)
    : openEvents(address, reading));
  if (!messages) return { response };
  await reading.whileOpen?.(messages);
  await ended;
  close();
  return { response, messages: [...messages] };
}

/** An open stream, until it is closed or `until` holds. */
interface OpenedStream extends ReadStream {
  readonly ended: Promise<void>;
  readonly close: () => void;
}

async function openEvents(
  { port, method, path, headers, body }: StreamAddress,
  { until }: StreamReading,
): Promise<OpenedStream> {
  const outgoing: ClientRequest = httpRequest({
    ...{ port, method, path, headers, host: '127.0.0.1' },
  }).end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject);
  });
  const close = (): void => void outgoing.destroy();
  if (response.statusCode !== 200) return { response, ended: Promise.resolve(), close };
  const messages: unknown[] = [];
  let text = '';
  const ended = new Promise<void>((resolve) => {
    response.on('close', resolve).on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (until(messages)) break;
        messages.push(parseEvent(event));
      }
      if (until(messages)) resolve();
    });
  });
  return { response, messages, ended, close };
}

/** Returns the data of a server-sent event. @throws Error if `event` and `id` are not those of the message */
function parseEvent(event: string): unknown {
  const fields = new Map(
    event.split('\n').map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) as [string, string]),
  );
  const message = JSON.parse(fields.get('data') ?? '') as { type: string; cursor?: string };
  const id = ['ready', 'heartbeat'].includes(message.type) ? undefined : message.cursor;
  if (fields.get('event') !== message.type || fields.get('id') !== id) throw new Error(event);
  return message;
}

async function openSocket(
  { port, path, headers }: StreamAddress,
  { until, message }: StreamReading,
): Promise<OpenedStream> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const messages: unknown[] = [];
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('message', (data: Buffer) => {
      if (!until(messages)) messages.push(JSON.parse(data.toString()));
      if (until(messages)) resolve();
    });
  });
  const close = (): void => socket.terminate();
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('unexpected-response', (_, response) => resolve({ response, ended, close }));
    socket.on('upgrade', (response) => {
      socket.on('open', () => message && socket.send(JSON.stringify(message)));
      resolve({ response, messages, ended, close });
    });
  });
}
