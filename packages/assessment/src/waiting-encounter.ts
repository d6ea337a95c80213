import type { FilteredEncounter } from '@roadstead/model';
import type { EncounterAssessment } from './encounter-assessment.ts';
import type { OpenEncounter, OpenEncounterSnapshot } from './open-encounter.ts';

/** An encounter that waits for its filters. */
export interface WaitingEncounter {
  readonly encounter: Omit<FilteredEncounter, 'filters'>;
  readonly open: OpenEncounter;
  /** The instant up to which it has been evaluated. */
  askedMs: number;
  /** The filters do not hold before this instant, unless static data or a navigation status change. */
  excludedUntilMs: number;
  /** The assessment at the first instant at which all filters hold; its event fires then, unless another one is current. */
  holding: { readonly timeMs: number; readonly assessment: EncounterAssessment } | undefined;
}

/** The header of `save`. */
export interface FiringFiltersHeader {
  readonly nowMs: number | null;
  readonly nextRemovalMs: number | null;
  readonly periods: readonly (readonly [number, number])[];
  readonly waiting: readonly WaitingEncounterSnapshot[];
}

export interface WaitingEncounterSnapshot {
  readonly encounter: WaitingEncounter['encounter'];
  readonly open: OpenEncounterSnapshot;
  readonly askedMs: number;
  /** Null for all time. */
  readonly excludedUntilMs: number | null;
  readonly holding: WaitingEncounter['holding'];
}

/** The header of `saveEncounters`. */
export type EncountersHeader = Pick<FiringFiltersHeader, 'nowMs' | 'waiting'>;

/** D16: two encounters of a pair can begin at the same instant, with windows of different lengths. */
export function keyOf(encounter: WaitingEncounter['encounter']): string {
  const { configurationId, first, second, activationTimeMs, windowEndMs } = encounter;
  return `${configurationId} ${first} ${second} ${activationTimeMs} ${windowEndMs}`;
}
