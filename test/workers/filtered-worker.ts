import { type AssessedTransition, FiringFilters, ShipHistories } from '@roadstead/assessment';
import { createDetector, type Detector, pairSlotOf, restoreDetector } from '@roadstead/detector';
import type {
  DetectorConfiguration,
  Mmsi,
  PositionReport,
  ReportedFix,
  TrackBatch,
} from '@roadstead/model';
import type { WorkerState, WorkersInput } from './cluster.ts';
import { trackInBatches } from './inputs.ts';

const SURROUNDINGS = {
  portAreaMeters: () => 12_000,
  anchorageMeters: () => 3000,
  shoreMeters: () => 9000,
};

/** A detector and the filters that it asks, which have a state for each waiting encounter, too. */
class FilteredWorker implements WorkerState {
  readonly #detector: Detector;
  readonly #filters: FiringFilters;

  constructor(detector: Detector, filters: FiringFilters) {
    this.#detector = detector;
    this.#filters = filters;
  }

  get slots(): readonly number[] {
    return this.#detector.slots;
  }

  step(batch: TrackBatch<ReportedFix>): readonly AssessedTransition[] {
    this.#filters.addFixes(batch.fixes);
    return this.#filters.endStep(batch, this.#detector.step(batch));
  }

  save(): Uint8Array {
    return joined(this.#detector.save(), this.#filters.save());
  }

  saveCommon(): Uint8Array {
    return joined(this.#detector.saveCommon(), this.#filters.saveCommon());
  }

  saveSlots(): ReadonlyMap<number, Uint8Array> {
    return this.#withFilters(this.#detector.saveSlots());
  }

  removeSlots(slots: Iterable<number>): ReadonlyMap<number, Uint8Array> {
    const states = this.#withFilters(this.#detector.removeSlots(slots));
    this.#filters.removeEncounters((first, second) => states.has(pairSlotOf(first, second)));
    return states;
  }

  addSlots(states: ReadonlyMap<number, Uint8Array>): void {
    const parts = [...states].map(([slot, bytes]) => [slot, separated(bytes)] as const);
    this.#detector.addSlots(new Map(parts.map(([slot, [detector]]) => [slot, detector])));
    for (const [, [, filters]] of parts) this.#filters.addEncounters(filters);
  }

  #withFilters(states: ReadonlyMap<number, Uint8Array>): ReadonlyMap<number, Uint8Array> {
    return new Map(
      [...states].map(([slot, bytes]) => {
        const isOfSlot = (first: Mmsi, second: Mmsi): boolean => pairSlotOf(first, second) === slot;
        return [slot, joined(bytes, this.#filters.saveEncounters(isOfSlot))];
      }),
    );
  }
}

/** Returns the input of position reports for workers with filters. */
export function filteredInput(
  reports: readonly PositionReport[],
  batchSize: number,
  configuration: DetectorConfiguration,
): WorkersInput<FilteredWorker> {
  const createFilters = (): FiringFilters => {
    const histories = new ShipHistories();
    return new FiringFilters({ histories, surroundings: SURROUNDINGS, gapMaxMinutes: 30 });
  };
  return {
    messages: trackInBatches(reports, batchSize).map((batch) => (worker) => worker.step(batch)),
    create: (slots) => {
      const firingFilter = createFilters();
      firingFilter.put(configuration);
      return new FilteredWorker(
        createDetector([configuration], { firingFilter, slots }),
        firingFilter,
      );
    },
    restore: (bytes) => {
      const [detector, filters] = separated(bytes);
      const firingFilter = createFilters();
      firingFilter.restore(filters);
      return new FilteredWorker(restoreDetector(detector, { firingFilter }), firingFilter);
    },
  };
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.from(JSON.stringify(parts.map((part) => Buffer.from(part).toString('base64'))));
}

function separated(bytes: Uint8Array): readonly Uint8Array[] {
  const parts: string[] = JSON.parse(Buffer.from(bytes).toString());
  return parts.map((part) => Buffer.from(part, 'base64'));
}
