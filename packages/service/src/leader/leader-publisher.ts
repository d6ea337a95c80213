import type { Mmsi, PositionReport, RejectedFix, RejectedStatic } from '@roadstead/model';
import type { ShipRecord } from '@roadstead/tracking';
import { filter, map, merge, Observable, Subject, share } from 'rxjs';
import type { Change } from '../changes/change.ts';
import { positionColumnsBytes, writePositionColumns } from '../log/position-columns.ts';
import type { ServiceStatus } from '../operations/service-status.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { Published } from './leader-messages.ts';

/** The parts of the leader whose changes API processes follow. */
export interface PublishedParts
  extends Pick<ServiceParts, 'changes' | 'pipeline' | 'ships' | 'status' | 'store' | 'time'> {
  readonly revocations$: Observable<string>;
  /** Emits those of a batch at once. */
  readonly rejected$: Observable<readonly (RejectedFix | RejectedStatic)[]>;
}

/** The types of changes that are published whole. */
const CHANGES = ['event', 'vessel-event', 'port-call', 'job', 'shape', 'configuration'] as const;

/**
 * Publishes what API processes follow in memory: once for all of them, and nothing while there are none. `prediction` and `usage` are not
 * among the changes: predictions are in the feed, and each process counts its own usage.
 */
export class LeaderPublisher {
  readonly #parts: PublishedParts;
  readonly #late: Subject<readonly Mmsi[]> = new Subject();
  #last: ServiceStatus | undefined;
  /** Emits from the subscription on. */
  readonly published$: Observable<Published>;

  constructor(parts: PublishedParts) {
    this.#parts = parts;
    const { changes, ships, status, store, revocations$, rejected$ } = parts;
    this.published$ = merge(
      ...CHANGES.map((type) =>
        changes
          .of<Change['type']>(type)
          .pipe(map((change) => ({ kind: 'change', change }) as const)),
      ),
      changes.of('positions').pipe(map(({ positions }) => positionsMessage(positions))),
      ships.changed$.pipe(map((changed) => this.#shipsMessage(changed))),
      ships.repeated$.pipe(map((times) => ({ kind: 'ship-times', times }) as const)),
      status.changes$.pipe(
        filter((now) => this.#isNew(now)),
        map((now) => this.#statusOf(now)),
      ),
      this.#late.pipe(map((mmsis) => ({ kind: 'late', mmsis }) as const)),
      revocations$.pipe(map((userUuid) => ({ kind: 'revoked', userUuid }) as const)),
      rejected$.pipe(map((rejected) => ({ kind: 'rejected', rejected }) as const)),
      new Observable<Published>((subscriber) =>
        store.feed.onAppend(() => subscriber.next({ kind: 'appended' })),
      ),
    ).pipe(share());
  }

  /** Returns the present status. */
  get status(): Published {
    return this.#statusOf(this.#parts.status.now);
  }

  /** Publishes the ships of late reports. */
  publishLate(mmsis: readonly Mmsi[]): void {
    if (mmsis.length > 0) this.#late.next(mmsis);
  }

  /** A batch changes only `inFlight` when it begins and ends. */
  #isNew(now: ServiceStatus): boolean {
    const { inFlight } = now;
    const isSame = this.#last !== undefined && isShallowEqual({ ...this.#last, inFlight }, now);
    this.#last = now;
    return !isSame;
  }

  #statusOf(status: ServiceStatus): Published {
    const { eventTimeMs } = this.#parts.time;
    return { kind: 'status', status, eventTimeMs, settledMs: this.#parts.pipeline.settledMs };
  }

  #shipsMessage(changed: readonly ShipRecord[]): Published {
    const { histories } = this.#parts.ships;
    const ships = changed.map((ship) => ({
      ...ship,
      history: histories.get(ship.mmsi)?.toJSON(),
    }));
    return { kind: 'ships', ships };
  }
}

function positionsMessage(positions: readonly PositionReport[]): Published {
  const columns = new Uint8Array(positionColumnsBytes(positions.length));
  writePositionColumns(positions, new DataView(columns.buffer), 0);
  return { kind: 'positions', count: positions.length, columns };
}

function isShallowEqual<Value extends object>(one: Value, other: Value): boolean {
  return (Object.keys(one) as (keyof Value)[]).every((key) => one[key] === other[key]);
}
