import {
  FiringFilters,
  ShipHistories,
  type StaticHistory,
  type Surroundings,
  VesselEventDetector,
} from '@roadstead/assessment';
import { type BlobStore, StoreError, type WriteOperation } from '@roadstead/contracts';
import {
  createDetector,
  type Detector,
  type DetectorOptions,
  GAP_MAX_MINUTES,
  restoreDetector,
} from '@roadstead/detector';
import type { Mmsi } from '@roadstead/model';
import {
  createTracker,
  PortCallDetector,
  type PortLookup,
  restoreTracker,
  type Tracker,
} from '@roadstead/tracking';
import type { ArrivalMarksSnapshot } from './arrival-marks.ts';
import { readState, type SnapshotPieces } from './snapshot-pieces.ts';

const [TRACKER, DETECTOR, FILTERS, PORT_CALLS, VESSEL_EVENTS, POSITION] = [
  'tracker',
  'detector',
  'firing-filters',
  'port-calls',
  'vessel-events',
  'pipeline',
] as const;
/** The names of all states of a snapshot. */
export const STATE_NAMES: readonly string[] = [
  ...[TRACKER, DETECTOR, FILTERS, PORT_CALLS, VESSEL_EVENTS],
];

/** The steps of the pipeline, with their state. */
export interface PipelineSteps {
  readonly tracker: Tracker;
  readonly detector: Detector;
  /** D15: the filters that the detector asks. */
  readonly filters: FiringFilters;
  /** Undefined where no ports are known. */
  readonly portCalls: PortCallDetector | undefined;
  /** Undefined where events of one ship are not detected. */
  readonly vesselEvents: VesselEventDetector | undefined;
}

/** The parameters of the steps, which are not part of a snapshot. */
export interface PipelineStepOptions {
  readonly detectorOptions: DetectorOptions;
  readonly surroundings: Surroundings;
  /** F10: the static data of all ships, which a snapshot does not include. */
  readonly statics: Map<Mmsi, StaticHistory>;
  readonly placeAt: PortLookup | undefined;
  /** Whether events of one ship are detected. */
  readonly hasVesselEvents: boolean;
}

/** The place of a snapshot in the input. */
export interface SnapshotPosition {
  /** The number of batches before it. */
  readonly sequence: number;
  /** The number of the last entry of the journal before it; 0 in snapshots of November 2026, which left none. */
  readonly entry: number;
  readonly marks: ArrivalMarksSnapshot;
  /** The pieces of its large states; undefined in snapshots of November 2026, which have none. */
  readonly pieces?: SnapshotPieces;
}

/** The newest snapshot: the states that can be read, and what is wrong with the others. */
export interface PipelineSnapshot {
  readonly tracker: Tracker | undefined;
  readonly detector: Detector | undefined;
  /** Defined together with the detector. */
  readonly filters: FiringFilters | undefined;
  readonly portCalls: PortCallDetector | undefined;
  readonly vesselEvents: VesselEventDetector | undefined;
  readonly position: SnapshotPosition | undefined;
  /** A sentence without a full stop for each state that cannot be read. */
  readonly problems: readonly string[];
}

/** Returns the parts of a snapshot that can be read; a host can have ports that the snapshot does not know. */
export function readableParts({
  tracker,
  detector,
  filters,
  portCalls,
  vesselEvents,
}: PipelineSnapshot): Partial<PipelineSteps> {
  return {
    ...(tracker && { tracker }),
    ...(detector && filters && { detector, filters }),
    ...(portCalls && { portCalls }),
    ...(vesselEvents && { vesselEvents }),
  };
}

export function createSteps(options: PipelineStepOptions): PipelineSteps {
  const filters = createFilters(options);
  return {
    ...{ tracker: createTracker(), filters },
    detector: createDetector([], { ...options.detectorOptions, firingFilter: filters }),
    portCalls: options.placeAt && new PortCallDetector(options.placeAt),
    vesselEvents: options.hasVesselEvents ? new VesselEventDetector(options) : undefined,
  };
}

