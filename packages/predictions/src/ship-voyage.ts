import type { Imo, Mmsi, Position } from '@roadstead/model';
import type { NextPort } from './next-port.ts';
import type { OwnCalls } from './own-calls.ts';
import type { ShipKind } from './ship-class.ts';
import type { Trust } from './text-trust.ts';

/** What a ship says of itself; null is not known. */
export interface ShipSaid extends ShipKind {
  readonly imo: Imo | null;
  readonly draughtMeters: number | null;
  /** As the crew typed it. */
  readonly destination: string | null;
}

/** A place at an instant, epoch milliseconds. */
export interface TimedPlace extends Position {
  readonly timeMs: number;
}

/** The way from a ship to a port that it may be bound for, as it was measured last. */
export interface MeasuredWay {
  readonly distanceMeters: number;
  /** Epoch milliseconds; null is not known. */
  readonly etaMs: number | null;
  /** W3. */
  readonly evidence: number;
}

/** What is known of a ship and its present voyage; ports by their number in the model. */
export interface ShipVoyage {
  readonly mmsi: Mmsi;
  said: ShipSaid;
  shipClass: number;
  readonly own: OwnCalls;
  /** X1: which ports its text means, with likelihoods; null until it is read. */
  named: ReadonlyMap<number, number> | null;
  readonly trust: Trust;
  /** The newest fix. */
  place: TimedPlace | null;
  /** Where it was when the ways that were measured last were asked for. */
  asked: TimedPlace | null;
  /** Where and when they were measured, which may be elsewhere: of two ships with one MMSI hosts may mean the other. */
  measured: TimedPlace | null;
  /** Null where there is no way. */
  ways: ReadonlyMap<number, MeasuredWay | null>;
  /** What is said of it. */
  next: readonly NextPort[];
}

const NOTHING_SAID: ShipSaid = {
  imo: null,
  shiptype: null,
  lengthMeters: null,
  draughtMeters: null,
  destination: null,
};

/** A ship of which nothing is known. */
export function newVoyage(mmsi: Mmsi): ShipVoyage {
  return {
    ...{ mmsi, said: NOTHING_SAID, shipClass: 0 },
    ...{ own: { ports: [], timesMs: [] }, named: null, trust: { named: 0, right: 0 } },
    ...{ place: null, asked: null, measured: null, ways: new Map(), next: [] },
  };
}
