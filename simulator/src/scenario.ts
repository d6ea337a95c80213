import type { AreaGeometry, Ring } from '@roadstead/geo';
import type { DetectorConfiguration, Imo, Mmsi } from '@roadstead/model';
import type { FaultKind } from './faults.ts';
import type { ShipType } from './ship-types.ts';

/** A scenario as it is simulated: what a file says, read and checked. Times are seconds since the scenario's start. */
export interface Scenario {
  readonly name: string;
  /** What it proves, in a sentence. */
  readonly proves: string;
  readonly seed: number;
  /** Epoch milliseconds. */
  readonly startMs: number;
  readonly durationSeconds: number;
  readonly sea: Sea;
  /** Who hears the ships: a report counts as heard when one of these hears it. Empty: all is heard. */
  readonly receivers: readonly Receiver[];
  readonly ships: readonly ShipPlan[];
  readonly faults: readonly Fault[];
  readonly ports: readonly PortArea[];
  /** What the detector is to look for. */
  readonly configurations: readonly DetectorConfiguration[];
  readonly expect: Expectations;
}

/** Longitude and latitude in degrees. */
export type Point = readonly [longitude: number, latitude: number];

/** A quantity drawn anew for each ship, evenly between the two; twice the same number is that number. */
export type Spread = readonly [least: number, greatest: number];

/** The water that ships drift in. Both vary slowly around what is said here, by the seed. */
export interface Sea {
  readonly currentTowardsDegrees: number;
  readonly currentKnots: number;
  /** Whether the current turns with the tide (period 12 h 25 min), running as said here at the scenario's start. */
  readonly tidal: boolean;
  readonly windFromDegrees: number;
  readonly windKnots: number;
}

/** A shore station, a place that is covered, or satellites that pass. */
export interface Receiver {
  readonly place:
    | { readonly kind: 'everywhere' }
    | { readonly kind: 'within'; readonly centre: Point; readonly rangeMeters: number }
    | { readonly kind: 'area'; readonly area: AreaGeometry };
  /** When it hears: for `listensSeconds` of every `everySeconds`, first at `firstSeconds`; undefined: always. */
  readonly passes?: {
    readonly everySeconds: number;
    readonly listensSeconds: number;
    readonly firstSeconds: number;
  };
  /** The share of the reports that it misses, 0 to 1. */
  readonly lossRate: number;
  /** How long a report takes from the ship to who reads it. */
  readonly delaySeconds: Spread;
}

/** A ship, or `count` of them, that then are called `name-1`, `name-2` … */
export interface ShipPlan {
  readonly name: string;
  readonly count: number;
  readonly type: ShipType;
  readonly lengthMeters: Spread;
  readonly beamMeters: Spread;
  readonly draughtMeters: Spread;
  /** Undefined: made from the seed and the name. Of several ships the first one's; the others count on from it. */
  readonly mmsi?: Mmsi;
  readonly imo?: Imo;
  readonly callsign?: string;
  readonly destination?: string;
  /** Speed through the water on passage. */
  readonly speedKnots: Spread;
  readonly transmitter: TransmitterPlan;
  readonly start: Start;
  readonly steps: readonly Step[];
}

/** `none`: it carries no AIS at all. An `aton` sends as an aid to navigation, as platforms do. */
export type AisClass = 'A' | 'B-SO' | 'B-CS' | 'aton' | 'none';

export interface TransmitterPlan {
  readonly class: AisClass;
  /** How far abaft the bow the antenna is, as a share of the length. */
  readonly antennaAft: number;
  /** How far to starboard of the centre line the antenna is, in metres. */
  readonly antennaStarboardMeters: number;
  /** Standard deviation of the position's error, in metres east and north each; it wanders over minutes. */
  readonly noiseMeters: number;
  /** The share of its messages that nobody hears, 0 to 1. */
  readonly lossRate: number;
}

export interface Start {
  readonly place: StartPlace;
  /** Undefined: towards where it sails first, else by chance. */
  readonly headingDegrees?: Spread;
  /** Undefined: the speed of the first step. */
  readonly speedKnots?: Spread;
  /** When the ship comes into the world. */
  readonly atSeconds: Spread;
}

export type StartPlace =
  | { readonly kind: 'point'; readonly at: Point; readonly scatterMeters: number }
  /** In rows of `columns`, the first ship in the south-west corner. */
  | {
      readonly kind: 'grid';
      readonly at: Point;
      readonly spacingMeters: number;
      readonly columns: number;
      readonly scatterMeters: number;
    };

/** When a step is over: a time after it has reached what it is for, an instant, or when other ships have left. */
export type StepEnd =
  | { readonly kind: 'never' }
  | { readonly kind: 'for'; readonly seconds: Spread }
  | { readonly kind: 'until'; readonly atSeconds: number }
  | { readonly kind: 'left-by'; readonly ships: readonly string[] };

