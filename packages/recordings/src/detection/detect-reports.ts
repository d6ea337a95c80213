import type { LandSurroundings } from '@roadstead/assessment';
import {
  createDetector,
  type Detector,
  type DetectorOptions,
  type WithTransitions,
} from '@roadstead/detector';
import type {
  PassBegin,
  ReadStatics,
  TrackedSource,
  TrackedStep,
} from '../reading/tracked-source.ts';
import { DetectedAssessments } from './detected-assessments.ts';
import type { DetectionParameters } from './detection-parameters.ts';
import type { RunCounts } from './run-counts.ts';

/** Loads data that only some detections need, on demand: they take megabytes and tenths of a second. */
export interface DetectionData {
  /** Shores, ports and anchorages: for filters and features. */
  readonly surroundings: () => Promise<LandSurroundings>;
  /** Port areas: for configurations that exclude them. */
  readonly portAreasNear: () => Promise<NonNullable<DetectorOptions['portAreasNear']>>;
}

/** The detector of a run, with its counts and assessments. */
export interface Detection {
  readonly detector: Detector;
  readonly counts: RunCounts;
  /** Undefined where no event is assessed. */
  readonly assessments: DetectedAssessments | undefined;
}

/** Follows a detection. */
export interface DetectionObserver {
  /** Called before a pass over the reports. */
  readonly begin: (pass: PassBegin, detection: Detection) => Promise<void>;
  readonly statics?: (statics: ReadStatics) => void;
  /** Further reports are read when its promise is fulfilled. */
  readonly step: (step: WithTransitions<TrackedStep>) => Promise<void> | undefined;
}

/** Whether the events of a detection are assessed, for which static reports are read. */
export function isAssessed({
  configurations,
  hasFeatures,
}: Pick<DetectionParameters, 'configurations' | 'hasFeatures'>): boolean {
  return hasFeatures || configurations.some(({ filters }) => filters !== undefined);
}

/** Detects transfers in the reports of a source. */
export async function detectReports(
  source: TrackedSource,
  parameters: DetectionParameters,
  data: DetectionData,
  observer: DetectionObserver,
): Promise<Detection> {
  let detection: Detection | undefined;
  for await (const part of source.parts()) {
    if (part.kind === 'begin') {
      detection = await createDetection(part, source, parameters, data);
      await observer.begin(part, detection);
    } else if (part.kind === 'statics') {
      detection?.assessments?.addStatics(part);
      observer.statics?.(part);
    } else if (detection) {
      await observer.step(detectStep(part, detection));
    }
  }
  if (!detection) throw new Error('A source begins with a pass.');
  return detection;
}

function detectStep(
  step: TrackedStep,
  { detector, assessments }: Detection,
): WithTransitions<TrackedStep> {
  assessments?.addFixes(step);
  const detected = { ...step, transitions: detector.step(step.batch) };
  assessments?.addStep(detected);
  return detected;
}

async function createDetection(
  { counts }: PassBegin,
  { statics }: TrackedSource,
  parameters: DetectionParameters,
  data: DetectionData,
): Promise<Detection> {
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
    ...(assessments && { firingFilter: assessments.firingFilter }),
    ...(configurations.some(({ excludePorts }) => excludePorts) && {
      portAreasNear: await data.portAreasNear(),
    }),
  });
  return { detector, counts, assessments };
}
