import type { LogMessage } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import type { LogRecord } from '../log/log-record.ts';
import { SURROUNDINGS } from '../testing/running-service.ts';
import { DetectionState } from './detection-state.ts';

const OPTIONS = { surroundings: SURROUNDINGS, detectorOptions: {} };

function messageOf(sequence: number): LogMessage {
  return { logId: 'log', sequence, timeMs: 1000 * sequence, bytes: new Uint8Array() };
}

function divisionOf(revision: number, owner: string): LogRecord {
  return { kind: 'workers', revision, owners: Array(64).fill(owner) };
}

it('[L18] a division that is not newer is skipped: a coordinator that comes back appends it late', () => {
  const state = DetectionState.create(OPTIONS, []);
  for (const [i, record] of [divisionOf(1, 'a'), divisionOf(2, 'b'), divisionOf(1, 'a')].entries())
    state.step(messageOf(i + 1), record);
  expect(state.plan).toMatchObject({ revision: 2, owners: Array(64).fill('b') });
});

it('[L18] the common part has the place in the log and the division', () => {
  const state = DetectionState.create(OPTIONS, [3]);
  state.step(messageOf(1), divisionOf(5, 'a'));
  state.step(messageOf(2), { kind: 'tick' });
  const restored = DetectionState.restore(OPTIONS, state.saveCommon());
  expect(restored.cursor).toEqual({ logId: 'log', sequence: 2, timeMs: 2000 });
  expect(restored.plan).toEqual({ revision: 5, owners: Array(64).fill('a') });
  expect(restored.slots).toEqual([]);
  restored.addSlots(state.saveSlots());
  expect(restored.slots).toEqual([3]);
});

it('[L17] the state of another slot is refused', () => {
  const state = DetectionState.create(OPTIONS, [3]);
  state.step(messageOf(1), { kind: 'tick' });
  expect(() =>
    DetectionState.create(OPTIONS, []).addSlots(new Map([[4, state.saveSlots().get(3)!]])),
  ).toThrow(TypeError);
});
