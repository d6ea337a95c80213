import { type Area, prepareArea } from '@roadstead/geo';
import type { DetectorConfiguration } from '@roadstead/model';

/** A configuration made ready for the detector. */
export interface WatchedConfiguration {
  /** Its place in the detector's list; not given again while an encounter may speak of it. */
  readonly number: number;
  readonly id: number;
  readonly uuid: string;
  readonly distanceMeters: number;
  readonly windowMs: number;
  /** D11: it opens encounters from this instant on, epoch milliseconds. */
  readonly fromMs: number;
  readonly area: Area;
  readonly excludePorts: boolean;
}

export function watchedConfiguration(
  configuration: DetectorConfiguration,
  number: number,
  fromMs: number,
): WatchedConfiguration {
  return {
    number,
    id: configuration.id,
    uuid: configuration.uuid,
    distanceMeters: configuration.distanceMeters,
    windowMs: configuration.windowMinutes * 60_000,
    fromMs,
    area: prepareArea(configuration.area),
    excludePorts: configuration.excludePorts,
  };
}
