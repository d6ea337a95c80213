import type { Ring } from '@roadstead/geo';
import type { Imo, Mmsi } from '@roadstead/model';
import type { EncounterKind, FaultKind } from './scenario.ts';
import type { ShipType } from './ship-types.ts';
import type { AisClass } from './transmitter-plan.ts';

/** True course of a simulation. Instants are epoch milliseconds. */
export interface Truth {
  /** The period that has been simulated. */
  readonly beginMs: number;
  readonly endMs: number;
  readonly ships: readonly TrueShip[];
  /** In the order of beginning, then of ships. */
  readonly encounters: readonly TrueEncounter[];
  readonly activities: readonly TrueActivity[];
  readonly faults: readonly TrueFault[];
  /** By ship; without those of a simulation that transmits nothing. */
  readonly silences: readonly TrueSilence[];
  readonly ports: readonly TruePort[];
  /** Recorded ships around those of the scenario, of whose encounters with each other the truth is not known. */
  readonly background: readonly Mmsi[];
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
  /** Distance between the two antennas at the begin; `null` for an encounter of less than a minute. */
  readonly distanceMeters: number | null;
  /** Midpoints of the two antennas, every ten minutes from the begin on. */
  readonly path: readonly TruePlace[];
}

export interface TruePlace {
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
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

/** A time of more than ten minutes in which no report of a ship that was there is received. */
export interface TrueSilence {
  readonly ship: string;
  readonly beginMs: number;
  readonly endMs: number;
}

export interface TruePort {
  readonly name: string;
  readonly ring: Ring;
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
