import {
  type AssessedTransition,
  addStatics,
  StaticHistory,
  type StaticHistoryJson,
  type Surroundings,
} from '@roadstead/assessment';
import {
  decodeSnapshot,
  encodeSnapshot,
  type LogCursor,
  type LogMessage,
} from '@roadstead/contracts';
import { type DetectorOptions, PAIR_SLOTS, pairSlotOf, restoreDetector } from '@roadstead/detector';
import type { DetectorConfiguration, Mmsi, PositionReport, StsEvent } from '@roadstead/model';
import { type ReceivedReports, restoreTracker } from '@roadstead/tracking';
import { Subject } from 'rxjs';
import { detectSteps } from '../ingest/detect-steps.ts';
import { createFilters, createSteps, type PipelineSteps } from '../ingest/pipeline-snapshot.ts';
import type { ConfigurationRecord, LogRecord } from '../log/log-record.ts';
import { setConfiguration } from '../sts/configuration-replay.ts';
import type { FoundTransition } from './cluster-tables.ts';
import {
  ConfigurationRevisions,
  type ConfigurationRevisionsSnapshot,
} from './configuration-revisions.ts';

/** Parameters of the detection, the same for all workers. */
export interface DetectionStateOptions {
  readonly detectorOptions: Omit<DetectorOptions, 'slots' | 'firingFilter'>;
  /** D15: of the filters. */
  readonly surroundings: Surroundings;
}

/** L18: the division of the slots that is in force. */
interface Plan {
  /** 0 before the first one. */
  readonly revision: number;
  /** The worker of each slot. */
  readonly owners: readonly (string | null)[];
}

interface CommonHeader {
  readonly cursor: LogCursor;
  readonly plan: Plan;
  readonly configurationRevision: number;
  readonly revisions: ConfigurationRevisionsSnapshot;
  readonly statics: readonly (readonly [Mmsi, StaticHistoryJson])[];
}

const COMMON = 'cluster common 1';
const SLOT = 'cluster slot 1';

function staticsOf({ statics }: CommonHeader): Map<Mmsi, StaticHistory> {
  return new Map(statics.map(([mmsi, history]) => [mmsi, StaticHistory.restore(history)]));
}

/**
 * The state of the detection after a message of the log: the common part, which is the same for all that read the log (L18), and the
 * pairs of some slots (L17).
 */
export class DetectionState {
  readonly #steps: PipelineSteps;
  readonly #statics: Map<Mmsi, StaticHistory>;
  readonly #batches$: Subject<ReceivedReports> = new Subject();
  #detected: readonly AssessedTransition[] = [];
  #failure: unknown;
  #cursor: LogCursor | null;
  #plan: Plan;
  #configurationRevision: number;
  readonly #revisions: ConfigurationRevisions;

