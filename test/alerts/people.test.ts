import { createMemoryStore, manualClock } from '@roadstead/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTEMPT_DELAYS_MS } from '../../packages/alerts/src/thresholds.ts';
import { doomedStore } from './doomed-store.ts';
import { BERT, eventChange, NOON_MS, type RunningAlerts, startAlerts } from './running-alerts.ts';
import { BUSY, configurationCreated, peopleAt, tokenOf } from './running-people.ts';

const ANN = 'ann@allowed.example';
const BOB = 'bob@elsewhere.example';
const HOUR_MS = 3_600_000;

/** Passes the times of all attempts, without the seconds in between. */
async function passDay(timers: RunningAlerts['timers']): Promise<void> {
  const { clock } = timers;
  for (const delayMs of ATTEMPT_DELAYS_MS) {
    clock.set(clock.now() + delayMs);
    await timers.advance(1000);
  }
}

async function startMails(addresses: readonly string[]) {
  const mail = peopleAt(addresses);
  const running = await startAlerts({ people: mail.options });
  return { ...running, mail, subjects: () => mail.mails.map(({ to, subject }) => [to, subject]) };
}

describe('[A10] an address', () => {
  it('gets one confirmation when it is listed, and events once it has confirmed', async () => {
    const { append, alerts, mail, subjects, timers } = await startMails([BOB]);
    const asked = [BOB, 'Confirm alerts of ships.example'];
    await append(configurationCreated([BOB, ` ${BOB.toUpperCase()}`]), configurationCreated([BOB]));
    await append(eventChange(1), eventChange(2));
    await append(configurationCreated([BOB]));
    expect(subjects()).toEqual([asked]);
    const token = tokenOf(mail.mails[0]!, 'confirm');
    const forged = `${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`;
    for (const none of ['none', forged, `${token}x`, token.slice(0, -1), ''])
      expect(await alerts.people?.setConsent(none, 'confirmed'), none).toBeUndefined();
    expect(await alerts.people?.receiverOf(token)).toMatchObject({
      address: BOB,
      consent: 'asked',
    });
    await append(eventChange(3));
    expect(subjects()).toEqual([asked]);
    expect(await alerts.people?.setConsent(token, 'confirmed')).toMatchObject({ address: BOB });
    await append(eventChange(4));
    timers.clock.set(timers.clock.now() + HOUR_MS);
    expect(subjects()).toEqual([asked, [BOB, 'Alarm: Lyme Bay']]);
    expect(mail.mails[1]?.text).toContain('s2s-events/4');
  });

  it('of a domain that the operator lists gets events at once', async () => {
    const { append, subjects } = await startMails([ANN, 'no address', BOB]);
    await append(eventChange(1));
    expect(subjects()).toHaveLength(2);
    expect(subjects()).toContainEqual([ANN, 'Alarm: Lyme Bay']);
    expect(subjects()).toContainEqual([BOB, 'Confirm alerts of ships.example']);
  });

  it('gets nothing any more once it has unsubscribed, not even what waits', async () => {
    const { append, alerts, mail, timers } = await startMails([ANN]);
    mail.answer = () => BUSY;
    await append(eventChange(1));
    expect(mail.mails).toHaveLength(1);
    await alerts.people?.setConsent(tokenOf(mail.mails[0]!, 'unsubscribe'), 'unsubscribed');
    await append(eventChange(2), configurationCreated([ANN]));
    await passDay(timers);
    expect(mail.mails).toHaveLength(1);
    expect(await alerts.countPending()).toBe(0);
  });
});

