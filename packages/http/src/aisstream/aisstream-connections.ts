import type { PositionReport, Principal } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { Authenticator } from '../identity/authenticator.ts';
import { retryLater } from '../server/http-error.ts';
import { type AppContext, HttpError } from '../server/index.ts';
import { notRunningError } from '../server/not-running.ts';
import type { StreamHost } from '../stream/stream-host.ts';
import type { StreamRegistry } from '../stream/stream-registry.ts';
import type { StreamSocket } from '../stream/stream-socket.ts';
import { AisstreamConnection, CLOSE_CODES } from './aisstream-connection.ts';
import { aisstreamMessage } from './aisstream-message.ts';
import { parseSubscription } from './aisstream-subscription.ts';

/** L7: the provider allows three seconds for the subscription. */
const SUBSCRIBE_SECONDS = 3;
/** L7: connections of an address that have sent no key yet. */
const WAITING_OF_NETWORK_MAX = 10;
/** All of them together. */
const WAITING_MAX = 1000;
const STALLED_SECONDS = 30;
const RECHECK_SECONDS = 60;
const KEY_INVALID = 'Api Key Is Not Valid';

interface AisstreamParts {
  readonly service: Pick<MaritimeService, 'changes$' | 'status' | 'status$' | 'tracking'>;
  readonly authenticator: Pick<Authenticator, 'authenticateKey' | 'countRequest' | 'networkOf'>;
  readonly registry: Pick<StreamRegistry, 'admit'>;
  readonly host: Pick<StreamHost, 'repeatEvery'>;
}

/** A connection with what was counted for it. */
interface Entry {
  readonly connection: AisstreamConnection;
  readonly context: AppContext;
  readonly network: string;
  user: Principal | undefined;
  release: (() => void) | undefined;
  seconds: number;
  /** Whether a subscription is being checked: one at a time. */
  isChecking: boolean;
}

/** L7: connections that speak the protocol of aisstream.io. */
export class AisstreamConnections {
  readonly #parts: AisstreamParts;
  readonly #entries: Set<Entry> = new Set();
  readonly #messages: WeakMap<PositionReport, Promise<Uint8Array>> = new WeakMap();
  #stop: (() => void) | undefined;

