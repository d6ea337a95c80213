import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Chance } from '../simulation/world.ts';

/** How often the first attempt at a webhook is answered by an error, or not at all. A second failure would be followed by five minutes. */
const FAILURES = 0.05;

/** Receives webhooks, and remembers them by their id. */
export class WebhookReceiver {
  /** Webhooks whose attempts differ; empty where none does. */
  readonly wrong: string[] = [];
  readonly #bodies: Map<string, string> = new Map();
  readonly #failed: Set<string> = new Set();
  #arrived: () => void = () => undefined;
  readonly #server;

  constructor(chance: Chance) {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => this.#answer(request, response, body, chance));
    });
  }

  #answer(
    { headers, socket }: IncomingMessage,
    response: ServerResponse,
    body: string,
    chance: Chance,
  ): void {
    const id = String(headers['webhook-id']);
    const before = this.#bodies.get(id);
    if (before !== undefined && before !== body) this.wrong.push(`webhook ${id} has two bodies`);
    if (before === undefined && !this.#failed.has(id) && chance.happens(FAILURES)) {
      this.#failed.add(id);
      if (chance.happens(0.5)) response.writeHead(503).end();
      else socket.destroy();
      return;
    }
    this.#bodies.set(id, body);
    response.writeHead(204).end();
    this.#arrived();
  }

  /** @returns the URL */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Waits for a number of webhooks. @returns their ids */
  async received(count: number): Promise<readonly string[]> {
    while (this.#bodies.size < count)
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    return [...this.#bodies.keys()];
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
