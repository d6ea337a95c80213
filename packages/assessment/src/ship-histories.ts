import type { SnapshotArray } from '@roadstead/contracts';
import type { Mmsi, ReportedFix, StaticReport } from '@roadstead/model';
import { addStatics, type StaticHistory } from './static-history.ts';
import { StoredTrack } from './stored-track.ts';

/** The recent fixes and the static reports of all ships. */
export class ShipHistories {
  readonly tracks: Map<Mmsi, StoredTrack> = new Map();
  readonly statics: Map<Mmsi, StaticHistory>;
  readonly #needs: ((mmsi: Mmsi) => number)[] = [];

  /** @param statics static data that others add to, too */
  constructor(statics: Map<Mmsi, StaticHistory> = new Map()) {
    this.statics = statics;
  }

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
    addStatics(this.statics, reports, eventTimeMs, earliestMs);
  }

  /** Returns the fixes of ships. Default: of all. */
  saveTracks(mmsis: Iterable<Mmsi> = this.tracks.keys()): readonly SnapshotArray[] {
    const tracks = [...mmsis].flatMap((mmsi) => {
      const track = this.tracks.get(mmsi);
      return track ? [[mmsi, track] as const] : [];
    });
    const fixes = tracks.reduce((sum, [, track]) => sum + track.count, 0);
    const ships = new Int32Array(2 * tracks.length);
    const places = new Float64Array(3 * fixes);
    const bows = new Float32Array(fixes);
    const states = new Uint8Array(fixes);
    let [ship, at] = [0, 0];
    for (const [mmsi, track] of tracks) {
      const [ownPlaces, ownBows, ownStates] = track.save();
      ships.set([mmsi, track.count], 2 * ship++);
      places.set(ownPlaces, 3 * at);
      bows.set(ownBows, at);
      states.set(ownStates, at);
      at += track.count;
    }
    return [ships, places, new Uint8Array(bows.buffer), states];
  }

  /** Adds the fixes of `saveTracks`: of a ship that is known those of the longer of both tracks, which have the same last fix. */
  addTracks(saved: readonly SnapshotArray[]): void {
    const [ships, places, bowBytes, states] = saved as [
      ...[Int32Array, Float64Array, Uint8Array, Uint8Array],
    ];
    const bows = new Float32Array(bowBytes.buffer, bowBytes.byteOffset, states.length);
    let at = 0;
    for (let ship = 0; ship < ships.length; ship += 2) {
      const end = at + ships[ship + 1];
      const mmsi = ships[ship] as Mmsi;
      const track = this.tracks.get(mmsi) ?? new StoredTrack();
      if (track.count === 0 || places[3 * at] < track.timeAt(0)) {
        track.restore([
          places.subarray(3 * at, 3 * end),
          bows.subarray(at, end),
          states.subarray(at, end),
        ]);
      }
      this.tracks.set(mmsi, track);
      at = end;
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
