import type { Imo, Mmsi } from '@roadstead/model';
import type { EncounterKind, FaultKind } from './scenario.ts';
import type { ShipType } from './ship-types.ts';
import type { AisClass } from './transmitter-plan.ts';

/** True course of a simulation. Instants are epoch milliseconds. */
export interface Truth {
  readonly ships: readonly TrueShip[];
  /** In the order of beginning, then of ships. */
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
  /** Distances of the antenna from the hull's sides. */
  readonly toBowMeters: number;
  readonly toSternMeters: number;
  readonly toPortMeters: number;
  readonly toStarboardMeters: number;
}

/** Two ships together on purpose: moored, on station, or in tow. */
export interface TrueEncounter {
  /** Names; first the ship that came to the other. */
  readonly ships: readonly [string, string];
  readonly kind: EncounterKind;
  /** Whether goods were transferred, so that a detector of transfers should report it. */
  readonly isTransfer: boolean;
  readonly beginMs: number;
  /** The end, at the latest the simulation's end. */
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
  /** MMSI that it transmits instead of its own; only for the kind `mmsi`. */
  readonly mmsi?: Mmsi;
  readonly beginMs: number;
  readonly endMs: number;
}

/** True position of a ship at a transmission, sent or due. */
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
  /** Whether a receiver delivered a report of it. */
  readonly heard: boolean;
}
