import { createMemoryStore } from '@roadstead/contracts';
import type { Mmsi } from '@roadstead/model';
import type { PortCall } from '@roadstead/tracking';
import { expect, it } from 'vitest';
import { PortCallLog } from './port-call-log.ts';

const MMSI = 211_000_001 as Mmsi;
/** A port that the World Port Index does not have. */
const PORT_ID = 1_000_000;
const PORT = { id: PORT_ID, locode: null, name: 'A port' };

const call = (times: Omit<PortCall, 'mmsi' | 'portId' | 'berths'>): PortCall => ({
  ...{ mmsi: MMSI, portId: PORT_ID, berths: [], ...times },
});

it('[P6] has calls with unknown times, known and sorted by their begin', async () => {
  const store = createMemoryStore();
  const log = new PortCallLog(store, () => PORT);
  const first = call({ beginMs: 1000, ataMs: null, endMs: 2000, atdMs: null });
  const second = call({ beginMs: 3000, ataMs: 3000, endMs: null, atdMs: null });
  await store.write(log.prepare([second, { ...first, endMs: null }, first]).operations);
  const listed = [second, first].map(({ portId: _, ...each }) => ({ ...each, port: PORT }));
  expect(await log.of(MMSI)).toEqual(listed);
  expect(await log.within(MMSI, 1500, 2500)).toEqual([listed[1]]);
  expect(await log.within(MMSI, 2500, 2600)).toEqual([]);
  expect(await log.since(2500)).toEqual([second]);
  expect(await log.detectedWithin(MMSI, 0, 4000)).toEqual([first, second]);
});

it('has the calls of earlier versions, of which all times are known', async () => {
  const store = createMemoryStore();
  const log = new PortCallLog(store, () => PORT);
  const old = { mmsi: MMSI, portId: 7, port: { ...PORT, id: 7 }, berths: [] };
  const documents = store.collection<{ readonly id: string }>({
    name: 'port-calls',
    key: 'id',
    indexes: { ship: ['mmsi', 'ataMs'], port: ['portId', 'ataMs'] },
  } as never);
  await store.write([
    documents.put({ id: `${MMSI} 1000`, ...old, ataMs: 1000, atdMs: 2000 } as never),
    documents.put({ id: `${MMSI} 3000`, ...old, ataMs: 3000, atdMs: null } as never),
  ]);
  const { portId: _, ...named } = old;
  expect(await log.of(MMSI)).toEqual([
    { ...named, beginMs: 3000, ataMs: 3000, endMs: null, atdMs: null },
    { ...named, beginMs: 1000, ataMs: 1000, endMs: 2000, atdMs: 2000 },
  ]);
});
