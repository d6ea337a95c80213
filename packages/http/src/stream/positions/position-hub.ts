import { type Clock, Mutex } from '@roadstead/contracts';
import type { PositionReport } from '@roadstead/model';
import type { Tracking } from '@roadstead/service';
import type { StreamHost } from '../stream-host.ts';
import type { StreamEnd, StreamSource } from '../stream-source.ts';
import type { PositionFilter } from './position-filter.ts';
import { type GroupMember, PositionGroup } from './position-group.ts';
import { PositionLayer } from './position-layer.ts';
import { POSITION_COLUMNS, positionRow } from './position-rows.ts';
import { StreamedShips } from './streamed-ships.ts';

/** L8: time between two frames. */
const FRAME_MS = 1000;
const SECONDS_PER_DAY = 86_400;
/** Ignored: the stream has ended. */
const CLOSED: StreamEnd = { reason: 'stopping', detail: 'The stream has ended.' };

interface PositionHubOptions {
  readonly tracking: Pick<Tracking, 'listChangedPositions' | 'getShiptype'>;
  readonly host: StreamHost;
  readonly clock: Clock;
}

/** A subscription to positions. */
export interface PositionSubscription {
  readonly filter: PositionFilter;
  /** The filters as understood; equal ones have equal JSON. */
  readonly filters: Readonly<Record<'bbox' | 'types' | 'mmsi', unknown>>;
}

interface OpenedLayer {
  readonly layer: PositionLayer;
  /** By their boxes. */
  readonly groups: Map<string, PositionGroup>;
}

interface OpenedGroup {
  readonly group: PositionGroup;
  /** Discards the group after its last member. */
  readonly release: () => void;
}

/**
 * L8: the latest positions of all ships for all streams, once a second while there are any. A stream that was not ready for a frame gets
 * what has changed since the newest one that it has: the newest value of each ship.
 */
export class PositionHub {
  readonly #options: PositionHubOptions;
  readonly #ships: StreamedShips = new StreamedShips();
  /** By their filters beside the box. */
  readonly #layers: Map<string, OpenedLayer> = new Map();
  #after = 0;
  #newestMs = Number.NEGATIVE_INFINITY;
  /** Times of rows count from here, so that they are short. */
  readonly #epochSeconds: number;
  readonly #encoding: Mutex = new Mutex();
  #advancing: Promise<void> | undefined;
  #waiters: { readonly resolve: () => void; readonly reject: (error: unknown) => void }[] = [];
  #stopTimer: (() => void) | undefined;

  constructor(options: PositionHubOptions) {
    this.#options = options;
    const day = Math.floor(options.clock.now() / 1000 / SECONDS_PER_DAY);
    this.#epochSeconds = day * SECONDS_PER_DAY;
  }

  /** Opens the content of a stream. */
  async open({ filter, filters }: PositionSubscription): Promise<StreamSource> {
    // With other streams the newest frame is a second old at most; more frames would be more work for all of them.
    if (!this.#stopTimer) await this.#advance();
    const { host } = this.#options;
    const { group, release } = this.#groupOf({ filter, filters });
    const member: GroupMember = { sentFrame: 0 };
    group.members.add(member);
    this.#stopTimer ??= host.repeatEvery(FRAME_MS, () => {
      this.#advance().catch((error: unknown) => this.#fail(error));
    });
    return {
      ready: {
        filters,
        matching_ships: group.count,
        epoch: new Date(this.#epochSeconds * 1000).toISOString(),
        columns: POSITION_COLUMNS,
      },
      heartbeat: () => ({ number: this.#ships.frame, newest_data_at: this.#newestAt() }),
      next: this.#reader(group, member),
      close: () => {
        group.members.delete(member);
        release();
      },
    };
  }

  /** Returns a function that reads a group at the pace of one stream. */
  #reader(group: PositionGroup, member: GroupMember): StreamSource['next'] {
    let begun: { readonly frame: number; readonly from: number } | undefined;
    return async (signal) => {
      for (;;) {
        if (signal.aborted) return CLOSED;
        if (!begun && member.sentFrame === this.#ships.frame) await this.#nextFrame();
        const { frame, from } = begun ?? { frame: this.#nextOf(group, member), from: 0 };
        const { message, next } = await group.part(member.sentFrame, from);
        if (next === null) member.sentFrame = frame;
        begun = next === null ? undefined : { frame, from: next };
        if (message) return message;
      }
    };
  }

  /** Returns the frame that a stream has when it has received all that it lacks now. */
  #nextOf(group: PositionGroup, { sentFrame }: GroupMember): number {
    return sentFrame === 0 ? group.snapshotFrame : this.#ships.frame;
  }

  /** Makes a frame of what has changed; one at a time. */
  #advance(): Promise<void> {
    this.#advancing ??= this.#readChanges().finally(() => {
      this.#advancing = undefined;
    });
    return this.#advancing;
  }

  async #readChanges(): Promise<void> {
    const { positions, next } = await this.#options.tracking.listChangedPositions(this.#after);
    this.#after = next;
    for (const { groups } of this.#layers.values())
      for (const group of groups.values()) group.catchUp();
    this.#ships.advance();
    for (const report of positions) this.#set(report);
    for (const { resolve } of this.#waiters.splice(0)) resolve();
  }

  #set(report: PositionReport): void {
    const { mmsi, longitude, latitude, timeMs } = report;
    this.#newestMs = Math.max(this.#newestMs, timeMs);
    this.#ships.set({
      ...{ mmsi, longitude, latitude },
      shiptype: this.#options.tracking.getShiptype(mmsi),
      row: positionRow(report, this.#epochSeconds),
    });
  }

  #nextFrame(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiters.push({ resolve, reject });
    });
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#waiters.splice(0)) reject(error);
  }

  #groupOf({ filter, filters: { bbox, ...others } }: PositionSubscription): OpenedGroup {
    const { host } = this.#options;
    const ships = this.#ships;
    const layerKey = JSON.stringify(others);
    const opened = this.#layers.get(layerKey) ?? {
      layer: new PositionLayer(filter, ships, host),
      groups: new Map<string, PositionGroup>(),
    };
    this.#layers.set(layerKey, opened);
    const { layer, groups } = opened;
    const boxKey = JSON.stringify(bbox);
    const options = { box: filter.box, layer, ships, host, mutex: this.#encoding };
    const group = groups.get(boxKey) ?? new PositionGroup(options);
    groups.set(boxKey, group);
    return { group, release: () => this.#release(layerKey, boxKey) };
  }

  #release(layerKey: string, boxKey: string): void {
    const groups = this.#layers.get(layerKey)?.groups;
    if (groups?.get(boxKey)?.members.size === 0) groups.delete(boxKey);
    if (groups?.size === 0) this.#layers.delete(layerKey);
    if (this.#layers.size > 0) return;
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    for (const { resolve } of this.#waiters.splice(0)) resolve();
  }

  #newestAt(): string | null {
    return Number.isFinite(this.#newestMs) ? new Date(this.#newestMs).toISOString() : null;
  }
}
