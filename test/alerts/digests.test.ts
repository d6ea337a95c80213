import { createMemoryStore, manualClock } from '@roadstead/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTEMPT_DELAYS_MS } from '../../packages/alerts/src/thresholds.ts';
import { doomedStore } from './doomed-store.ts';
import { eventChange, NOON_MS, type RunningAlerts, startAlerts } from './running-alerts.ts';
import { BUSY, peopleAt, tokenOf } from './running-people.ts';

const ANN = 'ann@allowed.example';
const US = '+12025550100';
const HOUR_MS = 3_600_000;
const HOURLY = { schedule: 'hourly', time_zone: 'Europe/Berlin' };
const QUIET = { schedule: 'at-once', time_zone: 'UTC', quiet_from: '11:00', quiet_to: '14:00' };

async function startDigests(form: object, mail = [ANN], phone: readonly string[] = []) {
  const people = peopleAt(mail, phone);
  const running = await startAlerts({ people: people.options });
  const { append, alerts, timers } = running;
  // A link to settings is in the first message.
  await append(eventChange(999));
  for (const message of [...people.mails.splice(0), ...people.texts.splice(0)])
    await alerts.people?.changeSettings(tokenOf(message, 'settings'), form);
  const pass = async (ms: number): Promise<void> => {
    timers.clock.set(timers.clock.now() + ms);
    await timers.advance(1000);
  };
  return { ...running, people, mails: people.mails, texts: people.texts, pass };
}

describe('[A15] a digest', () => {
  it('has the events of an hour, each with its link, and the period', async () => {
    const { append, mails, pass } = await startDigests(HOURLY);
    await append(eventChange(1));
    await append(eventChange(2));
    await pass(HOUR_MS - 2000);
    expect(mails).toEqual([]);
    await pass(2000);
    expect(mails).toMatchObject([{ to: ANN, subject: '2 events of ships.example' }]);
    expect(mails[0]?.text).toContain(
      'Events that were found from 2026-06-01 14:00 to 2026-06-01 15:00 (Europe/Berlin).',
    );
    expect(mails[0]?.text).toContain('s2s-events/1\n');
    expect(mails[0]?.html).toContain('s2s-events/2"');
    expect(mails[0]?.text).toContain('fired at 2026-06-01 13:59 Europe/Berlin');
    await append(eventChange(3));
    await pass(HOUR_MS);
    expect(mails[1]?.subject).toBe('1 event of ships.example');
  });

  it('has what fell into quiet hours, also events that are found late', async () => {
    const { append, mails, pass } = await startDigests(QUIET);
    await append(eventChange(1), eventChange(2, { foundAtMs: NOON_MS - 5 * HOUR_MS }));
    await pass(2 * HOUR_MS);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 events of ships.example']);
    await append(eventChange(3, { foundAtMs: NOON_MS + 2 * HOUR_MS }));
    expect(mails.map(({ subject }) => subject)).toEqual([
      '2 events of ships.example',
      'Alarm: Lyme Bay',
    ]);
  });

  it('names events that were retracted before it is sent, and a notice follows later ones', async () => {
    const { append, mails, pass } = await startDigests(HOURLY);
    const retracted = (id: number) => eventChange(id, { kind: 'event-retracted' });
    await append(eventChange(1), eventChange(2), retracted(2), retracted(2));
    await pass(HOUR_MS);
    expect(mails[0]?.text.match(/^.*Alarm: Lyme Bay$/gm)).toEqual([
      'Alarm: Lyme Bay',
      'Retracted: Alarm: Lyme Bay',
    ]);
    await append(retracted(1));
    await pass(HOUR_MS);
    expect(mails[1]?.subject).toBe('1 event of ships.example');
    expect(mails[1]?.text).toContain('Retracted: Alarm: Lyme Bay');
  });

  it('is the same at each attempt', async () => {
    const { append, people, mails, pass } = await startDigests(HOURLY);
    await append(eventChange(1));
    people.answer = () => BUSY;
    await pass(HOUR_MS);
    people.answer = () => undefined;
    await append(eventChange(2), eventChange(1, { kind: 'event-retracted' }));
    await pass(5000);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toEqual(mails[0]);
  });

  it('comes to phones, at most once', async () => {
    const { append, people, texts, pass } = await startDigests(HOURLY, [], [US]);
    await append(eventChange(1), eventChange(2));
    people.answer = () => ({ status: null, error: 'The connection failed.', failure: 'unknown' });
    await pass(HOUR_MS);
    await pass(HOUR_MS);
    expect(texts.map(({ text }) => text.slice(0, 8))).toEqual(['2 events']);
  });

  it('brings nothing to those who have unsubscribed', async () => {
    const { append, alerts, mails, pass } = await startDigests(HOURLY);
    await append(eventChange(1));
    await pass(HOUR_MS);
    await append(eventChange(2));
    await alerts.people?.setConsent(tokenOf(mails[0]!, 'unsubscribe'), 'unsubscribed');
    await pass(HOUR_MS);
    expect(mails).toHaveLength(1);
  });
});

/** The events of a history that each message names, by the message: those that count, and those that are retracted. */
interface Named {
  readonly fired: readonly string[];
  readonly retracted: readonly string[];
}

