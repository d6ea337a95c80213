import type { AreaGeometry, Ring } from '@roadstead/geo';
import type { DetectorConfiguration, Imo, Mmsi } from '@roadstead/model';
import type { DetectorSettings } from './detector-settings.ts';
import type { ShipType } from './ship-types.ts';
import type { TransmitterPlan } from './transmitter-plan.ts';

/** A scenario, read and validated. Times are seconds since the scenario's start. */
export interface Scenario {
  readonly name: string;
  /** The property that it demonstrates, in a sentence. */
  readonly proves: string;
  readonly seed: number;
  /** Epoch milliseconds. */
  readonly startMs: number;
  readonly durationSeconds: number;
  readonly sea: Sea;
  /** Path of recorded traffic, relative to the scenario's file, into which the ships are placed. */
  readonly background?: string | undefined;
  /** Receivers; a report is received when any of them receives it. Empty: every report is received. */
  readonly receivers: readonly ReceiverPlan[];
  readonly ships: readonly ShipPlan[];
  readonly faults: readonly Fault[];
  readonly ports: readonly PortArea[];
  /** Configurations of the detector. */
  readonly configurations: readonly DetectorConfiguration[];
  readonly detector: DetectorSettings;
  readonly expect: Expectations;
}

/** Longitude and latitude, in degrees. */
export type Point = readonly [longitude: number, latitude: number];

/** Range of a quantity that is drawn for each ship, uniformly; equal bounds give that number. */
export type Spread = readonly [least: number, greatest: number];

/** Current and wind. Both vary slowly around these values, by the seed. */
export interface Sea {
  readonly currentTowardsDegrees: number;
  readonly currentKnots: number;
  /** Whether the current turns with the tide (period 12 h 25 min), with these values at the scenario's start. */
  readonly tidal: boolean;
  readonly windFromDegrees: number;
  readonly windKnots: number;
}

/** A shore station, a covered area, or passing satellites. */
export interface ReceiverPlan {
  readonly place:
    | { readonly kind: 'everywhere' }
    | { readonly kind: 'within'; readonly centre: Point; readonly rangeMeters: number }
    | { readonly kind: 'area'; readonly area: AreaGeometry };
  /** Reception times: `listensSeconds` of every `everySeconds`, first at `firstSeconds`; undefined: always. */
  readonly passes?: {
    readonly everySeconds: number;
    readonly listensSeconds: number;
    readonly firstSeconds: number;
  };
  /** Share of the reports that it misses, 0 to 1. */
  readonly lossRate: number;
  /** Delay from transmission to delivery. */
  readonly delaySeconds: Spread;
}

/** A ship, or `count` of them, named `name-1`, `name-2` … */
export interface ShipPlan {
  readonly name: string;
  readonly count: number;
  readonly type: ShipType;
  readonly lengthMeters: Spread;
  readonly beamMeters: Spread;
  readonly draughtMeters: Spread;
  /** Undefined: derived from the name. For several ships, the first one's; the others count up from it. */
  readonly mmsi?: Mmsi;
  readonly imo?: Imo;
  readonly callsign?: string;
  readonly destination?: string;
  /** Type of ship and cargo that it transmits. Undefined: that of its type. */
  readonly aisType?: number;
  /** Drift speed caused by wind, as a share of the wind's speed. Undefined: that of its type. */
  readonly leeway?: Spread;
  /** Speed through the water on passage. */
  readonly speedKnots: Spread;
  readonly transmitter: TransmitterPlan;
  readonly start: Start;
  readonly steps: readonly Step[];
}

export interface Start {
  readonly place: StartPlace;
  /** Undefined: towards its first waypoint, else random. */
  readonly headingDegrees?: Spread;
  /** Undefined: the speed of the first step. */
  readonly speedKnots?: Spread;
  /** Time at which the ship appears. */
  readonly atSeconds: Spread;
}

export type StartPlace =
  | { readonly kind: 'point'; readonly at: Point; readonly scatterMeters: number }
  /** Rows of `columns` ships, the first ship in the south-west corner. */
  | {
      readonly kind: 'grid';
      readonly at: Point;
      readonly spacingMeters: number;
      readonly columns: number;
      readonly scatterMeters: number;
    };

/** Completion of a step: a time after its purpose is reached, an instant, or the departure of other ships. */
export type StepCompletion =
  | { readonly kind: 'never' }
  | { readonly kind: 'for'; readonly seconds: Spread }
  | { readonly kind: 'until'; readonly atSeconds: number }
  | { readonly kind: 'left-by'; readonly ships: readonly string[] };

