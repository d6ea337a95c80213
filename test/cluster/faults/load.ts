import { setTimeout as delay } from 'node:timers/promises';
import type { PositionReport } from '@roadstead/model';
import { batchOf, CONFIGURATION } from '../../kill/meetings.ts';
import type { Chance } from '../../simulation/world.ts';
import type { ClusterClient } from './cluster-client.ts';
import { ConfigurationLoad } from './configuration-load.ts';
import { JobLoad } from './job-load.ts';

const STS = '/api/ingress/event-detection';
const ALERTS = '/api/alerts/webhooks';
/** Most batches a second: 1440 reports a minute of all ships. */
const BATCH_PAUSE_MS = 60;
const PAUSE_MS = 200;

/** Clients of a cluster, which know what it has acknowledged. */
export class Load {
  readonly wrong: Set<string> = new Set();
  /** Number of acknowledged batches. */
  ingested = 0;
  /** The times of acknowledged writes that only a leader executes. */
  readonly leaderWrites: { readonly fromMs: number; readonly untilMs: number }[] = [];
  readonly configurations: ConfigurationLoad;
  readonly jobs: JobLoad;
  readonly #client: ClusterClient;
  readonly #chance: Chance;
  /** The instants of acknowledgements, by event. */
  readonly #acknowledged: Map<number, string> = new Map();
  readonly #uuids: Map<number, string> = new Map();
  #sessions = 0;
  #isEnded = false;

  constructor(client: ClusterClient, chance: Chance) {
    this.#client = client;
    this.#chance = chance;
    this.configurations = new ConfigurationLoad(client, chance, this.wrong);
    this.jobs = new JobLoad(client, chance, this.wrong);
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  get sessions(): number {
    return this.#sessions;
  }

  /** Creates what the load needs. @param receiver the address of a receiver of webhooks */
  async prepare(receiver: string): Promise<void> {
    const requests: readonly (readonly [string, object])[] = [
      [`POST ${STS}/configurations`, CONFIGURATION],
      [`POST ${ALERTS}`, { url: receiver, configuration_id: null }],
    ];
    for (const [asked, body] of requests) {
      const reply = await this.#client.send(asked, body);
      if (!reply?.ok) throw new Error(`${asked}: ${JSON.stringify(reply?.body)}`);
    }
  }

  /** Runs all clients until `end`. */
  async run(): Promise<void> {
    const acts = [
      () => this.#ingest(),
      () => this.#changeConfiguration(),
      () => this.#acknowledge(),
      () => this.jobs.request(),
      () => this.jobs.readRoute(),
      () => this.#useSession(),
      () => this.#readPosition(),
    ];
    await Promise.all(
      acts.map(async (act, i) => {
        while (!this.#isEnded) {
          await act();
          await delay(i === 0 ? BATCH_PAUSE_MS : this.#chance.whole(0, 2 * PAUSE_MS));
        }
      }),
    );
  }

  end(): void {
    this.#isEnded = true;
  }

  /** Reads all events, and compares them with what is known. @returns their number */
  async checkEvents(): Promise<number> {
    let total = 0;
    for (let page = 1; ; page++) {
      const { body } = await this.#read(`${STS}/s2s-events?size=1000&page=${page}`);
      for (const event of body.items) this.#observeEvent(event);
      total += body.items.length;
      if (body.items.length < 1000) break;
    }
    if (total < this.#uuids.size) this.wrong.add(`${this.#uuids.size - total} events are gone`);
    return total;
  }

  async #read(path: string): Promise<{ readonly body: { readonly items: readonly EventJson[] } }> {
    for (;;) {
      const reply = await this.#client.send(`GET ${path}`);
      if (reply?.ok) return reply;
      await delay(PAUSE_MS);
    }
  }

  #observeEvent({ id, uuid, ack_state_modified_ts: at }: EventJson): void {
    if ((this.#uuids.get(id) ?? uuid) !== uuid)
      this.wrong.add(`the id ${id} of an event was used twice`);
    this.#uuids.set(id, uuid);
    const known = this.#acknowledged.get(id) ?? at;
    if (known !== at) this.wrong.add(`event ${id} was acknowledged at ${known}, and is at ${at}`);
  }

  async #ingest(): Promise<void> {
    const batch = batchOf(this.ingested).map(recordOf);
    const reply = await this.#client.send('POST /api/ingress/positions', batch);
    if (reply?.ok) this.ingested++;
    else if (reply) this.wrong.add(`reports: ${reply.status} ${JSON.stringify(reply.body)}`);
  }

  async #changeConfiguration(): Promise<void> {
    const fromMs = performance.now();
    if (await this.configurations.change())
      this.leaderWrites.push({ fromMs, untilMs: performance.now() });
  }

  async #acknowledge(): Promise<void> {
    const events = await this.#client.send(`GET ${STS}/s2s-events?size=50`);
    if (!events?.ok || events.body.items.length === 0) return;
    const event: EventJson = this.#chance.pick(events.body.items);
    const reply = await this.#client.send(`POST ${STS}/s2s-events/${event.id}/ack`);
    if (!reply?.ok) return;
    const at: string = reply.body.ack_state_modified_ts;
    const known = this.#acknowledged.get(event.id) ?? at;
    if (known !== at) this.wrong.add(`the acknowledgement of event ${event.id} was replaced`);
    this.#acknowledged.set(event.id, known);
  }

  /** A session that one process has created is used on any. */
  async #useSession(): Promise<void> {
    const login = await this.#client.send('POST /api/session');
    if (!login?.ok) return;
    const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';');
    const headers = { cookie, 'x-session': 'true' };
    for (let i = 0; i < 3; i++) {
      const reply = await this.#client.send('GET /api/session', undefined, headers);
      if (reply && !reply.ok) this.wrong.add(`a session: ${reply.status}`);
      if (reply?.ok) this.#sessions++;
    }
    await this.#client.send('DELETE /api/session', undefined, headers);
  }

  async #readPosition(): Promise<void> {
    const reply = await this.#client.send('GET /api/portserver/ship/position/211000000');
    if (reply && !reply.ok && this.ingested > 1000) this.wrong.add(`a position: ${reply.status}`);
  }
}

interface EventJson {
  readonly id: number;
  readonly uuid: string;
  readonly ack_state_modified_ts: string;
}

function recordOf({ mmsi, timeMs, longitude, latitude }: PositionReport): object {
  return { mmsi, timestamp: new Date(timeMs).toISOString(), longitude, latitude, sog: 0 };
}
