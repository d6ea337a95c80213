import { createMemoryStore, type LogMessage, manualClock, type Store } from '@roadstead/contracts';
import { Pipeline } from '../../packages/service/src/ingest/pipeline.ts';
import { decodeLogRecord } from '../../packages/service/src/log/decode-log-record.ts';
import { ServiceStatusStore } from '../../packages/service/src/operations/service-status-store.ts';
import { ShipPlaceWriter } from '../../packages/service/src/places/ship-place-writer.ts';
import { createServiceBase, type ServiceBase } from '../../packages/service/src/service-base.ts';
import { forDetector } from '../../packages/service/src/sts/configuration-writer.ts';
import {
  eventAliases,
  eventCollection,
  eventTotals,
} from '../../packages/service/src/sts/event-documents.ts';
import { optionsFor, SURROUNDINGS } from '../../packages/service/src/testing/running-service.ts';
import { PortCallLog } from '../../packages/service/src/tracking/port-call-log.ts';
import { PendingCalls } from '../../packages/service/src/trade-lanes/pending-calls.ts';
import { type ConfigurationItem, configurationsOf, type Feed } from './feed.ts';

/** The wall clock of whoever writes events: it stands still, so that events are comparable. */
export const WRITING_MS = Date.UTC(2026, 10, 1);

/** Returns a store after a single pipeline has processed the messages of a log, each at its time. */
export async function processAlone(feed: Feed, messages: readonly LogMessage[]): Promise<Store> {
  const store = createMemoryStore();
  const clock = manualClock(WRITING_MS);
  const surroundings = async (): Promise<typeof SURROUNDINGS> => SURROUNDINGS;
  const options = { ...optionsFor(store, clock), reports: 'live' as const, surroundings };
  const base = createServiceBase(options, new ServiceStatusStore());
  await base.surroundings.load();
  await base.log.start();
  // D8's clock, which is not that of the events.
  const received = manualClock(0);
  const failures: unknown[] = [];
  const pipeline = createPipeline(base, store, feed, received, failures);
  await pipeline.start(Promise.resolve());
  const configurations = configurationsOf(feed);
  let applied = 0;
  for (const { bytes, timeMs } of messages) {
    received.set(timeMs);
    const record = decodeLogRecord(bytes);
    if (!record.ok) throw new Error(record.error);
    const { value } = record;
    if (value.kind === 'reports') await pipeline.ingestStatics(value.statics);
    if (value.kind === 'reports' || value.kind === 'tick')
      await pipeline.ingest(value.kind === 'reports' ? value.positions : []);
    if (value.kind === 'configuration' && value.revision > applied) {
      applied = value.revision;
      await configure(base, pipeline, configurations.get(value.revision)!);
    }
  }
  await pipeline.flush();
  if (failures.length > 0) throw failures[0];
  return store;
}

function createPipeline(
  base: ServiceBase,
  store: Store,
  { detectorOptions }: Feed,
  clock: ReturnType<typeof manualClock>,
  failures: unknown[],
): Pipeline {
  const { changes, time, ships, log, vesselEventLog, surroundings, lateMarks } = base;
  const none = async (): Promise<[]> => [];
  return new Pipeline({
    ...{ store, changes, time, ships, log, vesselEventLog, surroundings, lateMarks },
    ...{ clock, detectorOptions, predictions: undefined, placeAt: undefined },
    statics: ships.histories,
    failed: (error) => failures.push(error),
    places: new ShipPlaceWriter(store),
    portCallLog: new PortCallLog(store, () => undefined, new PendingCalls(store, ships)),
    hasVesselEvents: false,
    configurationOf: base.configurationSet.at.bind(base.configurationSet),
    configurations: () => base.configurationSet.all().map(forDetector),
    detectionLog: {
      ...{ currentEvents: none, callsSince: none, openVesselEvents: none, openCalls: none },
    },
    ...{ arrivalsMsMax: 0, nowMs: () => 0 },
    ...{ replayed: () => undefined, rebuilt: () => undefined, skipped: () => undefined },
  });
}

async function configure(
  { configurationSet, time }: ServiceBase,
  pipeline: Pipeline,
  { configurationId, stored }: ConfigurationItem,
): Promise<void> {
  const former = configurationSet.get(configurationId) ?? null;
  const operations = configurationSet.change(configurationId, stored, time.eventTimeMs);
  const replacement = {
    before: former && forDetector(former),
    after: stored && forDetector(stored),
  };
  const kind = stored ? (former ? 'changed' : 'created') : 'removed';
  const configuration = (stored ?? former)!;
  await pipeline.configure(configurationId, replacement, operations, {
    ...{ type: 'configuration', kind, configuration, by: 'anna' },
  });
}

/** Returns everything that a store has about events: documents, aliases, totals and the entries of the feed, in their order. */
export async function storedEvents(store: Store): Promise<StoredState> {
  const all = { limit: Number.MAX_SAFE_INTEGER };
  const { entries } = await store.feed.read({ after: 0, reader: null, limit: 1_000_000 });
  return {
    events: await eventCollection(store).find({}, all),
    aliases: await eventAliases(store).find({}, all),
    totals: await eventTotals(store).list(''),
    feed: entries
      .filter(({ kind }) => kind.startsWith('event-'))
      .map(({ kind, readers, body }) => ({ kind, readers, body })),
  };
}

/** The part of a store that is about events. */
export interface StoredState {
  readonly events: readonly { readonly id: number; readonly endedMs: number }[];
  readonly aliases: readonly object[];
  readonly totals: readonly object[];
  readonly feed: readonly object[];
}
