import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import { createMaritimeService, type StoredConfiguration } from '@roadstead/service';
import { randomBytes } from 'roadstead';
import {
  type EventDocument,
  eventCollection,
  eventTotals,
} from '../../packages/service/src/sts/event-documents.ts';
import { BENCH_HOST } from '../bench-host.ts';
import { configurationBody, EVERY_MS, START_MS, writeEvents } from '../http/open-bench-service.ts';
import { quantile, type TableRow } from '../write-report.ts';

const CONFIGURATIONS = 100;
/** Configurations whose events another user sees. */
const OF_USER = 10;
/** Events of the event log, which are repeated with later times: it looks for what is stored of each. */
const LOGGED = 2000;
const READS = 100;
const INDEXES = 8;
const PAGE = { page: 1, size: 50 };
const TARGET_MS = 10;
const ADMINISTRATOR: Principal = { uuid: 'c', name: 'chief', roles: ['administrator'] };

/** Writes events as the service does, and reads the newest of them through it. Closes the store. */
export async function measureEventPages(
  store: Store,
  count: number,
  progress: (text: string) => void,
): Promise<readonly TableRow[]> {
  const service = createMaritimeService({
    ...{ ...BENCH_HOST, randomBytes, store, reports: 'simulated' },
    clock: manualClock(START_MS + (count + 1) * EVERY_MS),
  });
  await service.start();
  const owner = await service.identity.createUser('owner', 'correct horse', []);
  const user = await service.identity.createUser('user', 'battery staple', []);
  if (!owner.ok || !user.ok) throw new Error('The users exist');
  const configurations: StoredConfiguration[] = [];
  for (let at = 0; at < CONFIGURATIONS; at++) {
    const caller = at < OF_USER ? user.value : owner.value;
    const created = await service.configurations.create(caller, configurationBody(at));
    if (!created.ok) throw new Error(created.error.detail);
    configurations.push(created.value);
  }
  const start = performance.now();
  await loadEvents(store, configurations, count, progress);
  const perSecond = count / ((performance.now() - start) / 1000);
  progress('pages of events');
  const rows: TableRow[] = [
    { what: `events/s, in ${INDEXES} indexes, ${LOGGED} in a write`, measured: perSecond },
  ];
  const halfMs = START_MS + (count / 2) * EVERY_MS;
  for (const [who, caller] of [
    ['an administrator', ADMINISTRATOR],
    ['a user who sees a tenth', user.value],
  ] as const)
    for (const [what, period] of [
      ['page 1', {}],
      ['page 1 until half of the time', { endMs: halfMs }],
    ] as const) {
      const times: number[] = [];
      for (let read = 0; read < READS; read++) {
        const before = performance.now();
        const { items, total } = await service.events.list(caller, PAGE, period);
        times.push(performance.now() - before);
        if (items.length < PAGE.size || total < count / 30) throw new Error(`${total} events`);
      }
      rows.push({
        what: `${what} of 50 of ${count / 1000} k events, ${who}, ms, median of ${READS}`,
        measured: quantile(times, 0.5),
        target: TARGET_MS,
        p95: quantile(times, 0.95),
        most: quantile(times, 1),
      });
    }
  await service.stop();
  await store.close();
  return rows;
}

/** Writes events as the event log of the service has them. */
async function loadEvents(
  store: Store,
  configurations: readonly StoredConfiguration[],
  count: number,
  progress: (text: string) => void,
): Promise<void> {
  const memory = createMemoryStore();
  await writeEvents(memory, configurations, LOGGED, progress);
  const logged = await eventCollection(memory).find({}, { limit: LOGGED });
  const readers = logged.flatMap((event) => event.readers);
  const totals = new Map<string, number>();
  for (const reader of readers) totals.set(reader, (totals.get(reader) ?? 0) + 1);
  const [events, counters] = [eventCollection(store), eventTotals(store)];
  for (let done = 0; done < count; done += LOGGED) {
    progress(`${(done / 1000).toLocaleString('en')} k events of ${count / 1000} k`);
    const written = await store.write([
      ...logged.map((event) => events.insert(repeated(event, done))),
      ...[...totals].map(([reader, total]) => counters.add(reader, total)),
    ]);
    if (!written.ok) throw new Error('The events exist');
  }
}

/** Returns an event with another id and uuid, and with the times of the event after so many. */
function repeated(event: EventDocument, after: number): EventDocument {
  const laterMs = after * EVERY_MS;
  const later = (ms: number | null): number | null => (ms === null ? null : ms + laterMs);
  const endMs = event.deactivationTimeMs ?? event.firedTimeMs;
  return {
    ...event,
    id: event.id + after,
    uuid: `${String(after).padStart(8, '0')}${event.uuid.slice(8)}`,
    activationTimeMs: event.activationTimeMs + laterMs,
    firedTimeMs: event.firedTimeMs + laterMs,
    deactivationTimeMs: endMs + laterMs,
    endedMs: endMs + laterMs,
    discoveredTimeMs: event.discoveredTimeMs + laterMs,
    endDiscoveredTimeMs: later(event.endDiscoveredTimeMs),
    createdAtMs: event.createdAtMs + laterMs,
    modifiedAtMs: event.modifiedAtMs + laterMs,
  };
}
