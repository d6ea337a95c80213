import { createMemoryStore } from '@roadstead/contracts';
import { optionalLimitsJson, type Principal } from '@roadstead/model';
import {
  createMaritimeService,
  type MaritimeService,
  type StoredConfiguration,
  type StoredEvent,
  type StoredPortCall,
} from '@roadstead/service';
import { CHIEF } from './clients/client.ts';
import type { Committed } from './disk.ts';
import type { FeedBatch } from './feed.ts';
import type { Feeder } from './feeder.ts';
import { type HostOptions, serviceOptions } from './host.ts';
import { createChance, World } from './world.ts';

/** A change of what is detected, in the order in which a disturbed service committed it. */
type Step =
  | { readonly kind: 'look'; readonly atMs: number }
  | { readonly kind: 'batch'; readonly batch: FeedBatch; readonly atMs: number }
  | {
      readonly kind: 'configure';
      readonly configuration: StoredConfiguration;
      readonly atMs: number;
    }
  | { readonly kind: 'remove'; readonly id: number; readonly atMs: number };

/** Shorter than between two looks at the clock, longer than anything that a result waits for. */
const TIMER_MS_MAX = 1000;

/** The results of detection. */
export interface Findings {
  readonly events: readonly string[];
  readonly calls: readonly string[];
  readonly vesselEvents: readonly string[];
}

/** Records what a service committed, and gives the same to another one that nothing disturbs. */
export class UndisturbedRun {
  readonly #feeder: () => Feeder;
  readonly #steps: Step[] = [];
  /** Batches that were committed: sent again, a batch changes nothing (D13), unless its receiving time moves event time (D8). */
  readonly #committed: Set<number> = new Set();

  constructor(feeder: () => Feeder) {
    this.#feeder = feeder;
  }

  /** @param nowMs when it was committed */
  record(committed: Committed, nowMs: number): void {
    if (committed.kind === 'append' && committed.series === 'positions') {
      const { rows, receivedMs } = committed;
      if (rows.length === 0) {
        // D8: without reports, the clock has moved event time.
        if (receivedMs !== null) this.#steps.push({ kind: 'look', atMs: receivedMs });
        return;
      }
      const number = Math.round(10 * (rows[0]?.['sog'] ?? -1));
      const batch = this.#feeder().batch(number);
      if (!batch || (receivedMs === null && this.#committed.has(number))) return;
      this.#committed.add(number);
      this.#steps.push({ kind: 'batch', batch, atMs: receivedMs ?? this.#feeder().sentMs(number) });
    } else if (committed.kind !== 'append' && committed.collection === 'configurations') {
      if (committed.kind === 'remove') {
        this.#steps.push({ kind: 'remove', id: committed.key as number, atMs: nowMs });
      } else {
        const configuration = committed.document as StoredConfiguration;
        this.#steps.push({ kind: 'configure', configuration, atMs: nowMs });
      }
    }
  }

  /** Runs a service through all that was committed. */
  async run(options: HostOptions, startMs: number): Promise<Findings> {
    // Without timers of the service: it looks at the clock when the other one did.
    const world = new World(startMs, TIMER_MS_MAX);
    return world.run(async () => {
      const delay = (ms: number): Promise<void> => world.delay(ms);
      const service = createMaritimeService(
        serviceOptions(
          options,
          { clock: world.clock, delay },
          createMemoryStore(),
          createChance(1),
        ),
      );
      await service.start();
      const ids = new Map<number, number>();
      for (const step of this.#steps) {
        await world.sleep(step.atMs - world.nowMs);
        await take(service, step, ids);
      }
      const ships = this.#steps.flatMap((step) =>
        step.kind === 'batch' ? step.batch.positions : [],
      );
      // Malformed reports have an MMSI that no query accepts.
      const mmsis = ships.map(({ mmsi }) => mmsi).filter(Number.isSafeInteger);
      const findings = await findingsOf(service, new Set(mmsis));
      await service.stop();
      return findings;
    });
  }
}

async function take(service: MaritimeService, step: Step, ids: Map<number, number>): Promise<void> {
  if (step.kind === 'look') {
    await service.ingest({});
  } else if (step.kind === 'batch') {
    await service.ingest(step.batch);
  } else if (step.kind === 'remove') {
    const id = ids.get(step.id);
    if (id !== undefined) await service.configurations.remove(CHIEF, id);
  } else {
    const { configuration } = step;
    const owner: Principal = { uuid: configuration.owner, name: 'owner', roles: [] };
    const id = ids.get(configuration.id);
    const body = bodyOf(configuration);
    const result = await (id === undefined
      ? service.configurations.create(owner, body)
      : service.configurations.replace(owner, id, body));
    if (!result.ok) throw new Error(`an undisturbed service refuses: ${result.error.detail}`);
    ids.set(configuration.id, result.value.id);
  }
}

function bodyOf(configuration: StoredConfiguration): object {
  const { name, enabled, severity, acl, area, excludePorts } = configuration;
  return {
    ...{ name, enabled, severity, acl, geometry: area, exclude_ports: excludePorts },
    parameters: {
      distance_for_sts_meters: configuration.distanceMeters,
      transfer_time_window_minutes: configuration.windowMinutes,
    },
    ...optionalLimitsJson(configuration),
  };
}

/**
 * Reads events and port calls, after late reports were reconciled, without what differs between two runs: ids and uuids, acknowledgements,
 * assessments and one-sided candidates, which depend on static reports of batches whose positions were not committed, and what depends on
 * when late reports were reconciled.
 */
export async function findingsOf(
  service: MaritimeService,
  ships: ReadonlySet<StoredPortCall['mmsi']>,
): Promise<Findings> {
  await service.reconcile();
  const { items } = await service.events.list(CHIEF, { page: 1, size: 10_000 });
  const calls: string[] = [];
  for (const mmsi of ships) {
    const found = await service.tracking.listPortCalls(mmsi);
    if (found.ok) calls.push(...found.value.map((call) => JSON.stringify(call)));
  }
  const ofOneShip = await service.vesselEvents!.list({ page: 1, size: 10_000 });
  const vesselEvents = ofOneShip.items
    .filter(({ kind }) => kind !== 'one_sided_candidate')
    .map(({ id: _, ...event }) => JSON.stringify(event));
  const events = items.filter(({ reconciliation }) => reconciliation?.state !== 'retracted');
  return { events: events.map(eventText), calls, vesselEvents };
}

function eventText(event: StoredEvent): string {
  const { first, second, activationTimeMs, firedTimeMs, deactivationTimeMs, ...rest } = event;
  const { name, severity, distanceMeters, windowMinutes, owner, acl, isFoundInPast } = rest;
  const times = { activationTimeMs, firedTimeMs, deactivationTimeMs };
  const configuration = { name, severity, distanceMeters, windowMinutes, owner, acl };
  return JSON.stringify({ ...times, ...configuration, first, second, isFoundInPast }, rounded);
}

/** A report within a straight line changes the last bits of positions on it. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(9) : value;
}
