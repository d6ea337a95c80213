import { delegateWrites, type Store } from '@roadstead/contracts';
import { Subject } from 'rxjs';
import { createApiService } from '../api/create-api-service.ts';
import { LeaderCalls } from '../leader/leader-calls.ts';
import type { MessageConnection } from '../leader/message-connection.ts';
import type { LeaderService, MaritimeService } from '../maritime-service.ts';
import type { ServiceOptions } from '../service-options.ts';

/** A connection in memory, which copies messages in their order, as one between threads does. */
export class MemoryConnection implements MessageConnection {
  readonly messages$: Subject<unknown> = new Subject();
  #other!: MemoryConnection;

  /** Returns both ends. */
  static pair(): readonly [MemoryConnection, MemoryConnection] {
    const ends = [new MemoryConnection(), new MemoryConnection()] as const;
    [ends[0].#other, ends[1].#other] = [ends[1], ends[0]];
    return ends;
  }

  send(message: unknown): void {
    const copy = structuredClone(message);
    queueMicrotask(() => this.#other.messages$.next(copy));
  }

  /** Ends the connection on both sides; what was not received is lost. */
  close(): void {
    for (const end of [this, this.#other]) end.messages$.complete();
  }
}

/** An API process beside a leader. */
export interface ApiProcess {
  readonly service: MaritimeService;
  /** Ends the connection to the leader, as the end of its process does. */
  readonly disconnect: () => void;
  /** Connects to the leader again. */
  readonly connect: () => void;
  /** Waits until all that the leader has published before is applied. */
  readonly caughtUp: () => Promise<void>;
}

/** Creates an API process beside a leader. @param reading the store that it reads */
export function createApiProcess(
  leader: LeaderService,
  options: ServiceOptions,
  reading: Store = options.store,
): ApiProcess {
  const calls = new LeaderCalls();
  let ofLeader: MemoryConnection;
  const connect = (): void => {
    const [leaderEnd, apiEnd] = MemoryConnection.pair();
    ofLeader = leaderEnd;
    leader.connect(leaderEnd);
    void calls.connect(apiEnd);
  };
  connect();
  const service = createApiService(
    { ...options, store: delegateWrites(reading, calls.write) },
    calls,
  );
  return {
    service,
    disconnect: () => ofLeader.close(),
    connect,
    caughtUp: async () => void (await calls.call({ kind: 'queues' })),
  };
}
