import {
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { LogError } from '@roadstead/contracts';
import { connectError } from './log-errors.ts';

/** Time for a connection, and for a request but an append. */
const TIMEOUT_MS = 5000;
/** A server that has not answered two of these in a row counts as lost: without them a cut cable shows after minutes. */
const PING_MS = 2000;

/** A connection, until it is lost. */
export interface NatsSession {
  readonly connection: NatsConnection;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
}

/**
 * One connection after another. The client's own reconnection is off: it sends what it has buffered when it reconnects, so that a message whose
 * sender gave up long ago would be stored after the two minutes of its id.
 */
export class NatsSessions {
  readonly #options: NodeConnectionOptions;
  readonly #closing = new AbortController();
  #session: NatsSession | undefined;
  #connecting: Promise<NatsSession> | undefined;

  constructor(options: NodeConnectionOptions) {
    this.#options = options;
  }

  /** Aborted when the sessions are closed. */
  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  /**
   * Returns the present session, or connects.
   * @param signal ends the wait for a connection, as a LogError `unreachable`
   * @throws LogError `unreachable`, `closed`; `other` for wrong credentials
   */
  async current(signal?: AbortSignal): Promise<NatsSession> {
    this.#assertOpen();
    if (this.#session && !this.#session.connection.isClosed()) return this.#session;
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined;
    });
    return signal ? unlessAborted(this.#connecting, signal) : this.#connecting;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#session?.connection.close();
  }

  async #connect(): Promise<NatsSession> {
    const connection = await connect({
      timeout: TIMEOUT_MS,
      pingInterval: PING_MS,
      maxPingOut: 2,
      ...this.#options,
      reconnect: false,
    }).catch((error: unknown) => {
      throw connectError(error);
    });
    const manager = await jetstreamManager(connection, { checkAPI: false });
    this.#session = { connection, manager, client: jetstream(connection) };
    if (this.#closing.signal.aborted) await connection.close();
    this.#assertOpen();
    return this.#session;
  }

  #assertOpen(): void {
    if (this.#closing.signal.aborted) throw new LogError('The log is closed', 'closed');
  }
}

function unlessAborted(
  connecting: Promise<NatsSession>,
  signal: AbortSignal,
): Promise<NatsSession> {
  return new Promise((resolve, reject) => {
    const abort = (): void =>
      reject(new LogError('The server of the log does not accept a connection', 'unreachable'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    const done = (): void => signal.removeEventListener('abort', abort);
    connecting.then(resolve, reject).finally(done);
  });
}
