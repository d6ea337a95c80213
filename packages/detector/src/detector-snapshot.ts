import { decodeSnapshot, encodeSnapshot, snapshotKind } from '@roadstead/contracts';
import type { ConfigurationIndex } from './configuration-index.ts';
import type { DetectorHeader } from './detector-header.ts';
import type { Encounters } from './encounters.ts';
import type { FixPool } from './fix-pool.ts';
import { restorePairs, savePairs } from './pair-pool.ts';
import { ALL_SLOTS, type OwnedSlots } from './pair-slots.ts';
import type { Pairs } from './pairs.ts';
import { NONE, type PoolSnapshot, type RecordPool } from './record-pool.ts';
import { FIRST_PAIR, SHIP_INTS, type ShipTable } from './ship-table.ts';

const KIND = 'detector 1';
/** With shared encounters: versions without these could not continue it, and refuse it by its kind. */
const SHARED_KIND = 'detector 2';

const EMPTY_POOL: PoolSnapshot = {
  ...{ floats: new Float64Array(0), ints: new Int32Array(0) },
  ...{ firstFree: NONE, count: 0 },
};

/** The records that are the state of a detector. */
export interface DetectorRecords {
  readonly ships: ShipTable;
  readonly fixes: FixPool;
  readonly pairs: Pairs;
  readonly pairPool: RecordPool;
  readonly encounters: Encounters;
  readonly configurations: ConfigurationIndex;
  readonly owned: OwnedSlots;
}

/** D13: encodes the whole state by copies of its arrays, with all pairs stepped as far as they can be. */
export function encodeDetector(records: DetectorRecords, nowMs: number): Uint8Array {
  records.pairs.stepAll(nowMs);
  const { lives, shared } = records.encounters;
  const { queue, running, past, waiting, pool } = lives;
  return encode(records, records.ships.save(), savePairs(records.pairPool), pool.save(), {
    nowMs,
    running: [...running],
    sets: shared.sets.save(shared.usedNumbers()),
    waiting: waiting.save(),
    nextId: queue.nextId,
    findings: queue.pending,
    past: past.save(),
    slots: records.owned.list,
  });
}

/** L18: encodes the state without pairs, as that of a detector that owns no slots. */
export function encodeWithoutSlots(records: DetectorRecords, nowMs: number): Uint8Array {
  const { queue, past } = records.encounters.lives;
  const ships = records.ships.save().slice();
  const ints = new Int32Array(ships.buffer);
  for (let at = FIRST_PAIR; at < ints.length; at += SHIP_INTS) ints[at] = NONE;
  return encode(records, ships, EMPTY_POOL, EMPTY_POOL, {
    ...{ nowMs, running: [], nextId: queue.nextId, findings: [] },
    past: { ...past.save(), events: [] },
    slots: [],
  });
}

function encode(
  { fixes: fixPool, configurations }: DetectorRecords,
  ships: Float64Array,
  pairs: PoolSnapshot,
  encounters: PoolSnapshot,
  rest: Omit<DetectorHeader, 'watchList' | 'fixes' | 'pairs' | 'encounters'>,
): Uint8Array {
  const fixes = fixPool.save();
  const counts = ({
    firstFree,
    count,
  }: Pick<PoolSnapshot, 'firstFree' | 'count'>): DetectorHeader['fixes'] => ({ firstFree, count });
  const header: DetectorHeader = {
    watchList: configurations.save(),
    ...{ fixes: counts(fixes), pairs: counts(pairs), encounters: counts(encounters) },
    ...rest,
  };
  const arrays = [
    ships,
    ...[fixes.floats, fixes.links],
    ...[pairs.floats, pairs.ints],
    ...[encounters.floats, encounters.ints],
  ];
  const kind = rest.sets && rest.sets.length > 0 ? SHARED_KIND : KIND;
  return encodeSnapshot({ kind, header, arrays });
}

/**
 * Restores the state of a snapshot into the records of a detector before its first step.
 * @returns the instant up to which all fixes have been processed
 * @throws TypeError for other bytes
 */
export function decodeDetector(records: DetectorRecords, bytes: Uint8Array): number {
  const kind = snapshotKind(bytes) === SHARED_KIND ? SHARED_KIND : KIND;
  const { header: unknownHeader, arrays } = decodeSnapshot(kind, bytes);
  const header = unknownHeader as DetectorHeader;
  const { lives } = records.encounters;
  for (const slot of ALL_SLOTS) records.owned.delete(slot);
  for (const slot of header.slots ?? ALL_SLOTS) records.owned.add(slot);
  records.configurations.restore(header.watchList);
  const floats = (place: number): Float64Array => arrays[place] as Float64Array;
  const ints = (place: number): Int32Array => arrays[place] as Int32Array;
  records.ships.restore(floats(0));
  records.fixes.restore({ floats: [floats(1)], links: [ints(2)], ...header.fixes });
  restorePairs(records.pairPool, { floats: floats(3), ints: ints(4), ...header.pairs });
  lives.pool.restore({ floats: floats(5), ints: ints(6), ...header.encounters });
  records.encounters.shared.sets.restore(header.sets ?? [], records.configurations.byNumber);
  for (const encounter of header.running) lives.running.add(encounter);
  if (header.waiting) lives.waiting.restore(header.waiting);
  lives.nextSilenceMs = Number.NEGATIVE_INFINITY;
  lives.queue.restore(header.nextId, header.findings);
  if (header.past) lives.past.restore(header.past);
  return header.nowMs ?? Number.NEGATIVE_INFINITY;
}
