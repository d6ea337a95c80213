import type { Mmsi, ReportedFix, StaticReport } from '@roadstead/model';
import { StaticHistory } from './static-history.ts';
import { StoredTrack } from './stored-track.ts';

/** The recent fixes and the static reports of all ships. */
export class ShipHistories {
  readonly tracks: Map<Mmsi, StoredTrack> = new Map();
  readonly statics: Map<Mmsi, StaticHistory> = new Map();
  readonly #needs: ((mmsi: Mmsi) => number)[] = [];

  /** The number of stored fixes, 29 bytes each. */
  get fixes(): number {
    let count = 0;
    for (const track of this.tracks.values()) count += track.count;
    return count;
  }

  addFixes(fixes: readonly ReportedFix[]): void {
    for (const fix of fixes) {
      let track = this.tracks.get(fix.mmsi);
      if (!track) {
        track = new StoredTrack();
        this.tracks.set(fix.mmsi, track);
      }
      track.add(fix);
    }
  }

  /** F10: adds static reports. @param eventTimeMs counts for reports without a time, and for older ones than `earliestMs` */
  addStatics(reports: readonly StaticReport[], eventTimeMs: number, earliestMs: number): void {
    for (const report of reports) {
      const history = this.statics.get(report.mmsi) ?? new StaticHistory();
      const timeMs = report.timeMs ?? eventTimeMs;
      history.add(report, timeMs < earliestMs ? eventTimeMs : timeMs);
      this.statics.set(report.mmsi, history);
    }
  }

  /** Retains fixes from an instant on. @param neededMs returns the instant for a ship, epoch milliseconds */
  retain(neededMs: (mmsi: Mmsi) => number): void {
    this.#needs.push(neededMs);
  }

  /** Removes the fixes that nobody retains. Of each ship the last one before them is left, unless the ship is silent since. */
  removeUnneeded(): void {
    for (const [mmsi, track] of this.tracks) {
      const fromMs = Math.min(...this.#needs.map((neededMs) => neededMs(mmsi)));
      if (track.timeAt(track.count - 1) < fromMs) this.tracks.delete(mmsi);
      else track.removeBefore(fromMs);
    }
  }
}
