import { type Caller, type Result, refusal, success } from '@roadstead/model';
import type { Cost, Usage } from '@roadstead/usage';
import { later } from './guess-guard.ts';
import type { DoorRefusal, Outcome, Reply, UserOperation } from './operation.ts';
import type { Passage } from './passage.ts';
import { jsonReply } from './replies.ts';

/** Who sends this with `true` is told what the request would cost; it is not made. */
const DRY_RUN_HEADER = 'x-dry-run';
/** What a request has cost, where it is not free. */
const CREDITS_HEADER = 'x-credits';

const SUCCESS_STATUS_MAX = 399;

/** Where requests are counted, and those beyond a quota turned away. */
export class Tap {
  readonly #usage: Usage;

  constructor(usage: Usage) {
    this.#usage = usage;
  }

  /** Asks for leave to make a request. @returns why it may not be made, where that is so */
  async admit(
    passage: Passage,
    operation: UserOperation,
    caller: Caller,
  ): Promise<DoorRefusal | undefined> {
    const endpoint = { method: operation.method, path: passage.route ?? operation.path };
    const isExempt = operation.isFeed || operation.isQuotaExempt;
    const admitted = await this.#usage.admit(caller, endpoint, isExempt ?? false);
    if (!admitted.ok) {
      const { word, detail, retryAfterSeconds } = admitted.failure;
      return later(word, detail, retryAfterSeconds);
    }
    if (passage.isAnswered) {
      // It would be made after all, for nothing: who asked was told that it takes too long.
      admitted.value.withdraw();
      return { word: 'timed-out', detail: 'It has been answered.' };
    }
    passage.admission = admitted.value;
    return undefined;
  }

  /** What a request would cost, where it was asked for that alone; it is not made then. */
  dryRun(passage: Passage): Result<Outcome | undefined, DoorRefusal> {
    const asked = passage.request.headers.get(DRY_RUN_HEADER);
    if (asked === null || asked === 'false') return success(undefined);
    if (asked !== 'true') return refusal('malformed', 'X-Dry-Run must be true or false.');
    const { admission } = passage;
    passage.isDryRun = true;
    passage.admission = undefined;
    admission?.withdraw();
    return success(admission && costReply(admission.cost));
  }

  /** Counts a request that has been answered. @returns the reply, which tells what it has cost */
  async count(passage: Passage, reply: Reply): Promise<Reply> {
    const { admission, caller, method, route } = passage;
    passage.isAnswered = true;
    if (passage.isDryRun || caller === null || method === null || route === null) return reply;
    const isDone = reply.status <= SUCCESS_STATUS_MAX;
    if (!admission) {
      const request = { type: 'REQUEST', method, endpoint: route, unit: 'REQUESTS' } as const;
      await this.#usage.note({ ...request, user: caller, status: 'ERROR', text: null }, 1);
    } else if (isDone) {
      admission.succeed(reply.alsoUsed);
      const { credits } = admission.cost;
      if (credits > 0) return withCredits(reply, credits);
    } else admission.fail();
    return reply;
  }
}

function withCredits(reply: Reply, credits: number): Reply {
  return { ...reply, headers: { ...reply.headers, [CREDITS_HEADER]: String(credits) } };
}

function costReply({ title, credits }: Cost): Outcome {
  return jsonReply({ title, unit: 'REQUESTS', credits }, 200, {
    [CREDITS_HEADER]: String(credits),
  });
}
