import type { Imo, Mmsi } from '@roadstead/model';
import type { FaultKind } from './faults.ts';
import type { AisClass, EncounterKind } from './scenario.ts';
import type { ShipType } from './ship-types.ts';

/** What really happened. Instants are epoch milliseconds. */
export interface Truth {
  readonly ships: readonly TrueShip[];
  /** In the order of their beginning, then of the ships. */
  readonly encounters: readonly TrueEncounter[];
  readonly activities: readonly TrueActivity[];
  readonly faults: readonly TrueFault[];
}

export interface TrueShip {
  readonly name: string;
  readonly mmsi: Mmsi;
  readonly imo: Imo | null;
  readonly callsign: string | null;
  readonly type: ShipType;
  readonly class: AisClass;
  readonly lengthMeters: number;
  readonly beamMeters: number;
  readonly draughtMeters: number;
  /** From the antenna. */
  readonly toBowMeters: number;
  readonly toSternMeters: number;
  readonly toPortMeters: number;
  readonly toStarboardMeters: number;
}

/** Two ships that were together on purpose: made fast, on station, or in tow. */
export interface TrueEncounter {
  /** Names, the ship that came first. */
  readonly ships: readonly [string, string];
  readonly kind: EncounterKind;
  /** Whether goods went from ship to ship, so that a detector of transfers ought to say it. */
  readonly isTransfer: boolean;
  readonly beginMs: number;
  /** The end, at the latest that of the simulation. */
  readonly endMs: number;
}

export type Activity = 'under way' | 'drifting' | 'anchored' | 'moored' | 'fishing';

export interface TrueActivity {
  readonly ship: string;
  readonly activity: Activity;
  readonly beginMs: number;
  readonly endMs: number;
}

export interface TrueFault {
  readonly ship: string;
  readonly kind: FaultKind['kind'];
  /** What it sends instead of its own MMSI; only of the kind `mmsi`. */
  readonly mmsi?: Mmsi;
  readonly beginMs: number;
  readonly endMs: number;
}

/** Where a ship really was when it sent, or would have sent. */
export interface TruePosition {
  readonly ship: string;
  /** Epoch milliseconds. */
  readonly timeMs: number;
  /** Of the antenna, in degrees. */
  readonly longitude: number;
  readonly latitude: number;
  readonly speedKnots: number;
  readonly courseDegrees: number;
  readonly headingDegrees: number;
  readonly activity: Activity;
  /** Whether somebody heard a report of it. */
  readonly heard: boolean;
}
