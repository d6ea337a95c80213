import type { Mmsi, RejectedFix, TimedPosition } from '@roadstead/model';
import { JUMPS_MAX } from './spoofing-thresholds.ts';

/** The newest reports of each ship that the tracker rejected as jumps (D10). */
export class RejectedJumps {
  readonly #jumps: Map<Mmsi, TimedPosition[]> = new Map();

  add(rejected: readonly RejectedFix[]): void {
    for (const { report, reason } of rejected) {
      if (reason !== 'jump') continue;
      const { mmsi, timeMs, longitude, latitude } = report;
      const own = this.#jumps.get(mmsi) ?? [];
      own.push({ timeMs, longitude, latitude });
      if (own.length > 2 * JUMPS_MAX) own.splice(0, own.length - JUMPS_MAX);
      this.#jumps.set(mmsi, own);
    }
  }

  /** Returns the jumps of a ship in a period, its ends included. */
  between(mmsi: Mmsi, fromMs: number, toMs: number): readonly TimedPosition[] {
    const own = this.#jumps.get(mmsi)?.slice(-JUMPS_MAX) ?? [];
    return own.filter(({ timeMs }) => timeMs >= fromMs && timeMs <= toMs);
  }

  /** Removes the jumps before the instant for a ship. */
  removeBefore(neededMs: (mmsi: Mmsi) => number): void {
    for (const [mmsi, own] of this.#jumps) {
      const fromMs = neededMs(mmsi);
      const left = own.filter(({ timeMs }) => timeMs >= fromMs);
      if (left.length === 0) this.#jumps.delete(mmsi);
      else if (left.length < own.length) this.#jumps.set(mmsi, left);
    }
  }
}