describe('[A11] a mail', () => {
  it('has links, headers for unsubscription, and escaped names', async () => {
    const { append, mail } = await startMails([ANN]);
    await append(eventChange(7));
    const [sent] = mail.mails;
    const token = tokenOf(sent!, 'unsubscribe');
    expect(sent).toMatchObject({
      messageId: '<event-fired.e0000000-0000-4000-8000-000000000007@ships.example>',
      headers: {
        'List-Unsubscribe': `<https://ships.example/api/alerts/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      image: null,
    });
    expect(sent?.text).toContain('ALPHA & CO (MMSI 244660001) and MMSI 244660002');
    expect(sent?.html).toContain('ALPHA &#38; CO');
  });

  it('has a map where the tracks are known', async () => {
    const mail = peopleAt([ANN]);
    const readTracks = async () => [[[1, 50]], [[1.01, 50]]] as const;
    const { append } = await startAlerts({ people: { ...mail.options, readTracks } });
    await append(eventChange(1));
    const { image, html } = mail.mails[0]!;
    expect(html).toContain(`cid:${image?.cid}`);
    expect([...(image?.content.slice(1, 4) ?? [])]).toEqual([...Buffer.from('PNG')]);
  });

  it('is sent again after a temporary refusal, with the same id, and not after a final one', async () => {
    const { append, mail, timers, counted, alerts } = await startMails([ANN]);
    mail.answer = () => (mail.mails.length === 1 ? BUSY : undefined);
    await append(eventChange(1));
    await timers.advance(5000);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(counted).toEqual([false, true]);
    mail.answer = () => ({
      status: 550,
      error: 'The mail server answered 550.',
      failure: 'refused',
    });
    await append(eventChange(2));
    await passDay(timers);
    expect(counted).toEqual([false, true, false]);
    expect(await alerts.countPending()).toBe(0);
  });
});

describe('[A12] limits of an hour', () => {
  it('bound the mails to one address', async () => {
    const { append, mail, timers, logged } = await startMails([ANN]);
    await append(...Array.from({ length: 70 }, (_, i) => eventChange(i)));
    expect(mail.mails).toHaveLength(60);
    expect(logged).toEqual(['10 messages were not queued: the limit of an hour is reached.']);
    timers.clock.set(timers.clock.now() + HOUR_MS);
    await append(eventChange(100, { foundAtMs: NOON_MS + HOUR_MS }));
    expect(mail.mails).toHaveLength(61);
  });

  it('bound the addresses that a user has asked; the others are asked later', async () => {
    const { append, mail, timers } = await startMails([]);
    const addresses = Array.from({ length: 25 }, (_, i) => `user${i}@elsewhere.example`);
    await append(configurationCreated(addresses));
    expect(mail.mails).toHaveLength(20);
    timers.clock.set(timers.clock.now() + HOUR_MS);
    await append(configurationCreated(addresses));
    expect(new Set(mail.mails.map(({ to }) => to)).size).toBe(25);
    expect(mail.mails).toHaveLength(25);
  });
});

describe('[A13] an event', () => {
  it.each(['backfill', 'reconciled', 'recorded', 'simulated'] as const)(
    'of origin %s is not sent',
    async (origin) => {
      const { append, mail } = await startMails([ANN]);
      await append(eventChange(1, { origin }));
      expect(mail.mails).toEqual([]);
    },
  );

  it('is sent if it fired less than an hour before', async () => {
    const { append, mail } = await startMails([ANN]);
    const minute = 60_000;
    // It fires a minute before it is found.
    await append(eventChange(1, { foundAtMs: NOON_MS - 59 * minute }));
    expect(mail.mails).toEqual([]);
    await append(eventChange(2, { foundAtMs: NOON_MS - 59 * minute + 1 }));
    expect(mail.mails).toHaveLength(1);
  });

  it('of another configuration, or a change of another kind, is not sent', async () => {
    const { append, mail } = await startMails([ANN]);
    await append(eventChange(1, { configurationId: 2 }), eventChange(2, { kind: 'event-ended' }));
    expect(mail.mails).toEqual([]);
  });

  it('that is retracted brings one notice to those who got it, also when they are listed no more', async () => {
    const { append, mail, subjects } = await startMails([ANN]);
    await append(eventChange(1));
    mail.listed.set(1, {
      ...{ configurationId: 1, owner: BERT.uuid },
      contacts: { mail: ['new@allowed.example'], phone: [] },
    });
    const retracted = eventChange(1, { kind: 'event-retracted', origin: 'reconciled' });
    await append(retracted, retracted);
    await append(retracted, eventChange(2, { kind: 'event-retracted' }));
    expect(subjects()).toEqual([
      [ANN, 'Alarm: Lyme Bay'],
      [ANN, 'Retracted: Alarm: Lyme Bay'],
    ]);
  });

  it('that is retracted before its mail could be sent brings only the notice', async () => {
    const { append, alerts, mail, subjects, timers } = await startMails([ANN]);
    mail.answer = () => BUSY;
    await append(eventChange(1));
    await append(eventChange(1, { kind: 'event-retracted', origin: 'reconciled' }));
    mail.answer = () => undefined;
    await passDay(timers);
    expect(subjects().slice(1)).toEqual([[ANN, 'Retracted: Alarm: Lyme Bay']]);
    expect(await alerts.countPending()).toBe(0);
  });
});

/** Returns `fired 1` of the Message-ID of the event 1. */
function shortId(messageId: string): string {
  const [, type, number] = /^<(?:event-)?(\w+)\.(?:.*-0*(\d+)@)?/.exec(messageId) ?? [];
  return number === undefined ? String(type) : `${type} ${number}`;
}

/** Appends three events, the second of which is retracted, and is killed at a write. @returns whether it was */
async function killAt(write: number, isWritten: boolean): Promise<boolean> {
  const store = createMemoryStore();
  const clock = manualClock(NOON_MS);
  const doomed = doomedStore(store, write, isWritten);
  const mail = peopleAt([ANN, BOB], [], doomed.isKilled);
  const surroundings = { clock, people: mail.options };
  const killed = await startAlerts({ ...surroundings, ...doomed });
  const changes = [
    ...[eventChange(1), eventChange(2), eventChange(3)],
    eventChange(2, { kind: 'event-retracted' }),
  ];
  for (const change of changes) {
    await store.write([store.feed.append([change])]);
    await killed.timers.advance(1000);
  }
  const wasKilled = doomed.isKilled();
  const after = peopleAt([ANN, BOB]);
  const last = await startAlerts({ clock, store, people: after.options });
  await passDay(last.timers);
  const all = [...mail.mails, ...after.mails].map(
    ({ to, messageId }) => `${to} ${shortId(messageId)}`,
  );
  // At least once; one that was being sent is repeated, and an event may be retracted before it is sent.
  const expected = [
    `${BOB} confirmation`,
    `${ANN} fired 1`,
    `${ANN} fired 3`,
    `${ANN} retracted 2`,
  ];
  expect(
    [...new Set(all)].filter((each) => each !== `${ANN} fired 2`).sort(),
    `killed at ${write}`,
  ).toEqual(expected.sort());
  // Those that were being sent at the same time.
  expect(all.length - new Set(all).size).toBeLessThanOrEqual(2);
  return wasKilled;
}

describe('[A10] a kill', () => {
  it.each([false, true])('at any write loses no mail (%s)', async (isWritten) => {
    // The first write is that of the first start, before which no change counts.
    let write = 2;
    while (await killAt(write, isWritten)) write++;
    expect(write).toBeGreaterThan(8);
  });
});

it('[A10] no history of listings, events and links brings an address more than it has consented to', async () => {
  const STEP = fc.oneof(
    ...['list', 'event', 'confirm', 'unsubscribe', 'retract'].map((type) =>
      fc.record({ type: fc.constant(type), id: fc.integer({ min: 1, max: 4 }) }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 30 }), async (steps) => {
      const { append, alerts, mail } = await startMails([BOB]);
      let hasConsented = false;
      for (const { type, id } of steps) {
        const before = mail.mails.length;
        if (type === 'list') await append(configurationCreated([BOB]));
        else if (type === 'event') await append(eventChange(id));
        else if (type === 'retract') await append(eventChange(id, { kind: 'event-retracted' }));
        else {
          const purpose = type as 'confirm' | 'unsubscribe';
          const linked = mail.mails.find(({ text }) => text.includes(`alerts/${purpose}?`));
          if (!linked) continue;
          hasConsented = purpose === 'confirm';
          const consent = hasConsented ? 'confirmed' : 'unsubscribed';
          await alerts.people?.setConsent(tokenOf(linked, purpose), consent);
        }
        const isFirst = before === 0 && !hasConsented;
        if (!hasConsented) expect(mail.mails.length - before).toBeLessThanOrEqual(isFirst ? 1 : 0);
      }
      const ids = mail.mails.map(({ messageId }) => messageId);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 100 },
  );
});