  constructor(parts: AisstreamParts) {
    this.#parts = parts;
    parts.service.status$.subscribe(({ state }) => {
      if (state === 'running') return;
      for (const { connection } of this.#entries)
        connection.fail('The service stops.', CLOSE_CODES.goingAway);
    });
  }

  /** Accepts the WebSocket of a request. @throws HttpError if it asks for none, and for too many without a subscription */
  accept(context: AppContext): void {
    const { status } = this.#parts.service;
    if (status.state !== 'running') throw notRunningError(status);
    const { acceptWebSocket } = context.env;
    if (!acceptWebSocket) {
      throw new HttpError({ code: 'malformed', detail: 'This path accepts WebSockets alone.' });
    }
    const network = this.#parts.authenticator.networkOf(context);
    if (!this.#hasRoom(network)) {
      throw retryLater(
        'too-many',
        'Too many connections wait for a subscription.',
        SUBSCRIBE_SECONDS,
      );
    }
    acceptWebSocket((socket) => this.#open(context, network, socket));
  }

  #hasRoom(network: string): boolean {
    const waiting = [...this.#entries].filter(({ user }) => !user);
    const ofNetwork = waiting.filter((each) => each.network === network);
    return ofNetwork.length < WAITING_OF_NETWORK_MAX && waiting.length < WAITING_MAX;
  }

  #open(context: AppContext, network: string, socket: StreamSocket): void {
    const connection = new AisstreamConnection(socket, (report) => this.#encode(report));
    if (!this.#hasRoom(network)) {
      connection.fail('Too many connections wait for a subscription.', CLOSE_CODES.tryLater);
      return;
    }
    const entry: Entry = {
      ...{ connection, context, network, user: undefined, release: undefined },
      ...{ seconds: 0, isChecking: false },
    };
    this.#entries.add(entry);
    this.#start();
    socket.onClose(() => {
      connection.close();
      entry.release?.();
      this.#entries.delete(entry);
      if (this.#entries.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    });
    socket.onMessage((text) => {
      if (entry.isChecking) connection.fail('One subscription at a time.', CLOSE_CODES.refused);
      else void this.#subscribe(entry, text);
    });
  }

  /** Begins to count seconds and to read positions: without connections neither costs anything. */
  #start(): void {
    if (this.#stop) return;
    const stopTicking = this.#parts.host.repeatEvery(1000, () => this.#tick());
    const reading = this.#parts.service.changes$.subscribe((change) => {
      if (change.type !== 'positions') return;
      for (const { connection } of this.#entries) connection.add(change.positions);
    });
    this.#stop = () => {
      stopTicking();
      reading.unsubscribe();
    };
  }

  /** Checks a subscription, the first or one that replaces it. */
  async #subscribe(entry: Entry, text: string): Promise<void> {
    const { connection } = entry;
    const parsed = parseSubscription(text);
    if (!parsed.ok) {
      connection.fail(parsed.error, CLOSE_CODES.refused);
      return;
    }
    entry.isChecking = true;
    try {
      const user = await this.#parts.authenticator.authenticateKey(entry.context, parsed.value.key);
      // Disconnected meanwhile.
      if (!this.#entries.has(entry)) return;
      this.#parts.authenticator.countRequest(user);
      if (user.uuid !== entry.user?.uuid) {
        entry.release?.();
        entry.release = undefined;
        entry.release = this.#parts.registry.admit(user);
      }
      entry.user = user;
      connection.subscription = parsed.value;
    } catch (error) {
      failWith(connection, error);
    } finally {
      entry.isChecking = false;
    }
  }

  #tick(): void {
    for (const entry of this.#entries) {
      const { connection, user } = entry;
      entry.seconds++;
      if (!user && !entry.isChecking && entry.seconds >= SUBSCRIBE_SECONDS) {
        const detail = `No subscription within ${SUBSCRIBE_SECONDS} s.`;
        connection.fail(detail, CLOSE_CODES.refused);
      }
      if (connection.countSecond() >= STALLED_SECONDS) {
        connection.fail(`Nothing was accepted for ${STALLED_SECONDS} s.`, CLOSE_CODES.tryLater);
        entry.context.env.disconnect?.();
      }
      if (user && entry.seconds % RECHECK_SECONDS === 0) void this.#recheck(entry);
    }
  }

  /** L8: a key that was revoked ends its connections within a minute. */
  async #recheck({ connection, context }: Entry): Promise<void> {
    const key = connection.subscription?.key ?? '';
    try {
      await this.#parts.authenticator.authenticateKey(context, key);
    } catch (error) {
      // A check that fails otherwise is made again a minute later.
      if (error instanceof HttpError && error.code === 'unauthenticated')
        failWith(connection, error);
    }
  }

  /** Encodes a report once for all readers, with the name that the ship reported last. */
  #encode(report: PositionReport): Promise<Uint8Array> {
    const known = this.#messages.get(report);
    if (known) return known;
    const encode = async (): Promise<Uint8Array> => {
      const { tracking } = this.#parts.service;
      const name = await tracking.findShip({ mmsi: report.mmsi }).then(
        (ship) => (ship.ok ? ship.value.name : null),
        // The store cannot be read: a position without the name is better than none.
        () => null,
      );
      return aisstreamMessage(report, name);
    };
    const message = encode();
    this.#messages.set(report, message);
    return message;
  }
}

function failWith(connection: AisstreamConnection, error: unknown): void {
  if (!(error instanceof HttpError)) connection.fail('Internal error.', CLOSE_CODES.tryLater);
  else if (error.code === 'unauthenticated') connection.fail(KEY_INVALID, CLOSE_CODES.refused);
  else connection.fail(error.message, CLOSE_CODES.tryLater);
}
