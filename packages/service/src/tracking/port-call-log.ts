import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import type { Mmsi, PortName } from '@roadstead/model';
import type { PortCall } from '@roadstead/tracking';
import type { ChangeOf } from '../changes/change.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import { correctCalls } from '../reconciliation/correct-calls.ts';
import type { RedetectedCalls } from '../reconciliation/redetect-calls.ts';
import type { PendingCalls } from '../trade-lanes/pending-calls.ts';
import type { StoredPortCall } from './tracking.ts';

/** A port call as it is stored, with its index keys. */
interface PortCallDocument extends Omit<StoredPortCall, 'beginMs' | 'endMs'> {
  /** MMSI and begin: a replayed call overwrites the stored one. */
  readonly id: string;
  readonly portId: number;
  /** The begin: calls are found by it, also where the ATA is unknown. */
  readonly ataMs: number;
  /** P6: the begin is not the ATA, the end not the ATD. Earlier versions wrote neither. */
  readonly isAtaUnknown?: true;
  readonly isAtdUnknown?: true;
  /** V24: found or corrected by late reports. */
  readonly isFoundLate?: true;
}

/** V24: the write of what late reports change. */
export interface LateCallWrite {
  readonly operations: readonly WriteOperation[];
  readonly changes: readonly ChangeOf<'port-call'>[];
  /** The ships whose calls must be compared again. */
  readonly open: readonly RedetectedCalls[];
}

/** The most calls of one ship to list: a ferry makes so many in a year or two. */
const LISTED_MAX = 10_000;

/** The port calls of ships, each in its latest state. */
export class PortCallLog {
  readonly #calls: Collection<PortCallDocument>;
  readonly #port: (id: number) => PortName | undefined;
  readonly #pendingCalls: PendingCalls | undefined;

