import type { SendResult } from '@roadstead/alerts';
import { createMemoryStore, manualClock } from '@roadstead/contracts';
import { describe, expect, it } from 'vitest';
import { doomedStore } from './doomed-store.ts';
import { ANNA, BERT, CHIEF, eventChange, NOON_MS, startAlerts } from './running-alerts.ts';
import { configurationCreated, peopleAt, tokenOf } from './running-people.ts';

const US = '+12025550100';
const HAMBURG = '+4940123456';
const DOWN = { status: 503, error: 'The provider answered 503.' };
const CUT = { status: null, error: 'The connection failed.', failure: 'unknown' } as const;
const ALL = { page: 1, size: 50 };

async function startPhones(numbers: readonly string[]) {
  const people = peopleAt([], numbers);
  const running = await startAlerts({ people: people.options });
  const statesOf = async () => {
    const listed = await running.alerts.people?.listDeliveries(ANNA, 1, ALL);
    if (!listed?.ok) throw new Error('no list');
    return listed.value.items.map(({ kind, state, address }) => [kind, state, address]);
  };
  return { ...running, ...people, people, statesOf };
}

describe('[A10] a number', () => {
  it('gets one request, and events once it has confirmed', async () => {
    const { append, alerts, texts } = await startPhones(['+49 40 123456', 'none', HAMBURG]);
    await append(configurationCreated([], ['+49 40 123456', 'none']), eventChange(1));
    expect(texts.map(({ to }) => to)).toEqual([HAMBURG]);
    await alerts.people?.setConsent(tokenOf(texts[0]!, 'confirm'), 'confirmed');
    await append(eventChange(2));
    expect(texts).toHaveLength(2);
    expect(texts[1]?.text).toContain('Alarm: Lyme Bay');
    await alerts.people?.setConsent(tokenOf(texts[1]!, 'settings'), 'unsubscribed');
    await append(eventChange(3));
    expect(texts).toHaveLength(2);
  });

  it('that is none is named', async () => {
    const { alerts, append, logged } = await startPhones([]);
    const contacts = { mail: ['anna@ships.example', 'änna@ships.example'], phone: ['040 1'] };
    expect(await alerts.people?.findProblems(contacts)).toMatchObject([
      { pointer: '/email_addresses/1' },
      { pointer: '/phone_numbers/0' },
    ]);
    await append(configurationCreated(contacts.mail, contacts.phone));
    expect(logged).toEqual([
      'Contacts of the configuration 1 get nothing: /email_addresses/1, /phone_numbers/0.',
    ]);
  });
});

describe('[A14] a message to a phone', () => {
  it('is sent again after a failure in which the provider has nothing, while the event is fresh', async () => {
    const { append, texts, timers, people, statesOf } = await startPhones([US]);
    people.answer = () => DOWN;
    await append(eventChange(1));
    for (const ms of [5000, 300_000, 1_800_000, 7_200_000]) {
      timers.clock.set(timers.clock.now() + ms);
      await timers.advance(1000);
    }
    expect(texts).toHaveLength(4);
    expect(await statesOf()).toEqual([['event-fired', 'dead', US]]);
  });

  it('is not repeated after a failure in which the provider may have it', async () => {
    const { append, texts, timers, people, statesOf } = await startPhones([US]);
    people.answer = () => CUT;
    await append(eventChange(1));
    timers.clock.set(timers.clock.now() + 7_200_000);
    await timers.advance(1000);
    expect(texts).toHaveLength(1);
    expect(await statesOf()).toEqual([['event-fired', 'unknown', US]]);
  });

  it('brings a notice of a retraction to those who may have it, and to no others', async () => {
    const { append, texts, timers, people } = await startPhones([US]);
    const results = [CUT, undefined, DOWN, undefined];
    people.answer = () => results.shift();
    await append(eventChange(1));
    await append(eventChange(1, { kind: 'event-retracted' }));
    expect(texts.map(({ text }) => text.slice(0, 16))).toEqual([
      'Alarm: Lyme Bay ',
      'Retracted: Alarm',
    ]);
    await append(eventChange(2), eventChange(2, { kind: 'event-retracted' }));
    timers.clock.set(timers.clock.now() + 7_200_000);
    await timers.advance(1000);
    expect(texts).toHaveLength(2);
  });

  it.each([false, true])(
    'is sent at most once over a kill at any write (%s)',
    async (isWritten) => {
      const seen = new Set<string>();
      for (let write = 2; ; write++) {
        const store = createMemoryStore();
        const clock = manualClock(NOON_MS);
        const doomed = doomedStore(store, write, isWritten);
        const people = peopleAt([], [US], doomed.isKilled);
        const killed = await startAlerts({ clock, people: people.options, ...doomed });
        for (const id of [1, 2]) {
          await store.write([store.feed.append([eventChange(id)])]);
          await killed.timers.advance(1000);
        }
        const wasKilled = doomed.isKilled();
        const after = peopleAt([], [US]);
        const last = await startAlerts({ clock, store, people: after.options });
        await last.timers.advance(10_000);
        const texts = [...people.texts, ...after.texts].map(({ text }) => text);
        expect(new Set(texts).size, `killed at ${write}`).toBe(texts.length);
        const listed = await last.alerts.people?.listDeliveries(ANNA, 1, ALL);
        const states = listed?.ok ? listed.value.items.map(({ state }) => state) : [];
        for (const state of states) seen.add(state);
        // None counts as delivered that was not sent.
        expect(states.filter((state) => state === 'delivered').length).toBeLessThanOrEqual(
          texts.length,
        );
        expect(texts.length + states.filter((state) => state === 'unknown').length).toBeGreaterThan(
          1,
        );
        if (!wasKilled) break;
      }
      expect([...seen].sort()).toEqual(['delivered', 'unknown']);
    },
  );
});

