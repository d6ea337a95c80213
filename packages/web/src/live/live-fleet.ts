import { type ReadonlySignal, signal } from '@preact/signals';
import type { Client } from '@roadstead/client';
import { createLiveStore, type LiveState, type LiveStore } from '@roadstead/client/live';
import { serviceReturns } from '../ui/service-returns.ts';
import { LiveScene } from './live-scene.ts';
import { ShipStatics } from './ship-statics.ts';

/** A heartbeat comes each 15 s. */
const HEARTBEAT_LATE_MS = 25_000;
const CHECK_MS = 5000;
/** New ships and changed names appear this long after their reports. */
const STATICS_MS = 30_000;

/** The connection to the service, as shown to a person. */
export interface Connection {
  readonly state: 'loading' | 'live' | 'stale' | 'disconnected' | 'failed';
  /** Since when nothing has been heard, in epoch milliseconds of this computer; null while live. */
  readonly sinceMs: number | null;
  readonly error: unknown;
}

/** Follows a service: ships as a scene for the map, events and configurations as signals. */
export class LiveFleet {
  readonly store: LiveStore;
  readonly statics: ShipStatics;
  readonly scene: LiveScene;
  /** Events and configurations. Positions change without it: see `shipsVersion`. */
  readonly state: ReadonlySignal<LiveState>;
  readonly shipsVersion: ReadonlySignal<number>;
  readonly connection: ReadonlySignal<Connection>;
  readonly #client: Client;
  readonly #state;
  readonly #shipsVersion;
  readonly #connection = signal<Connection>({ state: 'loading', sinceMs: null, error: null });
  #heardMs = Date.now();
  #areStaticsMissing = false;

  constructor(client: Client) {
    this.#client = client;
    this.store = createLiveStore(client);
    this.statics = new ShipStatics(client);
    this.scene = new LiveScene(this.store.ships, this.statics);
    this.#state = signal(this.store.getSnapshot());
    this.#shipsVersion = signal(0);
    this.state = this.#state;
    this.shipsVersion = this.#shipsVersion;
    this.connection = this.#connection;
  }

  /** Follows the service until the signal is aborted, or the service refuses. */
  async run(signal: AbortSignal): Promise<void> {
    const unsubscribe = this.store.subscribe(() => this.#update());
    const check = setInterval(() => this.#check(), CHECK_MS);
    const reloadStatics = (): void => void this.#loadStatics(signal);
    const statics = setInterval(reloadStatics, STATICS_MS);
    reloadStatics();
    const unsubscribeConnection = this.connection.subscribe(({ state }) => {
      // With the next interval, ships would be without names meanwhile.
      if (state === 'live' && this.#areStaticsMissing) reloadStatics();
    });
    // The browser knows of its network, and a person who returns to the page does not want to wait for it.
    const reconnectWhenVisible = (): void => {
      if (document.visibilityState === 'visible') this.reconnect();
    };
    addEventListener('online', this.reconnect);
    document.addEventListener('visibilitychange', reconnectWhenVisible);
    try {
      await this.store.run(signal);
    } finally {
      removeEventListener('online', this.reconnect);
      document.removeEventListener('visibilitychange', reconnectWhenVisible);
      unsubscribe();
      unsubscribeConnection();
      clearInterval(check);
      clearInterval(statics);
    }
  }

  /** Connects at once, if it waits to do so. */
  readonly reconnect = (): void => this.store.reconnect();

  async #loadStatics(signal: AbortSignal): Promise<void> {
    this.#areStaticsMissing = false;
    try {
      if (await this.statics.load(signal)) this.#redraw();
      if (this.store.getSnapshot().status === 'disconnected') this.reconnect();
    } catch (error) {
      this.#areStaticsMissing = true;
      // The stream shows whether the service is out of reach; names are loaded again with the next interval.
      if (!signal.aborted) this.#setConnection({ ...this.#connection.peek(), error });
    }
  }

  #update(): void {
    const state = this.store.getSnapshot();
    this.#heardMs = Date.now();
    if (this.store.ships.version !== this.scene.shipsVersion) this.#redraw();
    const before = this.#state.peek();
    const isSame =
      before.status === state.status &&
      before.events === state.events &&
      before.configurations === state.configurations &&
      before.heartbeats === state.heartbeats;
    if (!isSame) this.#state.value = state;
    this.#check();
  }

  #redraw(): void {
    this.scene.update();
    this.#shipsVersion.value = this.scene.version;
  }

  #check(): void {
    const { status, error } = this.store.getSnapshot();
    const isLate = Date.now() - this.#heardMs > HEARTBEAT_LATE_MS;
    const state = status === 'live' && isLate ? 'stale' : status;
    const sinceMs = state === 'live' || state === 'loading' ? null : this.#heardMs;
    this.#setConnection({ state, sinceMs: this.#sinceMs(state, sinceMs), error });
  }

  /** While disconnected, each attempt changes the store: the time stays that of the loss. */
  #sinceMs(state: Connection['state'], sinceMs: number | null): number | null {
    const before = this.#connection.peek();
    return before.state === state && before.sinceMs !== null ? before.sinceMs : sinceMs;
  }

  #setConnection(next: Connection): void {
    const before = this.#connection.peek();
    const isSame =
      before.state === next.state && before.sinceMs === next.sinceMs && before.error === next.error;
    if (isSame) return;
    this.#connection.value = next;
    if (before.state === 'disconnected' && next.state === 'live') serviceReturns.value++;
  }

  /** The client of the service that is followed. */
  get client(): Client {
    return this.#client;
  }
}
