import { eventLine, type ReplayData } from '@roadstead/recordings';
import type { EngineRun } from './engine-protocol.ts';

export function engineRun(replay: ReplayData): EngineRun {
  return { replay, eventsText: replay.events.map(eventLine).join('') };
}
