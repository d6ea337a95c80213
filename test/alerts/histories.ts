import type { SendResult } from '@roadstead/alerts';
import { createMemoryStore, manualClock } from '@roadstead/contracts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { ATTEMPT_DELAYS_MS } from '../../packages/alerts/src/thresholds.ts';
import { doomedStore } from './doomed-store.ts';
import {
  ANNA,
  DOWN,
  eventChange,
  NOON_MS,
  OK,
  type RunningAlerts,
  startAlerts,
} from './running-alerts.ts';

const HOSTS = ['a.example', 'b.example', 'c.example'] as const;

/** A step of a history. */
type Step =
  | { readonly type: 'append'; readonly changes: number }
  | {
      readonly type: 'receiver';
      readonly host: (typeof HOSTS)[number];
      /** `cut`: the change arrives, and the connection ends before the answer. */
      readonly mode: 'sound' | 'down' | 'silent' | 'cut';
    }
  | { readonly type: 'wait'; readonly seconds: number }
  /** The process is killed before or after one of its next writes, or stopped. */
  | { readonly type: 'kill'; readonly writes: number; readonly isWritten: boolean }
  | { readonly type: 'stop' };

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('append'), changes: fc.integer({ min: 1, max: 8 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('receiver'),
      host: fc.constantFrom(...HOSTS),
      mode: fc.constantFrom('sound', 'down', 'silent', 'cut'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('wait'), seconds: fc.integer({ min: 1, max: 8 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('kill'),
      writes: fc.integer({ min: 1, max: 20 }),
      isWritten: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('stop') }) },
) as fc.Arbitrary<Step>;

/** Histories of changes, receivers that fail, kills and stops. */
export const HISTORY: fc.Arbitrary<readonly Step[]> = fc.array(STEP, {
  minLength: 10,
  maxLength: 40,
});

/** A5: runs a history, and expects that each receiver has each change, always with the same id and body. */
export async function runHistory(history: readonly Step[]): Promise<void> {
  const store = createMemoryStore();
  const clock = manualClock(NOON_MS);
  let running: RunningAlerts = await startAlerts({ store, clock });
  for (const host of HOSTS) await running.webhook(undefined, { url: `https://${host}` });
  const { requests, receivers, users } = running;
  const outlasting = { clock, requests, receivers, users };
  let changes = 0;
  for (const step of history) {
    if (step.type === 'append') {
      const some = Array.from({ length: step.changes }, () => eventChange(++changes));
      await store.write([store.feed.append(some)]);
      await running.timers.settle();
    } else if (step.type === 'receiver') {
      receivers.set(step.host, async (_, signal) => ANSWERS[step.mode](signal));
    } else if (step.type === 'wait') {
      await running.timers.advance(step.seconds * 1000);
    } else if (step.type === 'kill') {
      await end(running);
      const doomed = doomedStore(store, step.writes, step.isWritten);
      running = await startAlerts({ ...outlasting, ...doomed });
    } else {
      await end(running);
      running = await startAlerts({ ...outlasting, store });
    }
  }
  await end(running);
  receivers.clear();
  const last = await startAlerts({ ...outlasting, store });
  for (const delayMs of ATTEMPT_DELAYS_MS) {
    clock.set(clock.now() + delayMs);
    await last.timers.advance(1000);
  }
  for (let id = 1; id <= HOSTS.length; id++) await last.alerts.webhooks.replayAll(ANNA, id);
  await last.timers.settle();
  expectAll(last, changes);
}

const ANSWERS: Readonly<
  Record<Extract<Step, { type: 'receiver' }>['mode'], (signal: AbortSignal) => Promise<SendResult>>
> = {
  sound: async () => OK,
  down: async () => DOWN,
  cut: async () => ({ status: null, error: 'The connection failed (ECONNRESET).' }),
  silent: (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
};

/** Stops a process; one that was killed does nothing any more. */
async function end({ alerts, timers }: RunningAlerts): Promise<void> {
  await Promise.race([alerts.stop(), timers.settle()]);
}

function expectAll({ requests }: RunningAlerts, changes: number): void {
  const ids = Array.from({ length: changes }, (_, i) => `memory-${i + 1}`);
  const bodies = new Map<string, string>();
  const received = new Map(HOSTS.map((host) => [host as string, new Set<string>()]));
  for (const { url, headers, body } of requests) {
    const id = headers['webhook-id'] ?? '';
    received.get(new URL(url).host)?.add(id);
    expect(bodies.get(id) ?? body).toBe(body);
    bodies.set(id, body);
  }
  for (const [host, some] of received)
    expect(
      ids.filter((id) => !some.has(id)),
      host,
    ).toEqual([]);
}
