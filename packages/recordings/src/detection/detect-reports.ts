import type { LandSurroundings } from '@roadstead/assessment';
import { createDetector, type DetectorOptions, type WithTransitions } from '@roadstead/detector';
import type { StaticReport } from '@roadstead/model';
import { createTracker, type TrackedReports } from '@roadstead/tracking';
import type { PositionSource } from '../reading/position-source.ts';
import { DetectedAssessments } from './detected-assessments.ts';
import type { DetectionParameters } from './detection-parameters.ts';
import { type Detection, runDetection } from './run-detection.ts';

/** Loads data that only some detections need, on demand: they take megabytes and tenths of a second. */
export interface DetectionData {
  /** Shores, ports and anchorages: for filters and features. */
  readonly surroundings: () => Promise<LandSurroundings>;
  /** Port areas: for configurations that exclude them. */
  readonly portAreasNear: () => Promise<NonNullable<DetectorOptions['portAreasNear']>>;
}

/** Follows a detection. */
export interface DetectionObserver {
  /** Called before a source is read: the first, and if its reports are to be sorted, the sorted one, from which all begins again. */
  readonly begin: (source: PositionSource, detection: Detection) => Promise<void>;
  readonly statics?: (reports: readonly StaticReport[], detection: Detection) => void;
  /** Further reports are read when its promise is fulfilled. */
  readonly step: (
    step: WithTransitions<TrackedReports>,
    detection: Detection,
  ) => Promise<void> | undefined;
}

/** Whether the events of a detection are assessed, for which static reports are read. */
export function isAssessed({
  configurations,
  hasFeatures,
}: Pick<DetectionParameters, 'configurations' | 'hasFeatures'>): boolean {
  return hasFeatures || configurations.some(({ filters }) => filters !== undefined);
}

/**
 * Detects transfers in the reports of a source. Most recordings are in the order of time, and are not read twice to know it:
 * one that is not is abandoned at its first late report, and its reports are sorted.
 */
export async function detectReports(
  source: PositionSource,
  parameters: DetectionParameters,
  data: DetectionData,
  observer: DetectionObserver,
): Promise<Detection> {
  const detection = await createDetection(source, parameters, data);
  await observer.begin(source, detection);
  const isInOrder = await runDetection(
    source.read((statics) => {
      detection.assessments?.addStatics(statics, detection.tracker);
      observer.statics?.(statics, detection);
    }),
    detection,
    (step) => observer.step(step, detection),
  );
  if (isInOrder || source.sorted === undefined) return detection;
  return detectReports(await source.sorted(), parameters, data, observer);
}

async function createDetection(
  { counts, statics, sorted }: PositionSource,
  parameters: DetectionParameters,
  data: DetectionData,
): Promise<Detection> {
  const { configurations, gapMaxMinutes, separationMinutes, latenessMaxSeconds } = parameters;
  const { ids, hasFeatures } = parameters;
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
  return {
    tracker: createTracker({ latenessMaxSeconds, ids }),
    ...{ detector, counts, assessments },
    stopsWhenLate: sorted !== undefined,
  };
}
