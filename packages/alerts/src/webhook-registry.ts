import type { Clock, Store } from '@roadstead/contracts';
import {
  canRead,
  canWrite,
  failWith,
  type Paged,
  type Paging,
  type Principal,
  pageOfList,
  type Result,
  success,
} from '@roadstead/model';
import { type Delivery, newDelivery, reduceDelivery } from './delivery.ts';
import { type DeliveryLog, deliveryView } from './delivery-log.ts';
import type { DeliveryRunner } from './delivery-runner.ts';
import type { SecretCipher } from './secret-cipher.ts';
import { webhookSecret } from './sign-webhook.ts';
import { ATTEMPT_DELAYS_MS, REPLAYED_MAX, SECRET_BYTES, WEBHOOKS_MAX } from './thresholds.ts';
import { type Webhook, type WebhookView, webhookView } from './webhook.ts';
import type { WebhookAddressRules } from './webhook-address.ts';
import { parseWebhookBody, type WebhookContent } from './webhook-body.ts';
import { destinationOfWebhook, type WebhookChannel, webhookQueue } from './webhook-channel.ts';
import type { WebhookSet } from './webhook-set.ts';
import type { DeliverySearch, ReplayResult, Webhooks, WebhookWithSecret } from './webhooks.ts';

/** Options of `WebhookRegistry`. */
export interface WebhookRegistryOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Returns random bytes. */
  readonly randomBytes: (count: number) => Uint8Array;
  readonly newUuid: () => string;
  readonly cipher: SecretCipher;
  readonly addressRules: WebhookAddressRules;
  readonly canReadConfiguration: (caller: Principal, id: number) => Promise<boolean>;
  readonly findUser: (uuid: string) => Promise<Principal | undefined>;
}

interface WebhookParts {
  readonly webhooks: WebhookSet;
  readonly log: DeliveryLog;
  readonly channel: WebhookChannel;
  readonly runner: DeliveryRunner;
  /** Called when something may be due. */
  readonly wake: () => void;
}

/** The kind of a test message. */
const TEST = 'webhook-test';

/** The webhooks, as callers see them. */
export class WebhookRegistry implements Webhooks {
  readonly #options: WebhookRegistryOptions;
  readonly #parts: WebhookParts;

  constructor(options: WebhookRegistryOptions, parts: WebhookParts) {
    this.#options = options;
    this.#parts = parts;
  }

