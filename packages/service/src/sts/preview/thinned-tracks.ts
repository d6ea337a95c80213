import type { Mmsi } from '@roadstead/model';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { yieldToEventLoop } from '../../operations/timers.ts';
import { POSITION_CELLS, type Positions } from '../../tracking/positions.ts';
import { FIX_INTEGERS, packedDayMs, packFix } from './packed-fixes.ts';

/** The least time between two fixes of a thinned track: a ship under way reports every 2 to 10 s, and sails 300 m in it at 10 kn. */
export const RESOLUTION_MS: number = millisecondsInMinute;
/** The cache: a week of 400 ships that report every minute. */
const CACHE_BYTES_MAX = 64 * 2 ** 20;
/** Bytes of an entry besides its fixes. */
const ENTRY_BYTES = 200;
/** Reading so many positions blocks the event loop for some milliseconds. */
const POSITIONS_AT_A_TIME = 10_000;
/** Above all MMSIs. */
const MMSIS = 1e9;

/** The first report of each minute of a ship in a day. */
interface ThinnedDay {
  readonly fixes: Int32Array;
  /** All reports before this instant have been read, epoch milliseconds. */
  readonly toMs: number;
}

interface ThinnedTracksOptions {
  readonly positions: Positions;
  /** Returns an instant before which all reports are stored, but late ones. */
  readonly settledMs: () => number;
  /** Default: 64 MB. */
  readonly bytesMax?: number;
}

/**
 * The stored positions of ships thinned to one a minute, by day (UTC), in a cache of which the least recently used days are evicted. Of a
 * day that still gets reports only the new ones are read; a late report removes the days of its ship.
 */
export class ThinnedTracks {
  readonly #options: ThinnedTracksOptions;
  /** By day and ship, the least recently used one first. */
  readonly #days: Map<number, ThinnedDay> = new Map();
  #bytes = 0;
  /** The number of removals: what was read meanwhile may lack a late report. */
  #removals = 0;
  /** Positions read since the last yield. */
  #read = 0;

  constructor(options: ThinnedTracksOptions) {
    this.#options = options;
  }

  /** The number of bytes in the cache. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the packed fixes of a ship on a day that were settled. @param beginMs begin of the day */
  async day(mmsi: Mmsi, beginMs: number): Promise<Int32Array> {
    const key = (beginMs / millisecondsInDay) * MMSIS + mmsi;
    const toMs = Math.min(beginMs + millisecondsInDay, this.#options.settledMs());
    const known = this.#days.get(key);
    if (known && known.toMs >= toMs) {
      this.#days.delete(key);
      this.#days.set(key, known);
      return known.fixes;
    }
    if (toMs <= beginMs) return new Int32Array();
    const removals = this.#removals;
    const fixes = await this.#readOn(mmsi, beginMs, toMs, known);
    if (removals === this.#removals) this.#set(key, { fixes, toMs });
    return fixes;
  }

  /** Evicts the days of ships of which late reports have arrived. */
  invalidate(mmsis: readonly Mmsi[]): void {
    if (mmsis.length === 0) return;
    this.#removals++;
    const ships = new Set<number>(mmsis);
    for (const key of [...this.#days.keys()]) if (ships.has(key % MMSIS)) this.#remove(key);
  }

  /** Evicts all days. */
  clear(): void {
    this.#removals++;
    for (const key of [...this.#days.keys()]) this.#remove(key);
  }

  async #readOn(
    mmsi: Mmsi,
    beginMs: number,
    toMs: number,
    known: ThinnedDay | undefined,
  ): Promise<Int32Array> {
    const before = known?.fixes ?? new Int32Array();
    const minutes = millisecondsInDay / RESOLUTION_MS;
    const fixes = new Int32Array(FIX_INTEGERS * minutes);
    fixes.set(before);
    let length = before.length;
    let minute =
      length === 0 ? -1 : Math.floor(packedDayMs(before, length - FIX_INTEGERS) / RESOLUTION_MS);
    const { positions } = this.#options;
    for await (const cells of positions.cells(mmsi, known?.toMs ?? beginMs, toMs - 1)) {
      for (let at = 0; at < cells.length; at += POSITION_CELLS) {
        const own = Math.floor((cells[at + 1] - beginMs) / RESOLUTION_MS);
        if (own === minute) continue;
        minute = own;
        packFix(fixes, length, cells, at, beginMs);
        length += FIX_INTEGERS;
      }
      await this.#yieldAfter(cells.length / POSITION_CELLS);
    }
    return fixes.slice(0, length);
  }

  async #yieldAfter(positions: number): Promise<void> {
    this.#read += positions;
    if (this.#read < POSITIONS_AT_A_TIME) return;
    this.#read = 0;
    await yieldToEventLoop();
  }

  #set(key: number, day: ThinnedDay): void {
    this.#remove(key);
    this.#days.set(key, day);
    this.#bytes += bytesOf(day);
    const { bytesMax = CACHE_BYTES_MAX } = this.#options;
    for (const oldest of this.#days.keys()) {
      if (this.#bytes <= bytesMax) return;
      this.#remove(oldest);
    }
  }

  #remove(key: number): void {
    const day = this.#days.get(key);
    if (!day) return;
    this.#days.delete(key);
    this.#bytes -= bytesOf(day);
  }
}

function bytesOf({ fixes }: ThinnedDay): number {
  return ENTRY_BYTES + fixes.byteLength;
}
