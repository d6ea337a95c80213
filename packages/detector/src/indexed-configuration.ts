import { type Area, prepareArea } from '@roadstead/geo';
import type { DetectorConfiguration } from '@roadstead/model';

/** A configuration with an indexed area. */
export interface IndexedConfiguration {
  /** Number in the detector's list; not reused while an encounter refers to it. */
  readonly number: number;
  readonly id: number;
  readonly uuid: string;
  readonly distanceMeters: number;
  readonly windowMs: number;
  /** D11: time from which it opens encounters, epoch milliseconds. */
  readonly fromMs: number;
  readonly area: Area;
  readonly excludePorts: boolean;
}

/** Indexes the area of a configuration. */
export function indexConfiguration(
  configuration: DetectorConfiguration,
  number: number,
  fromMs: number,
): IndexedConfiguration {
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