/** D15: creates filters without fixes. */
export function createFilters({
  surroundings,
  statics,
}: Pick<PipelineStepOptions, 'surroundings' | 'statics'>): FiringFilters {
  return new FiringFilters({
    ...{ surroundings, gapMaxMinutes: GAP_MAX_MINUTES },
    histories: new ShipHistories(statics),
  });
}

/** D13: returns the states of the steps as bytes, by name; null for one that is not needed. */
export function savedStates({
  tracker,
  detector,
  filters,
  portCalls,
  vesselEvents,
}: PipelineSteps): ReadonlyMap<string, Uint8Array | null> {
  return new Map([
    [TRACKER, tracker.save()],
    [DETECTOR, detector.save()],
    [FILTERS, filters.isNeeded ? filters.save() : null],
    ...(portCalls ? [[PORT_CALLS, portCalls.save()] as const] : []),
    // A state that is continued after a time without it would count that time as silence of all ships.
    [VESSEL_EVENTS, vesselEvents?.save() ?? null],
  ]);
}

/** Stores the position of a snapshot, whose states are stored. */
export function putPosition(blobs: BlobStore, position: SnapshotPosition): WriteOperation {
  return blobs.put(POSITION, new TextEncoder().encode(JSON.stringify(position)));
}

/** Reads the newest snapshot. @returns undefined for a store without one */
export async function readSnapshot(
  blobs: BlobStore,
  options: PipelineStepOptions,
): Promise<PipelineSnapshot | undefined> {
  const problems: string[] = [];
  let missing = 0;
  let pieces: SnapshotPieces | undefined;
  const read = async <State>(
    name: string,
    decode: (bytes: Uint8Array) => State,
  ): Promise<State | undefined> => {
    try {
      const bytes = await readState(blobs, name, pieces);
      if (!bytes) missing++;
      else return decodeState(decode, bytes);
    } catch (error) {
      if (!(error instanceof StoreError && error.reason === 'damaged')) throw error;
      problems.push(`${name}: ${error.message}`);
    }
    return undefined;
  };
  const position = await read(POSITION, decodePosition);
  pieces = position?.pieces;
  const tracker = await read(TRACKER, restoreTracker);
  const firingFilter = createFilters(options);
  const detectorOptions = { ...options.detectorOptions, firingFilter };
  const detector = await read(DETECTOR, (bytes) => restoreDetector(bytes, detectorOptions));
  if (missing === 3 && problems.length === 0) return undefined;
  if (missing > 0) problems.push('a part of it is missing');
  const readable = problems.length;
  // Missing where no configuration has filters.
  await read(FILTERS, (bytes) => firingFilter.restore(bytes));
  const filters = problems.length === readable ? firingFilter : undefined;
  const { placeAt } = options;
  const portCalls = placeAt && (await read(PORT_CALLS, (bytes) => decodePortCalls(bytes, placeAt)));
  const vesselEvents = options.hasVesselEvents
    ? await read(VESSEL_EVENTS, (bytes) => decodeVesselEvents(bytes, options))
    : undefined;
  return {
    ...{ tracker, detector: filters && detector, filters, portCalls, vesselEvents },
    ...{ position, problems },
  };
}

/** @throws StoreError `damaged` for bytes of another version, or a state that cannot be */
function decodeState<State>(decode: (bytes: Uint8Array) => State, bytes: Uint8Array): State {
  try {
    return decode(bytes);
  } catch (cause) {
    throw new StoreError((cause as Error).message, 'damaged', { cause });
  }
}

function decodePortCalls(bytes: Uint8Array, placeAt: PortLookup): PortCallDetector {
  const portCalls = new PortCallDetector(placeAt);
  portCalls.restore(bytes);
  return portCalls;
}

function decodeVesselEvents(bytes: Uint8Array, options: PipelineStepOptions): VesselEventDetector {
  const vesselEvents = new VesselEventDetector(options);
  vesselEvents.restore(bytes);
  return vesselEvents;
}

function decodePosition(bytes: Uint8Array): SnapshotPosition {
  const { sequence, entry = 0, marks = [], pieces } = JSON.parse(new TextDecoder().decode(bytes));
  if (!Number.isSafeInteger(sequence)) throw new TypeError('It has no number of batches');
  return { sequence, entry, marks, pieces };
}
