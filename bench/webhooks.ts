import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AlertChange, AlertService } from '@roadstead/alerts';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { webhookSender } from '../packages/cli/src/alerts/webhook-request.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const BURSTS = [1, 20, 200];
const REPEATED = 10;
const TARGET_MS = 100;
const RECEIVE = fileURLToPath(new URL('./webhooks/receive.ts', import.meta.url));
const ANNA = { uuid: '0a000000-0000-4000-8000-000000000001', name: 'anna', roles: [] };
/** As long as an event with its assessment. */
const DATA = { event: { id: 1, text: 'x'.repeat(1500) } };

/** Time from the commit of changes to the receiver of a webhook, over HTTP, with SQLite. */
export const bench: Bench = {
  question:
    'How long do events that fire at once take from their commit to the receiver of a webhook?',
  seed: null,
  async run(progress): Promise<readonly TableRow[]> {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    const store = await createSqliteStore({ path: join(folder, 'store') });
    const receiver = fork(RECEIVE, { execArgv: ['--import', 'tsx'] });
    const [{ port }] = (await once(receiver, 'message')) as [{ readonly port: number }];
    const host = `127.0.0.1:${port}`;
    const rules = { trustedHosts: [host] };
    const alerts = new AlertService({
      ...{ store, clock: { now: () => Date.now() }, randomBytes, newUuid: randomUUID },
      cipher: { seal: (secret) => secret, open: (sealed) => sealed, sign: (text) => text },
      setTimer(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      addressRules: rules,
      sendWebhook: webhookSender({ rules }),
      canReadConfiguration: async () => true,
      findUser: async () => ANNA,
      parseChange: async ({ body }) => body as AlertChange,
      failed(error) {
        throw error;
      },
      ...{ log: () => undefined, counted: () => undefined },
    });
    await alerts.open();
    await alerts.start();
    await alerts.webhooks.create(ANNA, { url: `http://${host}/` });
    const rows: TableRow[] = [];
    for (const count of BURSTS) {
      progress(`${count} events`);
      const delaysMs: number[] = [];
      const cpu = process.cpuUsage();
      for (let run = 0; run < REPEATED; run++) {
        const body = { kind: 'event-fired', origin: 'live', foundAtMs: Date.now(), data: DATA };
        const changes = Array(count).fill({ kind: 'event-fired', readers: [ANNA.uuid], body });
        const received = receivedMs(receiver, count);
        await store.write([store.feed.append(changes)]);
        const committedMs = performance.timeOrigin + performance.now();
        for (const ms of await received) delaysMs.push(ms - committedMs);
      }
      const { user, system } = process.cpuUsage(cpu);
      rows.push({
        what: `${count} events, ms in the median`,
        measured: quantile(delaysMs, 0.5),
        target: TARGET_MS,
        'ms, 99 %': quantile(delaysMs, 0.99),
        'processor, ms each': (user + system) / 1000 / delaysMs.length,
      });
    }
    await alerts.stop();
    receiver.kill('SIGKILL');
    await store.close();
    rmSync(folder, { recursive: true });
    return rows;
  },
};

/** Returns the instants at which the next webhooks arrive. */
function receivedMs(receiver: ChildProcess, count: number): Promise<readonly number[]> {
  const all: number[] = [];
  return new Promise((resolve) => {
    const listener = (message: { readonly receivedMs: number }): void => {
      all.push(message.receivedMs);
      if (all.length < count) return;
      receiver.off('message', listener);
      resolve(all);
    };
    receiver.on('message', listener);
  });
}
