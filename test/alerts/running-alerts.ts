import { createHash } from 'node:crypto';
import {
  type AlertChange,
  type AlertKind,
  AlertService,
  type PeopleServiceOptions,
  type SecretCipher,
  type SendResult,
  type WebhookAddressRules,
  type WebhookRequest,
  type WebhookWithSecret,
} from '@roadstead/alerts';
import {
  createMemoryStore,
  type FeedChange,
  type FeedEntry,
  type ManualClock,
  manualClock,
  type Store,
} from '@roadstead/contracts';
import type { ChangeOrigin, Principal } from '@roadstead/model';
export const NOON_MS: number = Date.UTC(2026, 5, 1, 12);

export const ANNA: Principal = {
  uuid: '0a000000-0000-4000-8000-000000000001',
  name: 'anna',
  roles: [],
};
export const BERT: Principal = {
  uuid: '0b000000-0000-4000-8000-000000000002',
  name: 'bert',
  roles: [],
};
export const CHIEF: Principal = {
  uuid: '0c000000-0000-4000-8000-000000000003',
  name: 'chief',
  roles: ['administrator'],
};

/** A cipher for tests, which shows that a secret is bound to its place. */
const TEST_CIPHER: SecretCipher = {
  seal: (secret, context) => `sealed ${context}: ${[...secret].reverse().join('')}`,
  open(sealed, context) {
    const head = `sealed ${context}: `;
    return sealed.startsWith(head) ? [...sealed.slice(head.length)].reverse().join('') : undefined;
  },
  sign: (text) => createHash('sha256').update(text).digest('base64url'),
};

/** Timers that follow a manual clock; those of 0 ms run at once, after pending promises. */
class ManualTimers {
  readonly clock: ManualClock;
  readonly #timers: Set<{ readonly dueMs: number; readonly run: () => void }> = new Set();
  #immediates = 0;

  constructor(clock: ManualClock) {
    this.clock = clock;
  }