function namedIn(text: string): Named {
  const lines = text.split('\n');
  const named: { title: string; id: string }[] = [];
  let title = '';
  for (const line of lines) {
    if (line.endsWith('Alarm: Lyme Bay')) title = line;
    const [, id] = /s2s-events\/(\d+)$/.exec(line) ?? [];
    if (id !== undefined) named.push({ title, id });
  }
  const ids = (isRetracted: boolean) =>
    named.flatMap((each) => (each.title.startsWith('Retracted') === isRetracted ? [each.id] : []));
  return { fired: ids(false), retracted: ids(true) };
}

const FORMS = [
  { schedule: 'at-once', time_zone: 'UTC' },
  ...[HOURLY, QUIET],
  {
    schedule: 'daily',
    daily_at: '13:00',
    time_zone: 'Europe/Berlin',
    quiet_from: '12:30',
    quiet_to: '13:30',
  },
];
const STEP = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('event' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('retract' as const), back: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('settings' as const), form: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('wait' as const), minutes: fc.nat(90) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('busy' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ type: fc.constant('kill' as const), writes: fc.integer({ min: 1, max: 8 }) },
      isWritten: fc.boolean(),
    }),
  },
);

/** Waits for longer than a start takes. */
async function idle(): Promise<undefined> {
  for (let i = 0; i < 30; i++) await new Promise((resolve) => setImmediate(resolve));
  return undefined;
}

type Step = typeof STEP extends fc.Arbitrary<infer Each> ? Each : never;

/** Runs a history in which processes are killed. @returns all messages */
async function runHistory(steps: readonly Step[]) {
  const store = createMemoryStore();
  const clock = manualClock(NOON_MS);
  const messages: { readonly means: string; readonly id: string; readonly text: string }[] = [];
  let isBusy = false;
  let events = 0;
  const retracted = new Set<number>();
  const tokens: string[] = [];
  const start = async (doomed: Partial<ReturnType<typeof doomedStore>> = {}) => {
    const people = peopleAt([ANN], [US], doomed.isKilled);
    people.answer = (message) => {
      if (isBusy && 'messageId' in message) return BUSY;
      const id = 'messageId' in message ? message.messageId : '';
      messages.push({ means: id === '' ? 'phone' : 'mail', id, text: message.text });
      return undefined;
    };
    // A process may be dead for long; A13 has a test of its own.
    const options = { ...people.options, eventAgeMsMax: 30 * 24 * HOUR_MS };
    return startAlerts({ store, clock, people: options, ...doomed });
  };
  const end = ({ alerts, timers }: RunningAlerts) => Promise.race([alerts.stop(), timers.settle()]);
  let running = await start();
  await running.append(eventChange(0));
  for (const message of messages) tokens.push(tokenOf(message, 'settings'));
  for (const step of steps) {
    const { timers, alerts } = running;
    if (step.type === 'event') {
      const found = eventChange(++events, { foundAtMs: clock.now() });
      await store.write([store.feed.append([found])]);
    } else if (step.type === 'retract' && events > step.back) {
      retracted.add(events - step.back);
      const found = eventChange(events - step.back, { kind: 'event-retracted' });
      await store.write([store.feed.append([found])]);
    } else if (step.type === 'settings') {
      for (const token of tokens)
        await Promise.race([
          alerts.people?.changeSettings(token, FORMS[step.form]),
          timers.settle(),
        ]);
    } else if (step.type === 'wait') {
      clock.set(clock.now() + step.minutes * 60_000);
      await timers.advance(1000);
    } else if (step.type === 'busy') isBusy = !isBusy;
    else if (step.type === 'kill') {
      await end(running);
      const doomed = start(doomedStore(store, step.writes, step.isWritten));
      // It may be killed before it has started.
      running = (await Promise.race([doomed, idle()])) ?? (await start());
    }
    await running.timers.settle();
  }
  await end(running);
  isBusy = false;
  const last = await start();
  await last.timers.advance(1000);
  for (const delayMs of [24 * HOUR_MS, ...ATTEMPT_DELAYS_MS, 24 * HOUR_MS]) {
    clock.set(clock.now() + delayMs);
    await last.timers.advance(1000);
  }
  expect(await last.alerts.countPending()).toBe(0);
  return { messages, events, retracted };
}

it('[A15] each event reaches a mail address once and a phone at most once, over kills, quiet hours and digests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { messages, events, retracted } = await runHistory(steps);
      const mails = messages.filter(({ means }) => means === 'mail');
      // One that was being sent may come again, as it was.
      const byId = new Map(mails.map(({ id, text }) => [id, text]));
      for (const { id, text } of mails) expect(text).toBe(byId.get(id));
      const named = [...byId.values()].map(namedIn);
      const fired = named.flatMap((each) => each.fired);
      const notices = named.flatMap((each) => each.retracted);
      expect(new Set(fired).size).toBe(fired.length);
      expect(new Set(notices).size).toBe(notices.length);
      for (let id = 1; id <= events; id++) {
        if (!retracted.has(id)) expect(fired).toContain(String(id));
        else if (fired.includes(String(id))) expect(notices).toContain(String(id));
      }
      const texts = messages.filter(({ means }) => means === 'phone');
      const counts = texts.map(({ text }) => Number(/^(\d+) events?/.exec(text)?.[1] ?? 1));
      const sum = counts.reduce((all, count) => all + count, 0);
      expect(sum).toBeLessThanOrEqual(1 + events + retracted.size);
      const single = texts.filter(({ text }) => !/^\d+ events?/.test(text));
      expect(new Set(single.map(({ text }) => text)).size).toBe(single.length);
    }),
    { numRuns: 60 },
  );
});
