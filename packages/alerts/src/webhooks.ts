import type { Paged, Paging, Principal, Result } from '@roadstead/model';
import type { Delivery, DeliveryState } from './delivery.ts';
import type { WebhookView } from './webhook.ts';

/** A webhook with a new signing secret, which cannot be read again. */
export interface WebhookWithSecret extends WebhookView {
  /** `whsec_` and Base64, as libraries of Standard Webhooks take it. */
  readonly secret: string;
}

/** Restricts a delivery log. */
export interface DeliverySearch {
  readonly state?: DeliveryState;
}

/** The result of a replay of dead letters. */
export interface ReplayResult {
  /** Dead letters that are pending again. */
  readonly replayed: number;
  /** Dead letters that remain for another call. */
  readonly remaining: number;
}

/**
 * A1 to A9: webhooks, by id. Their owner and administrators change them; users in their acl read them and their delivery log. For
 * others they are `not-found`.
 */
export interface Webhooks {
  list(caller: Principal, paging: Paging): Promise<Paged<WebhookView>>;
  get(caller: Principal, id: number): Promise<Result<WebhookView>>;
  /** Creates a webhook, which receives the changes that are made from now on. */
  create(caller: Principal, body: unknown): Promise<Result<WebhookWithSecret>>;
  /** Replaces the content. One that is disabled queues nothing, and what is pending waits. */
  replace(caller: Principal, id: number, body: unknown): Promise<Result<WebhookView>>;
  /** Removes a webhook with its deliveries. */
  remove(caller: Principal, id: number): Promise<Result<null>>;
  /** A2: adds a new secret; the former one signs for a day more. */
  rotateSecret(caller: Principal, id: number): Promise<Result<WebhookWithSecret>>;
  /** Sends a test message, once; a failure is its result. Also for a webhook that is disabled. */
  test(caller: Principal, id: number): Promise<Result<Delivery>>;
  /** A9: lists deliveries, newest first. */
  listDeliveries(
    caller: Principal,
    id: number,
    paging: Paging,
    search?: DeliverySearch,
  ): Promise<Result<Paged<Delivery>>>;
  /** A4: queues a dead letter again; `conflict` for a delivery in another state. */
  replay(caller: Principal, id: number, messageId: string): Promise<Result<Delivery>>;
  /** A4: queues the oldest dead letters again, up to a thousand. */
  replayAll(caller: Principal, id: number): Promise<Result<ReplayResult>>;
}