describe('[A12] limits of an hour', () => {
  it('bound the messages to one number, also over a restart', async () => {
    const { alerts, append, texts, timers, store, people } = await startPhones([US]);
    await append(...Array.from({ length: 9 }, (_, i) => eventChange(i)));
    expect(texts).toHaveLength(9);
    await alerts.stop();
    const { clock } = timers;
    const next = await startAlerts({ store, clock, people: people.options });
    await next.append(...Array.from({ length: 9 }, (_, i) => eventChange(100 + i)));
    expect(texts).toHaveLength(12);
    clock.set(clock.now() + 3_600_000);
    await next.append(eventChange(200, { foundAtMs: clock.now() }));
    expect(texts).toHaveLength(13);
  });

  it('do not count what could not be written', async () => {
    const store = createMemoryStore();
    let isFull = false;
    const write: typeof store.write = async (operations) => {
      if (isFull) throw new Error('disk full');
      return store.write(operations);
    };
    const people = peopleAt([], [US]);
    const { append, timers } = await startAlerts({
      ...{ store: { ...store, write }, people: people.options },
    });
    isFull = true;
    await store.write([store.feed.append([eventChange(1)])]);
    await timers.advance(20_000);
    isFull = false;
    await timers.advance(1000);
    await append(...Array.from({ length: 11 }, (_, i) => eventChange(10 + i)));
    await timers.advance(1000);
    expect(people.texts).toHaveLength(12);
  });
});

describe('[A9] the deliveries of a configuration', () => {
  it('are listed for its owner and administrators, with contacts as listed', async () => {
    const { append, alerts } = await startPhones(['+1 (202) 555-0100']);
    await append(eventChange(1));
    for (const caller of [ANNA, CHIEF])
      expect(await alerts.people?.listDeliveries(caller, 1, ALL)).toMatchObject({
        value: {
          items: [
            {
              ...{ means: 'phone', address: '+1 (202) 555-0100', kind: 'event-fired' },
              ...{ state: 'delivered', isInDigest: false, attempts: [{ error: null }] },
            },
          ],
        },
      });
    expect(await alerts.people?.listDeliveries(BERT, 1, ALL)).toMatchObject({
      error: { code: 'forbidden' },
    });
    expect(await alerts.people?.listDeliveries(ANNA, 2, ALL)).toMatchObject({
      error: { code: 'not-found' },
    });
  });
});

it('[A7] a refused number slows no other one', async () => {
  const numbers = Array.from({ length: 16 }, (_, i) => `+120255501${10 + i}`);
  const people = peopleAt([], numbers);
  const waiting: (() => void)[] = [];
  const send = async ({ to }: { readonly to: string }): Promise<SendResult> => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return to === numbers[0]
      ? { status: 400, error: 'The provider answered 400.', failure: 'postponed' }
      : { status: 200, error: null };
  };
  const { append, timers } = await startAlerts({
    people: { ...people.options, phone: { send, allowedPrefixes: ['+1'] } },
  });
  await append(eventChange(1));
  // Released one by one: the refused one is the first.
  for (let i = 0; i < 8; i++) {
    expect(waiting).toHaveLength(8 + i);
    waiting[i]?.();
    await timers.settle();
  }
});
