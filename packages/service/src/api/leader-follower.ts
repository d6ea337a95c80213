import { StaticHistory } from '@roadstead/assessment';
import { StoreError } from '@roadstead/contracts';
import type { RejectedFix, RejectedStatic } from '@roadstead/model';
import { type Observable, Subject } from 'rxjs';
import type { ChangeStream } from '../changes/change-stream.ts';
import type { StoredUserDirectory } from '../identity/stored-user-directory.ts';
import type { LeaderCalls, LeaderEvent } from '../leader/leader-calls.ts';
import type { Published } from '../leader/leader-messages.ts';
import { readPositionColumns } from '../log/position-columns.ts';
import type { ServiceState, ServiceStatus } from '../operations/service-status.ts';
import type { ServiceStatusStore } from '../operations/service-status-store.ts';
import type { ServiceTime } from '../operations/service-time.ts';
import { pauseUnlessAborted } from '../operations/timers.ts';
import type { CachedEvents } from '../sts/cached-events.ts';
import type { ConfigurationSet } from '../sts/configuration-set.ts';
import type { ThinnedTracks } from '../sts/preview/thinned-tracks.ts';
import type { LatestPositions } from '../tracking/latest-positions.ts';
import type { ShipTracking } from '../tracking/ship-tracking.ts';
import type { Ships } from '../tracking/ships.ts';

const UNREACHABLE = 'The process that writes cannot be reached';
/** Time until the state is read again after an error of the store. */
const RELOAD_MS = 1000;
const NEVER = new AbortController().signal;

/** Messages that the state in memory follows. */
type FollowedState = Exclude<Published, { readonly kind: 'status' | 'appended' }>;

interface LeaderFollowerParts {
  readonly changes: ChangeStream;
  readonly ships: Ships;
  readonly latest: LatestPositions;
  readonly thinnedTracks: ThinnedTracks;
  readonly cachedEvents: Pick<CachedEvents, 'clear'>;
  readonly configurationSet: ConfigurationSet;
  readonly identity: StoredUserDirectory;
  readonly tracking: Pick<ShipTracking, 'refresh'>;
  readonly status: ServiceStatusStore;
  readonly time: ServiceTime;
  /** Whether nothing can be ingested without the leader: without one, the service says that it cannot be written. */
  readonly isLeaderNeeded: boolean;
  /** Called when the feed of the store has new entries. */
  readonly appended: () => void;
  /** Called with the error of the store when the state cannot be read anew; it is read again. */
  readonly failed: (error: unknown) => void;
}

/** Applies what the leader publishes to the state of an API process. */
export class LeaderFollower {
  readonly #parts: LeaderFollowerParts;
  readonly #rejected: Subject<RejectedFix | RejectedStatic> = new Subject();
  /** The messages since the state began to load; undefined when it is loaded. */
  #waiting: FollowedState[] | undefined = [];
  #state: ServiceState = 'created';
  #leader: ServiceStatus | undefined;
  #isConnected: boolean;
  /** The number of the connection. */
  #connection = 0;
  #hasLoaded = false;
  #isReloading = false;
  #settledMs = Number.NEGATIVE_INFINITY;
  /** Fulfilled when the leader has run once: the store is complete then. Rejects if a needed leader is gone before. */
  readonly leaderRan: Promise<void>;
  #leaderRuns: () => void = () => {};
  #leaderIsGone: (error: Error) => void = () => {};