  async list(caller: Principal, paging: Paging): Promise<Paged<WebhookView>> {
    const readable = this.#parts.webhooks.all().filter((webhook) => canRead(caller, webhook));
    const { items, total } = pageOfList(readable, paging);
    return { items: items.map((webhook) => this.#view(webhook)), total };
  }

  async get(caller: Principal, id: number): Promise<Result<WebhookView>> {
    const found = this.#find(caller, id);
    return found.ok ? success(this.#view(found.value)) : found;
  }

  async create(caller: Principal, body: unknown): Promise<Result<WebhookWithSecret>> {
    const content = await this.#parse(caller, body);
    if (!content.ok) return content;
    const { webhooks } = this.#parts;
    const owned = webhooks.all().filter(({ owner }) => owner === caller.uuid).length;
    if (owned >= WEBHOOKS_MAX)
      return failWith('invalid', `A user has at most ${WEBHOOKS_MAX} webhooks.`);
    const { store, clock, findUser } = this.#options;
    const id = await store.counters('ids').next('webhook');
    const nowMs = clock.now();
    const { secret, sealed } = this.#newSecret(id);
    const webhook: Webhook = {
      ...{ id, ...content.value, owner: caller.uuid, disabledReason: null },
      ...{
        createdAtMs: nowMs,
        modifiedAtMs: nowMs,
        createdBy: caller.name,
        modifiedBy: caller.name,
      },
      secrets: [{ sealed, untilMs: null }],
      hasStoredOwner: (await findUser(caller.uuid)) !== undefined,
    };
    await webhooks.insert(webhook);
    return success({ ...this.#view(webhook), secret });
  }

  async replace(caller: Principal, id: number, body: unknown): Promise<Result<WebhookView>> {
    const allowed = this.#findWritable(caller, id);
    if (!allowed.ok) return allowed;
    const content = await this.#parse(caller, body);
    if (!content.ok) return content;
    const { webhooks, runner, wake } = this.#parts;
    const nowMs = this.#options.clock.now();
    const by = caller.name;
    const replaced = await webhooks.apply(id, {
      type: 'replace',
      content: content.value,
      by,
      nowMs,
    });
    if (!replaced) return notFound(id);
    runner.expect(webhookQueue(id), nowMs);
    wake();
    return success(this.#view(replaced));
  }

  async remove(caller: Principal, id: number): Promise<Result<null>> {
    const allowed = this.#findWritable(caller, id);
    if (!allowed.ok) return allowed;
    await this.#parts.webhooks.remove(id);
    await this.#parts.log.clear(webhookQueue(id));
    return success(null);
  }

  async rotateSecret(caller: Principal, id: number): Promise<Result<WebhookWithSecret>> {
    const allowed = this.#findWritable(caller, id);
    if (!allowed.ok) return allowed;
    const { secret, sealed } = this.#newSecret(id);
    const by = { by: caller.name, nowMs: this.#options.clock.now() };
    const rotated = await this.#parts.webhooks.apply(id, { type: 'rotate', sealed, ...by });
    return rotated ? success({ ...this.#view(rotated), secret }) : notFound(id);
  }

  async test(caller: Principal, id: number): Promise<Result<Delivery>> {
    const allowed = this.#findWritable(caller, id);
    if (!allowed.ok) return allowed;
    const { clock, newUuid, store } = this.#options;
    const { runner, log, channel } = this.#parts;
    const nowMs = clock.now();
    const timestamp = new Date(nowMs).toISOString();
    const body = JSON.stringify({ type: TEST, timestamp, data: { webhook_id: id } });
    const message = { id: `test-${newUuid()}`, kind: TEST, body };
    const queue = webhookQueue(id);
    // As the last attempt, so that a failure is not repeated.
    const failures = ATTEMPT_DELAYS_MS.length - 1;
    const delivery = { ...newDelivery(queue, message, nowMs), failures };
    const attempt = await runner.attemptNow(destinationOfWebhook(allowed.value), delivery);
    if (!attempt)
      return failWith('too-many', 'Other messages are being sent there. Try again later.');
    const sent = reduceDelivery(delivery, { type: 'attempted', attempt });
    await store.write([log.put(sent)]);
    await channel.attempted(queue, attempt);
    return success(deliveryView(sent));
  }

  async listDeliveries(
    caller: Principal,
    id: number,
    paging: Paging,
    { state }: DeliverySearch = {},
  ): Promise<Result<Paged<Delivery>>> {
    const found = this.#find(caller, id);
    if (!found.ok) return found;
    return success(await this.#parts.log.list(webhookQueue(id), paging, state));
  }

  async replay(caller: Principal, id: number, messageId: string): Promise<Result<Delivery>> {
    const allowed = this.#findWritable(caller, id);
    if (!allowed.ok) return allowed;
    const found = await this.#parts.log.get(webhookQueue(id), messageId);
    if (!found) return failWith('not-found', `The delivery ${messageId} does not exist.`);
    if (found.state !== 'dead')
      return failWith(
        'conflict',
        `Only dead letters are replayed; this delivery is ${found.state}.`,
      );
    const replayed = await this.#replay(found.key);
    return success(deliveryView(replayed ?? found));
  }

  async replayAll(caller: Principal, id: number): Promise<Result<ReplayResult>> {
    const allowed = this.#findWritable(caller, id);
    if (!allowed.ok) return allowed;
    const { log } = this.#parts;
    const dead = await log.dead(webhookQueue(id), REPLAYED_MAX);
    for (const { key } of dead) await this.#replay(key);
    return success({ replayed: dead.length, remaining: await log.countDead(webhookQueue(id)) });
  }

  async #replay(key: string): Promise<Awaited<ReturnType<DeliveryLog['apply']>>> {
    const { log, runner, wake } = this.#parts;
    const nowMs = this.#options.clock.now();
    const replayed = await log.apply(key, { type: 'replay', nowMs });
    if (replayed) runner.expect(replayed.queue, nowMs);
    wake();
    return replayed;
  }

  async #parse(caller: Principal, body: unknown): Promise<Result<WebhookContent>> {
    const { addressRules, canReadConfiguration } = this.#options;
    const parsed = parseWebhookBody(body, addressRules);
    if (!parsed.ok) return failWith('invalid', 'The webhook is invalid.', parsed.error);
    const { configurationId } = parsed.value;
    if (configurationId === null || (await canReadConfiguration(caller, configurationId)))
      return success(parsed.value);
    const detail = `The configuration ${configurationId} does not exist.`;
    const problem = { pointer: '/configuration_id', detail };
    return failWith('invalid', 'The webhook is invalid.', [problem]);
  }

  #newSecret(id: number): { readonly secret: string; readonly sealed: string } {
    const { randomBytes, cipher } = this.#options;
    const secret = webhookSecret(randomBytes(SECRET_BYTES));
    return { secret, sealed: cipher.seal(secret, webhookQueue(id)) };
  }

  #view(webhook: Webhook): WebhookView {
    return webhookView(webhook, this.#options.clock.now());
  }

  #find(caller: Principal, id: number): Result<Webhook> {
    const webhook = this.#parts.webhooks.get(id);
    return webhook && canRead(caller, webhook) ? success(webhook) : notFound(id);
  }

  #findWritable(caller: Principal, id: number): Result<Webhook> {
    const found = this.#find(caller, id);
    if (!found.ok || canWrite(caller, found.value)) return found;
    return failWith('forbidden', 'Only its owner and administrators change a webhook.');
  }
}

function notFound(id: number): ReturnType<typeof failWith> {
  return failWith('not-found', `The webhook ${id} does not exist.`);
}
