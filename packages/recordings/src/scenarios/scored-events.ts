import { longitudeDifference, prepareArea, wrapLongitude } from '@roadstead/geo';
import type { DetectorConfiguration, StsEvent } from '@roadstead/model';
import type { ScoredEvent, ScoredRun } from '@roadstead/simulator';

/** The scored properties of a detector's event. @param deliveredTimeMs of its alarm, by the receiving clock */
export function scoredEvent(event: StsEvent, deliveredTimeMs: number | undefined): ScoredEvent {
  const { uuid, first, second, activationTimeMs, deactivationTimeMs, discoveredTimeMs } = event;
  const [a, b] = [first.firedPosition, second.firedPosition];
  return {
    uuid,
    first,
    second,
    activationTimeMs,
    deactivationTimeMs,
    discoveredTimeMs,
    deliveredTimeMs,
    place: {
      timeMs: event.firedTimeMs,
      longitude: wrapLongitude(a.longitude + longitudeDifference(a.longitude, b.longitude) / 2),
      latitude: (a.latitude + b.latitude) / 2,
    },
  };
}

/** The properties of a configuration that explain missed transfers. */
export function scoredConfiguration(
  configuration: DetectorConfiguration,
): Omit<ScoredRun, 'endMs' | 'gapMaxMinutes' | 'unusedSpans'> {
  const {
    distanceMeters,
    area,
    excludePorts,
    filters,
    alternative = configuration,
  } = configuration;
  return {
    windowMinutes: Math.min(configuration.windowMinutes, alternative.windowMinutes),
    ...{ distanceMeters, excludePorts, area: prepareArea(area) },
    isFiltered: filters !== undefined,
  };
}
