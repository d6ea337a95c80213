import { success } from '@roadstead/model';
import type { EventChange } from '@roadstead/service';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AskedByUser, Outcome } from '../door/operation.ts';
import { openDoor, type RunningDoor } from '../testing/running-door.ts';
import { EventAnswers } from './event-answers.ts';

let door: RunningDoor;
let change: (changed: EventChange) => void;
let answers: EventAnswers;
let made = 0;
beforeEach(async () => {
  door = await openDoor();
  made = 0;
  const changes = {
    subscribe(next: (changed: EventChange) => void) {
      change = next;
    },
  };
  answers = new EventAnswers(changes as unknown as RunningDoor['service']['events$']);
});

const FIRED: EventChange = { kind: 'fired', eventId: 1 };

function asked(user: 'anna' | 'bert', path = '/a'): AskedByUser {
  const request = new Request(`http://door.example${path}`);
  return { request, caller: door.users[user] } as unknown as AskedByUser;
}

async function make(): Promise<Outcome> {
  return success({ status: 200, body: `${++made}` });
}

describe('answers to reads of events', () => {
  it('are kept for who asked, and what', async () => {
    await answers.get(asked('anna'), make);
    await answers.get(asked('anna'), make);
    expect(made).toBe(1);
    await answers.get(asked('bert'), make);
    await answers.get(asked('anna', '/a?page=2'), make);
    expect(made).toBe(3);
  });

  it('are forgotten when an event changes', async () => {
    await answers.get(asked('anna'), make);
    change(FIRED);
    expect(await answers.get(asked('anna'), make)).toMatchObject({ value: { body: '2' } });
  });

  it('are not kept where an event changed while they were made', async () => {
    await answers.get(asked('anna'), async () => {
      change(FIRED);
      return make();
    });
    await answers.get(asked('anna'), make);
    expect(made).toBe(2);
  });

  it('are kept within bounds, addresses included', async () => {
    const long = 'x'.repeat(1_000_000);
    for (let i = 0; i < 20; i++) await answers.get(asked('anna', `/${i}?${long}`), make);
    await answers.get(asked('anna', `/19?${long}`), make);
    expect(made).toBe(20);
    await answers.get(asked('anna', `/0?${long}`), make);
    expect(made).toBe(21);
  });
});
