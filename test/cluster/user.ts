import { optionalLimitsJson } from '@roadstead/model';
import type { MaritimeService, StoredConfiguration } from '@roadstead/service';
import { ANNA, CHIEF } from '../../packages/service/src/testing/running-service.ts';
import type { Chance } from '../simulation/world.ts';
import type { ConfigurationItem } from './feed.ts';

/** A call of a user that a leader executes. */
interface RunningCall {
  readonly service: MaritimeService;
  isDone: boolean;
  error: unknown;
}

/** A user who changes configurations, and repeats a call when its leader has ended before it answered. */
export class ClusterUser {
  /** The id in the cluster, by that in the feed. */
  readonly #ids: Map<number, number> = new Map();
  #call: RunningCall | undefined;

  /** Continues a change. @returns whether it is stored */
  change(item: ConfigurationItem, service: MaritimeService | undefined): boolean {
    if (this.#call?.isDone) {
      const { error } = this.#call;
      this.#call = undefined;
      if (error === undefined) return true;
    }
    if (!service || this.#call?.service === service) return false;
    const call: RunningCall = { service, isDone: false, error: undefined };
    this.#call = call;
    this.#apply(item, service).then(
      () => {
        call.isDone = true;
      },
      (error: unknown) => {
        call.isDone = true;
        call.error = error;
      },
    );
    return false;
  }

  async #apply(
    { configurationId, stored }: ConfigurationItem,
    service: MaritimeService,
  ): Promise<void> {
    const { configurations } = service;
    const { items } = await configurations.list(CHIEF);
    if (service.status.state !== 'running')
      throw new Error('What has failed lists what it did not store.');
    // A former call may have been executed by a leader that did not answer.
    const same = items.find(({ name }) => name === stored?.name);
    if (same) this.#ids.set(configurationId, same.id);
    const id = this.#ids.get(configurationId);
    if (stored && !same) {
      const body = bodyOf(stored);
      const result = await (id === undefined
        ? configurations.create(ANNA, body)
        : configurations.replace(ANNA, id, body));
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      this.#ids.set(configurationId, result.value.id);
    }
    if (stored || id === undefined) return;
    await configurations.remove(ANNA, id);
    this.#ids.delete(configurationId);
  }
}

/** Acknowledges one of the newest events. The call may never be answered. */
export function acknowledgeOne(
  chance: Chance,
  service: MaritimeService | undefined,
  ids: readonly number[],
): void {
  if (!service || ids.length === 0) return;
  service.events.acknowledge(CHIEF, chance.pick(ids)).catch(() => undefined);
}

function bodyOf(stored: StoredConfiguration): object {
  const { name, enabled, severity, distanceMeters, windowMinutes, excludePorts, area, acl } =
    stored;
  return {
    ...optionalLimitsJson(stored),
    ...{ name, enabled, severity, acl, exclude_ports: excludePorts, geometry: area },
    parameters: {
      distance_for_sts_meters: distanceMeters,
      transfer_time_window_minutes: windowMinutes,
    },
  };
}