/** A step of a ship; after its last step the ship leaves the scenario. */
export type Step =
  /** Sails along a line of waypoints. */
  | {
      readonly kind: 'sail';
      readonly to: readonly Point[];
      readonly speedKnots?: Spread;
      /** Parallel to the line, this distance to starboard of it. */
      readonly offsetMeters: Spread;
    }
  | { readonly kind: 'drift'; readonly end: StepCompletion }
  | {
      readonly kind: 'anchor';
      readonly at?: Point;
      /** Distance of the bow from the anchor. */
      readonly scopeMeters: Spread;
      readonly draughtChangeMeters?: number;
      readonly end: StepCompletion;
    }
  | {
      readonly kind: 'moor';
      readonly at?: Point;
      readonly headingDegrees?: number;
      readonly draughtChangeMeters?: number;
      readonly end: StepCompletion;
    }
  /** Loiters about the place where the step begins. */
  | {
      readonly kind: 'loiter';
      readonly radiusMeters: number;
      readonly speedKnots: Spread;
      readonly end: StepCompletion;
    }
  /** Goes to another ship, moors to it, and separates. */
  | {
      readonly kind: 'alongside';
      readonly ship: string;
      readonly side: Side;
      readonly heading: 'same' | 'opposite';
      /** Distance of its midships ahead of the other ship's. */
      readonly aheadMeters: number;
      /** Water between the two hulls. */
      readonly gapMeters: number;
      readonly purpose: AlongsidePurpose;
      readonly draughtChange?: DraughtChange;
      readonly end: StepCompletion;
    }
  /** In line astern of a ship that unloads over its stern, at this distance. */
  | {
      readonly kind: 'tandem';
      readonly ship: string;
      readonly gapMeters: number;
      readonly draughtChange?: DraughtChange;
      readonly end: StepCompletion;
    }
  /** Holds a place relative to another ship, midships to midships. */
  | {
      readonly kind: 'keep';
      readonly ship: string;
      readonly why: StationKeepingReason;
      readonly aheadMeters: number;
      readonly starboardMeters: number;
      readonly end: StepCompletion;
    }
  /** Connects a tow and sails; the towed ship follows the line, and continues with its own steps after. */
  | {
      readonly kind: 'tow';
      readonly ship: string;
      readonly lineMeters: number;
      readonly to: readonly Point[];
      readonly speedKnots: Spread;
    }
  /** Follows exactly these points, straight between them, regardless of manoeuvring limits: for tests of a rule. */
  | { readonly kind: 'track'; readonly points: readonly TimetablePoint[] };

/** Change of the draughts of two ships at the end of a transfer, in metres; positive is deeper. */
interface DraughtChange {
  readonly shipMeters: number;
  readonly otherMeters: number;
}

export interface TimetablePoint {
  readonly atSeconds: number;
  readonly at: Point;
}

type Side = 'port' | 'starboard';
type AlongsidePurpose = 'cargo' | 'bunkers' | 'stores' | 'catch' | 'pilot' | 'supply' | 'raft';
export type StationKeepingReason = 'escort' | 'convoy' | 'trawl' | 'company';

/** Faults of a ship's transmissions. */
export type FaultKind =
  /** The transmitter is switched off. */
  | { readonly kind: 'dark' }
  /** A share of the messages is lost, besides the usual losses. */
  | { readonly kind: 'loss'; readonly rate: number }
  /** The position's error has this standard deviation instead of the transmitter's. */
  | { readonly kind: 'noise'; readonly meters: number }
  /** The position is displaced, as if the ship were elsewhere. */
  | { readonly kind: 'jump'; readonly northMeters: number; readonly eastMeters: number }
  /** The position moves in a circle. */
  | {
      readonly kind: 'circle';
      /** Undefined: the ship's position when the fault began. */
      readonly centre?: Point;
      readonly radiusMeters: number;
      readonly speedKnots: number;
    }
  /** The positions of all its ships are drawn to one point, and stay there. */
  | { readonly kind: 'drag'; readonly to: Point; readonly overSeconds: number }
  /** Transmits this MMSI; receivers see two ships with the same MMSI as one. */
  | { readonly kind: 'mmsi'; readonly mmsi: Mmsi }
  /** Offset of the time of its reports; positive is ahead. */
  | { readonly kind: 'clock'; readonly seconds: number }
  /** A share of the reports is delivered late, and so out of order. */
  | { readonly kind: 'late'; readonly rate: number; readonly delaySeconds: Spread };

/** A fault of the transmissions of ships, for a time. */
export type Fault = {
  /** Names of ships, or of plans. */
  readonly ships: readonly string[];
  readonly fromSeconds: number;
  readonly toSeconds: number;
} & FaultKind;

/** Area of a port, for configurations that exclude ports and for port calls. */
export interface PortArea {
  readonly name: string;
  readonly ring: Ring;
}

/** Expected results. */
export interface Expectations {
  /** Encounters that the truth contains, among others. Empty: no transfers. Undefined: not evaluated. */
  readonly truth?: readonly ExpectedEncounter[];
  /** Events that the detector reports by its rules, and no others. Undefined: not evaluated. */
  readonly events?: readonly ExpectedEvent[];
  /** Further events that are permitted. */
  readonly maybe: readonly ExpectedEvent[];
  readonly eventsMin: number;
  readonly eventsMax: number;
  /** Port calls that are detected, and no others. Undefined: not evaluated. */
  readonly calls?: readonly ExpectedCall[];
}

export interface ExpectedEncounter {
  readonly ships: readonly [string, string];
  readonly kind: EncounterKind;
  readonly beginsSeconds?: number;
  readonly endsSeconds?: number;
  /** Tolerance of begin and end, in seconds. */
  readonly withinSeconds: number;
}

export interface ExpectedEvent {
  /** Name of the configuration. */
  readonly configuration: string;
  /** Names of ships, or transmitted MMSIs. */
  readonly ships: readonly [string | number, string | number];
  readonly beginsSeconds?: number;
  /** Undefined: any; `null`: current at the scenario's end. */
  readonly endsSeconds?: number | null;
  readonly withinSeconds: number;
}

export interface ExpectedCall {
  /** Name of a ship, or its transmitted MMSI. */
  readonly ship: string | number;
  /** Name of the port. */
  readonly port: string;
  readonly beginsSeconds?: number;
  /** Undefined: any; `null`: current at the scenario's end. */
  readonly endsSeconds?: number | null;
  readonly withinSeconds: number;
}

/** Reason why two ships are together. */
export type EncounterKind = AlongsidePurpose | StationKeepingReason | 'tandem' | 'tow';