  readonly setTimer = (ms: number, run: () => void): (() => void) => {
    if (ms === 0) {
      this.#immediates++;
      setImmediate(() => {
        this.#immediates--;
        run();
      });
      return () => {};
    }
    const timer = { dueMs: this.clock.now() + ms, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Waits until nothing is left to do at this time: all else of these tests are promises. */
  async settle(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (this.#immediates > 0);
    await new Promise((resolve) => setImmediate(resolve));
    if (this.#immediates > 0) await this.settle();
  }

  /** Moves the clock, from timer to timer. */
  async advance(ms: number): Promise<void> {
    const untilMs = this.clock.now() + ms;
    for (;;) {
      await this.settle();
      const [next] = [...this.#timers].sort((a, b) => a.dueMs - b.dueMs);
      if (!next || next.dueMs > untilMs) break;
      this.#timers.delete(next);
      this.clock.set(Math.max(next.dueMs, this.clock.now()));
      next.run();
    }
    this.clock.set(untilMs);
    await this.settle();
  }
}

/** A receiver that is asked for each answer. */
type Receiver = (request: WebhookRequest, signal: AbortSignal) => Promise<SendResult>;

export const OK: SendResult = { status: 200, error: null };
export const DOWN: SendResult = { status: 503, error: 'The receiver answered 503.' };

/** Deliveries of alerts on a store, with receivers in memory. */
export interface RunningAlerts {
  readonly alerts: AlertService;
  readonly timers: ManualTimers;
  readonly store: Store;
  /** By host. */
  readonly receivers: Map<string, Receiver>;
  /** In the order of the attempts. */
  readonly requests: WebhookRequest[];
  readonly users: Map<string, Principal>;
  readonly errors: unknown[];
  readonly logged: string[];
  readonly counted: boolean[];
  /** Appends changes to the feed, and delivers them. */
  readonly append: (...changes: readonly FeedChange[]) => Promise<void>;
  /** Creates a webhook of a user. */
  readonly webhook: (owner?: Principal, more?: object) => Promise<WebhookWithSecret>;
  readonly idsAt: (host: string) => readonly string[];
}

/** The parts that outlive a process. */
export interface Surroundings
  extends Partial<Pick<RunningAlerts, 'receivers' | 'requests' | 'users'>> {
  readonly store?: Store;
  readonly clock?: ManualClock;
  readonly rules?: WebhookAddressRules;
  readonly cipher?: SecretCipher;
  /** Whether the process was killed: it sends nothing any more. */
  readonly isKilled?: () => boolean;
  readonly people?: PeopleServiceOptions;
}

let drawn = 0;

export async function startAlerts(given: Surroundings = {}): Promise<RunningAlerts> {
  const { store = createMemoryStore(), clock = manualClock(NOON_MS), cipher = TEST_CIPHER } = given;
  const timers = new ManualTimers(clock);
  const receivers = given.receivers ?? new Map<string, Receiver>();
  const requests = given.requests ?? [];
  const users =
    given.users ?? new Map([ANNA, BERT, CHIEF].map((user) => [user.uuid, user] as const));
  const [errors, logged, counted] = [[] as unknown[], [] as string[], [] as boolean[]];
  const alerts = new AlertService({
    ...{ store, clock, cipher, setTimer: timers.setTimer, parseChange },
    ...(given.people && { people: given.people }),
    randomBytes: (count) =>
      Uint8Array.from({ length: count }, (_, i) => (drawn++ >> (8 * (i & 3))) & 255),
    newUuid: () => `00000000-0000-4000-8000-${String(drawn++).padStart(12, '0')}`,
    addressRules: given.rules ?? {},
    canReadConfiguration: async (caller, id) => id < 100 || caller.roles.includes('administrator'),
    findUser: async (uuid) => users.get(uuid),
    async sendWebhook(request, signal) {
      if (given.isKilled?.()) return new Promise(() => undefined);
      requests.push(request);
      const receiver = receivers.get(new URL(request.url).host);
      return receiver ? receiver(request, signal) : OK;
    },
    failed: (error) => errors.push(error),
    log: (message) => logged.push(message),
    counted: (_, isSuccessful) => counted.push(isSuccessful),
  });
  await alerts.open();
  await alerts.start();
  await timers.settle();
  return {
    ...{ alerts, timers, store, receivers, requests, users, errors, logged, counted },
    async append(...changes) {
      await store.write([store.feed.append(changes)]);
      await timers.settle();
    },
    async webhook(owner = ANNA, more = {}) {
      const body = { url: 'https://receiver.example/alerts', ...more };
      const created = await alerts.webhooks.create(owner, body);
      if (!created.ok) throw new Error(JSON.stringify(created.error));
      return created.value;
    },
    idsAt: (host) =>
      requests.flatMap(({ url, headers }) =>
        new URL(url).host === host ? [headers['webhook-id'] ?? ''] : [],
      ),
  };
}

/** A change of an event as the service appends it. */
export function eventChange(
  id: number,
  {
    kind = 'event-fired',
    origin = 'live',
    configurationId = 1,
    readers = ['*', ANNA.uuid],
    foundAtMs = NOON_MS,
  }: {
    readonly kind?: AlertKind;
    readonly origin?: ChangeOrigin;
    readonly configurationId?: number;
    readonly readers?: readonly string[] | null;
    readonly foundAtMs?: number;
  } = {},
): FeedChange {
  return { kind, readers, body: { origin, foundAtMs, object: { id, configurationId } } };
}

async function parseChange({ kind, body }: FeedEntry): Promise<AlertChange | undefined> {
  if (!kind.startsWith('event-')) return undefined;
  const { origin, foundAtMs, object } = body as {
    readonly origin: ChangeOrigin;
    readonly foundAtMs: number;
    readonly object: { readonly id: number; readonly configurationId: number };
  };
  const { id, configurationId } = object;
  return {
    ...{ kind: kind as AlertKind, origin, foundAtMs, configurationId, data: { event: object } },
    event: {
      ...{ id, uuid: `e0000000-0000-4000-8000-${String(id).padStart(12, '0')}` },
      ...{ name: 'Lyme Bay', severity: 'Alarm', firedTimeMs: foundAtMs - 60_000 },
      ships: [
        { mmsi: 244_660_001, name: 'ALPHA & CO' },
        { mmsi: 244_660_002, name: null },
      ],
    },
  };
}
