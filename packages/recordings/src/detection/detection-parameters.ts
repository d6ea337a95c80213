import { GAP_MAX_MINUTES, SEPARATION_MINUTES } from '@roadstead/detector';
import type { DetectorConfiguration } from '@roadstead/model';
import { LATENESS_MAX_SECONDS, type TrackerOptions } from '@roadstead/tracking';

/** The parameters of a detection. */
export interface DetectionParameters {
  readonly configurations: readonly DetectorConfiguration[];
  readonly gapMaxMinutes: number;
  readonly separationMinutes: number;
  readonly latenessMaxSeconds: number;
  /** The ids that count as ships. */
  readonly ids: NonNullable<TrackerOptions['ids']>;
  /** Whether to compute the features of events. */
  readonly hasFeatures: boolean;
}

/** The parameters of `roadstead detect` without options. */
export const DETECTION_DEFAULTS: Omit<DetectionParameters, 'configurations'> = {
  gapMaxMinutes: GAP_MAX_MINUTES,
  separationMinutes: SEPARATION_MINUTES,
  latenessMaxSeconds: LATENESS_MAX_SECONDS,
  ids: 'ships',
  hasFeatures: false,
};

/** Returns the reason for which tracker and detector cannot run with these parameters (D7); undefined if they can. */
export function parameterProblem({
  gapMaxMinutes,
  separationMinutes,
}: Pick<DetectionParameters, 'gapMaxMinutes' | 'separationMinutes'>): string | undefined {
  if (gapMaxMinutes >= separationMinutes) return undefined;
  return `the maximum gap (${gapMaxMinutes} minutes) must be at least the separation (${separationMinutes} minutes).`;
}