  /**
   * @param port returns a port by its id
   * @param pendingCalls queues new and changed calls for trade lanes
   */
  constructor(
    store: Store,
    port: (id: number) => PortName | undefined,
    pendingCalls?: PendingCalls,
  ) {
    this.#port = port;
    this.#pendingCalls = pendingCalls;
    this.#calls = store.collection<PortCallDocument>({
      name: 'port-calls',
      key: 'id',
      indexes: { ship: ['mmsi', 'ataMs'], port: ['portId', 'ataMs'] },
    });
  }

  /** @returns the operations that store calls that began or changed, and the calls in their stored form */
  prepare(calls: readonly PortCall[]): {
    readonly operations: readonly WriteOperation[];
    readonly documents: readonly StoredPortCall[];
  } {
    if (calls.length === 0) return { operations: [], documents: [] };
    const documents = calls.map((call) => this.#documentOf(call));
    const operations = documents.map((document) => this.#calls.put(document));
    return {
      operations: [...operations, ...(this.#pendingCalls?.prepare(calls) ?? [])],
      documents: documents.map(storedCall),
    };
  }

  /**
   * V24: prepares the write of what late reports change in the calls of ships.
   */
  async prepareLate(ships: readonly RedetectedCalls[]): Promise<LateCallWrite> {
    const documents: PortCallDocument[] = [];
    const removed: StoredPortCall[] = [];
    const open: RedetectedCalls[] = [];
    for (const ship of ships) {
      const { mmsi, changedFromMs, untilMs } = ship;
      const stored = await this.#documentsWithin(mmsi, changedFromMs, untilMs);
      const corrections = correctCalls(
        ship,
        stored.map((each) => ({
          ...detectedCall(storedCall(each)),
          isFoundLate: each.isFoundLate === true,
        })),
      );
      const late = { isFoundLate: true } as const;
      documents.push(
        ...corrections.changed.map((call) => ({ ...this.#documentOf(call), ...late })),
      );
      const gone = new Set(corrections.removed.map(({ beginMs }) => beginMs));
      removed.push(...stored.filter(({ ataMs }) => gone.has(ataMs)).map(storedCall));
      if (corrections.isOpen) open.push(ship);
    }
    const found = documents.map(storedCall);
    const pending = [...found, ...removed].map(detectedCall);
    return {
      operations: [
        ...removed.map(({ mmsi, beginMs }) => this.#calls.remove(idOf(mmsi, beginMs))),
        ...documents.map((each) => this.#calls.put(each)),
        ...(this.#pendingCalls?.prepare(pending) ?? []),
        ...(this.#pendingCalls?.prepareHeard(ships) ?? []),
      ],
      changes: [
        ...removed.map((call) => ({ type: 'port-call', kind: 'removed', call }) as const),
        ...found.map((call) => ({ type: 'port-call', kind: 'changed', call }) as const),
      ],
      open,
    };
  }

  /** Returns the last call of a ship that began before an instant, as it was detected. */
  async lastBefore(mmsi: Mmsi, ms: number): Promise<PortCall | undefined> {
    const of = { index: 'ship', is: [mmsi], to: ms - 1 };
    const [call] = await this.#calls.find(of, { descending: true, limit: 1 });
    return call && detectedCall(storedCall(call));
  }

  /** Lists the calls of a ship, newest first. */
  async of(mmsi: Mmsi): Promise<readonly StoredPortCall[]> {
    const newest = { descending: true, limit: LISTED_MAX };
    return (await this.#calls.find({ index: 'ship', is: [mmsi] }, newest)).map(storedCall);
  }

  #documentOf({ mmsi, portId, berths, ...times }: PortCall): PortCallDocument {
    const { beginMs, ataMs, endMs, atdMs } = times;
    const port = this.#port(portId) ?? { id: portId, locode: null, name: String(portId) };
    return {
      ...{ id: idOf(mmsi, beginMs), mmsi, portId, port, ataMs: beginMs, atdMs: endMs, berths },
      ...(ataMs === null && { isAtaUnknown: true }),
      ...(endMs !== null && atdMs === null && { isAtdUnknown: true }),
    };
  }

  /** Yields the calls of each ship, oldest first. */
  async *all(): AsyncGenerator<readonly StoredPortCall[], void, undefined> {
    for (let from = 0; ; ) {
      const [next] = await this.#calls.find({ index: 'ship', from }, { limit: 1 });
      if (!next) return;
      yield (await this.of(next.mmsi)).toReversed();
      from = next.mmsi + 1;
      await yieldToEventLoop();
    }
  }

  /** Lists the calls of all ships that end at an instant or later, or not at all. */
  async since(ms: number): Promise<readonly PortCall[]> {
    const calls: PortCall[] = [];
    for await (const ofShip of this.all())
      for (const call of ofShip)
        if (call.endMs === null || call.endMs >= ms) calls.push(detectedCall(call));
    return calls;
  }

  /** Lists the calls that overlap a period as they were detected. @param endMs excluded */
  async detectedWithin(mmsi: Mmsi, beginMs: number, endMs: number): Promise<readonly PortCall[]> {
    return (await this.within(mmsi, beginMs, endMs)).map(detectedCall);
  }

  /** Lists the calls that overlap a period, by their begin. @param endMs excluded */
  async within(mmsi: Mmsi, beginMs: number, endMs: number): Promise<readonly StoredPortCall[]> {
    return (await this.#documentsWithin(mmsi, beginMs, endMs)).map(storedCall);
  }

  async #documentsWithin(
    mmsi: Mmsi,
    beginMs: number,
    endMs: number,
  ): Promise<readonly PortCallDocument[]> {
    const of = { index: 'ship', is: [mmsi] };
    // A ship is at one port at a time: of the earlier calls only the last one can overlap.
    const [before, begun] = await Promise.all([
      this.#calls.find({ ...of, to: beginMs }, { descending: true, limit: 1 }),
      this.#calls.find({ ...of, from: beginMs + 1, to: endMs - 1 }, { limit: LISTED_MAX }),
    ]);
    const overlapping = before.filter(({ atdMs }) => atdMs === null || atdMs > beginMs);
    return [...overlapping, ...begun];
  }
}

function storedCall({ mmsi, port, berths, ...document }: PortCallDocument): StoredPortCall {
  const { ataMs: beginMs, atdMs: endMs, isAtaUnknown, isAtdUnknown } = document;
  const arrival = { beginMs, ataMs: isAtaUnknown ? null : beginMs };
  return { mmsi, port, ...arrival, endMs, atdMs: isAtdUnknown ? null : endMs, berths };
}

function detectedCall({ port, ...call }: StoredPortCall): PortCall {
  return { ...call, portId: port.id };
}

function idOf(mmsi: Mmsi, beginMs: number): string {
  return `${mmsi} ${beginMs}`;
}