  private constructor(
    steps: PipelineSteps,
    statics: Map<Mmsi, StaticHistory>,
    header?: CommonHeader,
  ) {
    this.#steps = steps;
    this.#statics = statics;
    this.#cursor = header?.cursor ?? null;
    this.#plan = header?.plan ?? { revision: 0, owners: Array(PAIR_SLOTS).fill(null) };
    this.#configurationRevision = header?.configurationRevision ?? 0;
    this.#revisions = new ConfigurationRevisions(header?.revisions);
    this.#batches$.pipe(detectSteps(steps, () => undefined)).subscribe({
      next: ({ transitions }) => {
        this.#detected = transitions;
      },
      error: (error: unknown) => {
        this.#failure = error;
      },
    });
  }

  /** Creates the state before the first message. */
  static create(options: DetectionStateOptions, slots: readonly number[]): DetectionState {
    const statics = new Map<Mmsi, StaticHistory>();
    const { detectorOptions, surroundings } = options;
    const steps = createSteps({
      ...{ surroundings, statics, placeAt: undefined, hasVesselEvents: false },
      detectorOptions: { ...detectorOptions, slots },
    });
    return new DetectionState(steps, statics);
  }

  /**
   * D13: creates the state of all slots that begins in the middle of the feed.
   * @param configurations those in force
   * @param events the current events, which it continues
   */
  static beginWithin(
    { detectorOptions, surroundings }: DetectionStateOptions,
    {
      header,
      configurations,
    }: {
      readonly header: CommonHeader;
      readonly configurations: readonly DetectorConfiguration[];
    },
    events: readonly StsEvent[],
  ): DetectionState {
    const statics = staticsOf(header);
    const steps = createSteps({
      ...{ detectorOptions, surroundings, statics, placeAt: undefined, hasVesselEvents: false },
    });
    for (const configuration of configurations)
      setConfiguration(steps, configuration.id, configuration, Number.NEGATIVE_INFINITY);
    steps.detector.beginWithin(events);
    return new DetectionState(steps, statics, header);
  }

  /** Restores the state of `saveCommon`, without slots. @throws TypeError for other bytes */
  static restore(
    { detectorOptions, surroundings }: DetectionStateOptions,
    bytes: Uint8Array,
  ): DetectionState {
    const { header: unknownHeader, arrays } = decodeSnapshot(COMMON, bytes);
    const header = unknownHeader as CommonHeader;
    const [tracker, detector, filters] = arrays as readonly Uint8Array[];
    const statics = staticsOf(header);
    const firingFilter = createFilters({ surroundings, statics });
    firingFilter.restore(filters);
    const steps = {
      ...{ tracker: restoreTracker(tracker), filters: firingFilter },
      detector: restoreDetector(detector, { ...detectorOptions, firingFilter }),
      ...{ portCalls: undefined, vesselEvents: undefined },
    };
    return new DetectionState(steps, statics, header);
  }

  /** The place of the newest message; null before the first one. */
  get cursor(): LogCursor | null {
    return this.#cursor;
  }

  /** The number of the newest message; 0 before the first one. */
  get sequence(): number {
    return this.#cursor?.sequence ?? 0;
  }

  /** D8: −Infinity before the first reports. */
  get eventTimeMs(): number {
    return this.#steps.tracker.eventTimeMs;
  }

  get plan(): Plan {
    return this.#plan;
  }

  /** The slots whose pairs are detected. */
  get slots(): readonly number[] {
    return this.#steps.detector.slots;
  }

  /** Processes the next message. @returns the transitions of the pairs of the slots */
  step({ logId, sequence, timeMs }: LogMessage, record: LogRecord): readonly FoundTransition[] {
    this.#cursor = { logId, sequence, timeMs };
    switch (record.kind) {
      case 'reports':
        addStatics(
          this.#statics,
          record.statics,
          this.#steps.tracker.eventTimeMs,
          this.#steps.tracker.watermarkMs,
        );
        return this.#detect(record.positions, timeMs);
      case 'tick':
        return this.#detect([], timeMs);
      case 'configuration':
        this.#configure(record);
        return [];
      case 'workers':
        if (record.revision > this.#plan.revision) this.#plan = record;
        return [];
    }
  }

  /** L18: returns the state that is the same for all that have read the log up to here. */
  saveCommon(): Uint8Array {
    const { tracker, detector, filters } = this.#steps;
    if (!this.#cursor) throw new Error('There is nothing to save before the first message.');
    const { revision, owners } = this.#plan;
    const header: CommonHeader = {
      ...{ cursor: this.#cursor, plan: { revision, owners } },
      configurationRevision: this.#configurationRevision,
      revisions: this.#revisions.save(),
      statics: [...this.#statics].map(([mmsi, history]) => [mmsi, history.toJSON()]),
    };
    const arrays = [tracker.save(), detector.saveCommon(), filters.saveCommon()];
    return encodeSnapshot({ kind: COMMON, header, arrays });
  }

  /** L18: returns the states of the slots, for `addSlots` after the same message. */
  saveSlots(): ReadonlyMap<number, Uint8Array> {
    return this.#withFilters(this.#steps.detector.saveSlots());
  }

  /** Gives slots up. @returns their states, for `addSlots` after the same message */
  removeSlots(slots: Iterable<number>): ReadonlyMap<number, Uint8Array> {
    const { detector, filters } = this.#steps;
    const states = this.#withFilters(detector.removeSlots(slots));
    filters.removeEncounters((first, second) => states.has(pairSlotOf(first, second)));
    return states;
  }

  /** Continues slots from their states after this message. @throws TypeError for those after another one */
  addSlots(states: ReadonlyMap<number, Uint8Array>): void {
    const { detector, filters } = this.#steps;
    const parts = [...states].map(([slot, bytes]) => {
      const [ofDetector, ofFilters] = decodeSnapshot(SLOT, bytes).arrays as readonly Uint8Array[];
      return { slot, ofDetector, ofFilters };
    });
    detector.addSlots(new Map(parts.map(({ slot, ofDetector }) => [slot, ofDetector])));
    for (const { ofFilters } of parts) filters.addEncounters(ofFilters);
  }

  /** @param receivedMs D8: the receiving clock is the time of the message */
  #detect(reports: readonly PositionReport[], receivedMs: number): readonly FoundTransition[] {
    this.#batches$.next({ reports, receivedMs });
    if (this.#failure !== undefined) throw this.#failure;
    return this.#detected.map((transition) => {
      const { configurationId, firedTimeMs } = transition.event;
      return { ...transition, revision: this.#revisions.at(configurationId, firedTimeMs) };
    });
  }

  /** D11, L16: a change counts from the event time that is reached at its place. A repeated one is no other. */
  #configure({ revision, configurationId, configuration }: ConfigurationRecord): void {
    if (revision <= this.#configurationRevision) return;
    this.#configurationRevision = revision;
    const fromMs = this.#steps.tracker.eventTimeMs;
    setConfiguration(this.#steps, configurationId, configuration, fromMs);
    this.#revisions.add(configurationId, revision, configuration === null, fromMs);
  }

  #withFilters(states: ReadonlyMap<number, Uint8Array>): ReadonlyMap<number, Uint8Array> {
    const { filters } = this.#steps;
    return new Map(
      [...states].map(([slot, bytes]) => {
        const isOfSlot = (first: Mmsi, second: Mmsi): boolean => pairSlotOf(first, second) === slot;
        const arrays = [bytes, filters.saveEncounters(isOfSlot)];
        return [slot, encodeSnapshot({ kind: SLOT, header: {}, arrays })];
      }),
    );
  }
}