  constructor(leader: LeaderCalls, parts: LeaderFollowerParts) {
    this.#parts = parts;
    this.#isConnected = leader.isConnected;
    this.leaderRan = new Promise((resolve, reject) => {
      this.#leaderRuns = resolve;
      this.#leaderIsGone = reject;
    });
    // It may be gone before the start.
    this.leaderRan.catch(() => undefined);
    leader.events$.subscribe((event) => this.#receive(event));
  }

  /** Whether changes that the leader publishes are applied: they wait while the state is read, and none comes without a connection. */
  get isCurrent(): boolean {
    return this.#isConnected && this.#waiting === undefined;
  }

  /** V24: the instant before which all reports are stored, but late ones. */
  get settledMs(): number {
    return this.#settledMs;
  }

  get rejected$(): Observable<RejectedFix | RejectedStatic> {
    return this.#rejected;
  }

  /** Sets the state of this process. */
  setState(state: ServiceState): void {
    this.#state = state;
    this.#show();
  }

  /** Reads the state from the store, and applies what was published meanwhile. */
  async load(): Promise<void> {
    const { configurationSet, ships } = this.#parts;
    let connection: number;
    do {
      connection = this.#connection;
      await configurationSet.load();
      await ships.load();
      // Messages are missing between two connections.
    } while (connection !== this.#connection);
    this.#hasLoaded = true;
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const message of waiting) this.#apply(message);
  }

  complete(): void {
    this.#rejected.complete();
  }

  #receive(event: LeaderEvent): void {
    switch (event.kind) {
      case 'connected':
        this.#isConnected = true;
        this.#connection++;
        this.#waiting = [];
        if (this.#hasLoaded) this.#loadAgain();
        break;
      case 'disconnected':
        this.#isConnected = false;
        if (this.#parts.isLeaderNeeded)
          this.#leaderIsGone(new StoreError(UNREACHABLE, 'unreachable'));
        // Credentials may change unnoticed.
        this.#parts.identity.invalidateCredentials();
        break;
      case 'status':
        this.#leader = event.status;
        this.#settledMs = event.settledMs;
        this.#parts.time.eventTimeMs = event.eventTimeMs;
        if (event.status.state === 'running') this.#leaderRuns();
        break;
      case 'appended':
        this.#parts.appended();
        return;
      default:
        if (this.#waiting) this.#waiting.push(event);
        else this.#apply(event);
        return;
    }
    this.#show();
  }

  /** Has the state read again: the leader before, or another process, has written while there was no connection. */
  #loadAgain(): void {
    const { identity, latest, thinnedTracks, cachedEvents, appended } = this.#parts;
    identity.invalidateCredentials();
    latest.clear();
    thinnedTracks.clear();
    cachedEvents.clear();
    appended();
    // One that runs reads all again for the new connection. Two at once would restore what changed between their reads.
    if (!this.#isReloading) void this.#reload();
  }

  async #reload(): Promise<void> {
    const { tracking, failed } = this.#parts;
    this.#isReloading = true;
    for (let isRead = false; !isRead; ) {
      try {
        await this.load();
        await tracking.refresh();
        isRead = this.#waiting === undefined;
      } catch (error) {
        failed(error);
        await pauseUnlessAborted(RELOAD_MS, NEVER);
      }
    }
    this.#isReloading = false;
  }

  #apply(message: FollowedState): void {
    const { changes, ships, latest, thinnedTracks, configurationSet, identity } = this.#parts;
    switch (message.kind) {
      case 'positions': {
        const { columns, count } = message;
        const { buffer, byteOffset, byteLength } = columns;
        const read = readPositionColumns(new DataView(buffer, byteOffset, byteLength), 0, count);
        if (read.ok) changes.publish({ type: 'positions', positions: read.value });
        break;
      }
      case 'change':
        if (message.change.type === 'configuration') configurationSet.follow(message.change);
        changes.publish(message.change);
        break;
      case 'ships':
        ships.follow(
          message.ships.map(({ history, ...ship }) => ship),
          message.ships.flatMap(({ mmsi, history }) =>
            history ? [[mmsi, StaticHistory.restore(history)] as const] : [],
          ),
        );
        break;
      case 'ship-times':
        ships.followTimes(message.times);
        break;
      case 'late':
        latest.invalidate(message.mmsis);
        thinnedTracks.invalidate(message.mmsis);
        break;
      case 'rejected':
        for (const each of message.rejected) this.#rejected.next(each);
        break;
      case 'revoked':
        identity.revoke(message.userUuid);
        break;
    }
  }

  /** The status is that of the leader, but an API process serves reads while it does not run. */
  #show(): void {
    const { status } = this.#parts;
    const { state: _, writeProblem: __, ...leader } = this.#leader ?? status.now;
    const { inFlight } = status.now;
    const shown = { state: this.#state, writeProblem: this.#writeProblem(), inFlight };
    status.mirror({ ...leader, ...shown });
  }

  #writeProblem(): string | null {
    const { state, writeProblem = null } = this.#leader ?? {};
    if (this.#isConnected && state === 'running') return writeProblem;
    if (this.#state !== 'running' || !this.#parts.isLeaderNeeded) return null;
    return this.#isConnected ? `The process that writes is ${state}` : UNREACHABLE;
  }
}
