import type { Principal } from '@roadstead/model';
import type { Usage } from '@roadstead/usage';
import { HttpError, retryLater } from '../server/http-error.ts';
import { json, type OperationResponse } from '../server/operation-response.ts';
import type { RequestState } from '../server/request-state.ts';

/** With `true` the request is not made; the response has its cost. */
const DRY_RUN_HEADER = 'x-dry-run';
/** The cost of a request that is not free. */
const CREDITS_HEADER = 'x-credits';

const SUCCESS_STATUS_MAX = 399;

/** Counts requests, and rejects those over a quota. */
export class UsageMeter {
  readonly #usage: Usage;

  constructor(usage: Usage) {
    this.#usage = usage;
  }

  /** Reserves the usage of a request. @throws HttpError `too-many` over the quota */
  async reserve(
    state: RequestState,
    endpoint: NonNullable<RequestState['endpoint']>,
    user: Principal,
    isExempt: boolean,
  ): Promise<void> {
    const reserved = await this.#usage.reserve(user, endpoint, isExempt);
    if (!reserved.ok) {
      const { code, detail, retryAfterSeconds } = reserved.error;
      throw retryLater(code, detail, retryAfterSeconds);
    }
    if (state.isAnswered) {
      // The client has received a timeout: the request must not be made and counted after it.
      reserved.value.cancel();
      throw new HttpError({ code: 'timed-out', detail: 'The response has been sent.' });
    }
    state.reservation = reserved.value;
  }

  /** Returns the cost of a request with `X-Dry-Run: true`, which is not made; undefined for all others. */
  dryRun(state: RequestState, headers: Headers): OperationResponse | undefined {
    const header = headers.get(DRY_RUN_HEADER);
    if (header === null || header === 'false') return undefined;
    if (header !== 'true') {
      throw new HttpError({ code: 'malformed', detail: 'X-Dry-Run must be true or false.' });
    }
    const { reservation } = state;
    state.isDryRun = true;
    state.reservation = undefined;
    reservation?.cancel();
    if (!reservation) return undefined;
    const { title, credits } = reservation.cost;
    const cost = { title, unit: 'REQUESTS', credits };
    return { ...json(cost), headers: { [CREDITS_HEADER]: String(credits) } };
  }

  /** Counts an answered request, and adds its cost to the response. */
  async count(
    { reservation, user, endpoint, isDryRun, extraUsage }: RequestState,
    response: Response,
  ): Promise<void> {
    if (isDryRun || user === null || endpoint === null) return;
    if (!reservation) {
      const { method, path } = endpoint;
      const request = { type: 'REQUEST', method, endpoint: path, unit: 'REQUESTS' } as const;
      await this.#usage.record({ ...request, user, status: 'ERROR', text: null }, 1);
    } else if (response.status <= SUCCESS_STATUS_MAX) {
      reservation.recordSuccess(extraUsage);
      const { credits } = reservation.cost;
      if (credits > 0) response.headers.set(CREDITS_HEADER, String(credits));
    } else reservation.recordError();
  }
}
