import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { RECEIVER_CERTIFICATE } from './receiver-certificate.ts';

/** A request that a receiver has received. */
interface ReceivedRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** The name for which TLS was asked. */
  readonly servername: string | false | null;
}

/** A receiver of webhooks on 127.0.0.1. */
export interface WebhookReceiver extends AsyncDisposable {
  readonly port: number;
  readonly requests: readonly ReceivedRequest[];
  /** Fulfilled when so many requests have arrived. */
  arrived(count: number): Promise<void>;
}

/** Answers a request after its body has arrived. */
type Answer = (...args: Parameters<RequestListener>) => void;

/** Starts a receiver with the certificate of `receiver.test`, or without TLS. */
export async function startReceiver(
  answer: Answer = (_, response) => void response.writeHead(204).end(),
  isSecure = true,
): Promise<WebhookReceiver> {
  const requests: ReceivedRequest[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const receive = async (...[request, response]: Parameters<RequestListener>): Promise<void> => {
    const body = await text(request);
    const { servername = null } = request.socket as { servername?: string | false };
    requests.push({ headers: request.headers, body, servername });
    answer(request, response);
    for (const { count, resolve } of waiting) if (requests.length >= count) resolve();
  };
  const listener: RequestListener = (...exchange) => void receive(...exchange);
  const server: Server = isSecure
    ? createHttpsServer(RECEIVER_CERTIFICATE, listener)
    : createHttpServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    arrived: (count) =>
      new Promise((resolve) => {
        if (requests.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
