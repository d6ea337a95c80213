import type { EncounterKind } from './scenario.ts';
import type { Activity } from './truth.ts';

/** Encounters and activities so far. Ships are indices, instants are seconds since the start; `end` is undefined while current. */
export interface SimulationLog {
  readonly encounters: {
    readonly ship: number;
    /** The ship's step, from 0. */
    readonly step: number;
    readonly other: number;
    readonly kind: EncounterKind;
    readonly begin: number;
    end: number | undefined;
    /** Metres between the antennas at the first of the places; undefined before it. */
    distance: number | undefined;
    /** Midpoints of the antennas: instant, longitude and latitude, one after the other. */
    readonly path: number[];
  }[];
  readonly activities: {
    readonly ship: number;
    readonly activity: Activity;
    readonly begin: number;
    end: number | undefined;
  }[];
  /** Steps that bring ships to other ships, with the least distance so far, in metres, and its instant. */
  readonly approaches: {
    readonly ship: number;
    readonly step: number;
    readonly other: number;
    nearest: number | undefined;
    at: number;
  }[];
  /** Index of each ship's current activity; −1 without one. */
  readonly current: Int32Array<ArrayBuffer>;
}

export function createLog(ships: number): SimulationLog {
  return {
    encounters: [],
    activities: [],
    approaches: [],
    current: new Int32Array(ships).fill(-1),
  };
}
