import type { ApiObjects } from '@roadstead/client';

/** An event as a service and `roadstead detect` write it. */
export type EventJson = ApiObjects['StsEvent'] & {
  readonly assessment?: Pick<ApiObjects['EncounterAssessment'], 'kind' | 'probability' | 'reasons'>;
};

/** An event with its times as numbers. */
export interface ReplayEvent {
  readonly uuid: string;
  readonly mmsiFirst: number;
  readonly mmsiSecond: number;
  readonly beginMs: number;
  readonly firedMs: number;
  /** Infinity for a current one. */
  readonly endMs: number;
  readonly json: EventJson;
}

/** An encounter that took place in a scenario. */
export interface TrueEncounter {
  readonly mmsiFirst: number;
  readonly mmsiSecond: number;
  readonly kind: string;
  readonly beginMs: number;
  readonly endMs: number;
  readonly isFound: boolean;
}

export function replayEventOf(json: EventJson): ReplayEvent {
  const { deactivation_time: end } = json;
  return {
    ...{ uuid: json.uuid, mmsiFirst: json.mmsi_first, mmsiSecond: json.mmsi_second, json },
    beginMs: Date.parse(json.activation_time),
    firedMs: Date.parse(json.fired_time),
    endMs: end === null ? Number.POSITIVE_INFINITY : Date.parse(end),
  };
}

/** Returns events in the order of firing. */
export function inOrder(events: readonly ReplayEvent[]): readonly ReplayEvent[] {
  return [...events].sort(
    (one, other) => one.firedMs - other.firedMs || one.uuid.localeCompare(other.uuid),
  );
}

/** Returns those that last at an instant. */
export function lastingAt<Each extends { readonly beginMs: number; readonly endMs: number }>(
  all: readonly Each[],
  timeMs: number,
): readonly Each[] {
  return all.filter(({ beginMs, endMs }) => beginMs <= timeMs && timeMs <= endMs);
}

/** Whether no true encounter of the two ships took place during an event. */
export function isFalse(event: ReplayEvent, truth: readonly TrueEncounter[]): boolean {
  return !truth.some(
    (each) => isSamePair(event, each) && each.beginMs <= event.endMs && event.beginMs <= each.endMs,
  );
}

type Pair = Pick<ReplayEvent, 'mmsiFirst' | 'mmsiSecond'>;

function isSamePair(one: Pair, other: Pair): boolean {
  return (
    (one.mmsiFirst === other.mmsiFirst && one.mmsiSecond === other.mmsiSecond) ||
    (one.mmsiFirst === other.mmsiSecond && one.mmsiSecond === other.mmsiFirst)
  );
}
