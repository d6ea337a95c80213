import type { WriteOperation } from '@roadstead/contracts';
import type { StaticReport } from '@roadstead/model';
import type { ShipRecord, Tracker } from '@roadstead/tracking';
import type { Ships } from '../tracking/ships.ts';
import type { PipelineWrite } from './batch-writes.ts';

/** Static reports that have been added to the histories. */
interface ObservedStatics {
  readonly write: Required<Pick<PipelineWrite, 'prepare' | 'settled'>>;
  /** Returns the ships of which a field changed, when the write is durable. */
  readonly changed: () => readonly ShipRecord[];
}

/** Adds static reports to the histories. @returns the write that stores them */
export function observeStatics(
  ships: Ships,
  tracker: Tracker,
  reports: readonly StaticReport[],
  heardMs: number,
): ObservedStatics {
  ships.observe(reports, tracker);
  let changed: readonly ShipRecord[] = [];
  let settle = (): void => {};
  const prepare = async (): Promise<readonly WriteOperation[]> => {
    const write = await ships.prepare(reports, heardMs);
    ({ changed, settle } = write);
    return write.operations;
  };
  return { write: { prepare, settled: () => settle() }, changed: () => changed };
}
