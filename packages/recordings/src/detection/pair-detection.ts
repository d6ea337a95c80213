import type { LandSurroundings, StaticHistory } from '@roadstead/assessment';
import { createDetector, type Detector, type DetectorOptions } from '@roadstead/detector';
import type { Mmsi, StsEvent, StsTransition } from '@roadstead/model';
import type { ReadStatics, TrackedStep } from '../reading/tracked-source.ts';
import { DetectedAssessments, type EventKnowledge } from './detected-assessments.ts';
import type { DetectionParameters } from './detection-parameters.ts';

/** Loads data that only some detections need, on demand: they take megabytes and tenths of a second. */
export interface DetectionData {
  /** Shores, ports and anchorages: for filters and features. */
  readonly surroundings: () => Promise<LandSurroundings>;
  /** Port areas: for configurations that exclude them. */
  readonly portAreasNear: () => Promise<NonNullable<DetectorOptions['portAreasNear']>>;
}

/** The findings of a step. */
export interface StepFindings {
  readonly transitions: readonly StsTransition[];
  readonly known: readonly EventKnowledge[];
}

/** Whether the events of a detection are assessed, for which static reports are read. */
export function isAssessed({
  configurations,
  hasFeatures,
}: Pick<DetectionParameters, 'configurations' | 'hasFeatures'>): boolean {
  return hasFeatures || configurations.some(({ filters }) => filters !== undefined);
}

/** A detector with the assessments of its events, of all pairs of ships or of a share of them. */
export class PairDetection {
  /** Undefined where no event is assessed. */
  readonly assessments: DetectedAssessments | undefined;
  readonly #detector: Detector;

  private constructor(detector: Detector, assessments: DetectedAssessments | undefined) {
    this.#detector = detector;
    this.assessments = assessments;
  }

  /**
   * @param statics the static data that are known before the first report
   * @param slots L17: those of the pairs to detect; default: all
   */
  static async create(
    parameters: DetectionParameters,
    data: DetectionData,
    statics: () => Promise<Map<Mmsi, StaticHistory>>,
    slots?: readonly number[],
  ): Promise<PairDetection> {
    const { configurations, gapMaxMinutes, separationMinutes, hasFeatures } = parameters;
    const assessments = isAssessed(parameters)
      ? new DetectedAssessments({
          ...{ configurations, gapMaxMinutes, hasFeatures },
          surroundings: await data.surroundings(),
          statics: await statics(),
        })
      : undefined;
    const detector = createDetector(configurations, {
      ...{ gapMaxMinutes, separationMinutes },
      ...(slots && { slots }),
      ...(assessments && { firingFilter: assessments.firingFilter }),
      ...(configurations.some(({ excludePorts }) => excludePorts) && {
        portAreasNear: await data.portAreasNear(),
      }),
    });
    return new PairDetection(detector, assessments);
  }

  /** The current events, in the order of their ids. */
  get currentEvents(): Iterable<StsEvent> {
    return this.#detector.currentEvents;
  }

  addStatics(statics: ReadStatics): void {
    this.assessments?.addStatics(statics);
  }

  step(step: TrackedStep): StepFindings {
    this.assessments?.addFixes(step);
    const transitions = this.#detector.step(step.batch);
    return { transitions, known: this.assessments?.addStep({ ...step, transitions }) ?? [] };
  }
}