/** What a ship does, one after another; after its last step it leaves the world. */
export type Step =
  /** Along a line of waypoints. */
  | {
      readonly kind: 'sail';
      readonly to: readonly Point[];
      readonly speedKnots?: Spread;
      /** Parallel to the line, so far to starboard of it. */
      readonly offsetMeters: Spread;
    }
  | { readonly kind: 'drift'; readonly end: StepEnd }
  | {
      readonly kind: 'anchor';
      readonly at?: Point;
      /** How far from the anchor the bow swings. */
      readonly scopeMeters: Spread;
      readonly end: StepEnd;
    }
  | {
      readonly kind: 'moor';
      readonly at?: Point;
      readonly headingDegrees?: number;
      readonly end: StepEnd;
    }
  /** About the place where it begins. */
  | {
      readonly kind: 'loiter';
      readonly radiusMeters: number;
      readonly speedKnots: Spread;
      readonly end: StepEnd;
    }
  /** Goes to another ship, is made fast to it, and lets go. */
  | {
      readonly kind: 'alongside';
      readonly ship: string;
      readonly side: Side;
      readonly heading: 'same' | 'opposite';
      /** How far ahead of the other ship's midships its own lie. */
      readonly aheadMeters: number;
      /** Of water between the two hulls. */
      readonly gapMeters: number;
      readonly purpose: AlongsidePurpose;
      readonly end: StepEnd;
    }
  /** In line astern of a ship that unloads over its stern, so far behind it. */
  | {
      readonly kind: 'tandem';
      readonly ship: string;
      readonly gapMeters: number;
      readonly end: StepEnd;
    }
  /** Keeps its place relative to another ship, from midships to midships. */
  | {
      readonly kind: 'keep';
      readonly ship: string;
      readonly why: KeepReason;
      readonly aheadMeters: number;
      readonly starboardMeters: number;
      readonly end: StepEnd;
    }
  /** Takes another ship in tow and sails; that ship follows its line, and goes on with its own steps after. */
  | {
      readonly kind: 'tow';
      readonly ship: string;
      readonly lineMeters: number;
      readonly to: readonly Point[];
      readonly speedKnots: Spread;
    }
  /** Is exactly where this says, straight between the points, whatever a ship could do: for tests of a rule. */
  | { readonly kind: 'track'; readonly points: readonly TrackPoint[] };

export interface TrackPoint {
  readonly atSeconds: number;
  readonly at: Point;
}

type Side = 'port' | 'starboard';
type AlongsidePurpose = 'cargo' | 'bunkers' | 'stores' | 'catch' | 'pilot' | 'supply';
export type KeepReason = 'escort' | 'convoy' | 'trawl' | 'company';

/** Something that is wrong with what ships send, for a time. */
export type Fault = {
  /** Names of ships, or of several by their common name. */
  readonly ships: readonly string[];
  readonly fromSeconds: number;
  readonly toSeconds: number;
} & FaultKind;

/** An area of a port, for configurations that exclude ports and for port calls. */
export interface PortArea {
  readonly name: string;
  readonly ring: Ring;
}

/** What has to come out. */
export interface Expectations {
  /** Encounters that are in the truth; others may be too. Empty: no transfer is. Undefined: nothing is said. */
  readonly truth?: readonly ExpectedEncounter[];
  /** What the detector says by its rules: these events and no others. Undefined: nothing is said. */
  readonly events?: readonly ExpectedEvent[];
  /** Events that it may say besides. */
  readonly maybe: readonly ExpectedEvent[];
  readonly eventsMin: number;
  readonly eventsMax: number;
  /** The calls at ports that are found: these and no others. Undefined: nothing is said. */
  readonly calls?: readonly ExpectedCall[];
}

export interface ExpectedEncounter {
  readonly ships: readonly [string, string];
  readonly kind: EncounterKind;
  readonly beginsSeconds?: number;
  readonly endsSeconds?: number;
  /** How far begin and end may be from what is said, in seconds. */
  readonly withinSeconds: number;
}

export interface ExpectedEvent {
  /** Name of the configuration. */
  readonly configuration: string;
  /** Names of ships, or MMSIs as they are sent. */
  readonly ships: readonly [string | number, string | number];
  readonly beginsSeconds?: number;
  /** Undefined: nothing is said; `null`: it has not ended when the scenario does. */
  readonly endsSeconds?: number | null;
  readonly withinSeconds: number;
}

export interface ExpectedCall {
  /** Name of a ship, or its MMSI as it is sent. */
  readonly ship: string | number;
  /** Name of the port. */
  readonly port: string;
  readonly beginsSeconds?: number;
  /** Undefined: nothing is said; `null`: it has not left when the scenario ends. */
  readonly endsSeconds?: number | null;
  readonly withinSeconds: number;
}

/** Why two ships are together. */
export type EncounterKind = AlongsidePurpose | KeepReason | 'tandem' | 'tow';
