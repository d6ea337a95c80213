import { expect, it } from 'vitest';
import { AttemptSlots } from './attempt-slots.ts';
import {
  ATTEMPTS_MAX,
  FAILING_ATTEMPTS_MAX,
  HOST_ATTEMPTS_MAX,
  USER_ATTEMPTS_MAX,
} from './thresholds.ts';

it('[A7] attempts are limited by host', () => {
  const slots = new AttemptSlots();
  const destination = { host: 'a.example', owner: 'anna' };
  const release = Array.from({ length: HOST_ATTEMPTS_MAX }, () => slots.occupy(destination))[0];
  expect(slots.free(destination)).toBe(0);
  expect(slots.free({ ...destination, host: 'b.example' })).toBe(HOST_ATTEMPTS_MAX);
  release?.(true);
  expect(slots.free(destination)).toBe(1);
});

it('[A7] attempts are limited by user', () => {
  const slots = new AttemptSlots();
  for (let i = 0; i < USER_ATTEMPTS_MAX; i++) slots.occupy({ host: `${i}.example`, owner: 'anna' });
  expect(slots.free({ host: 'other.example', owner: 'anna' })).toBe(0);
  expect(slots.free({ host: 'other.example', owner: 'bert' })).toBe(HOST_ATTEMPTS_MAX);
});

it('[A7] attempts are limited for the service', () => {
  const slots = new AttemptSlots();
  for (let i = 0; i < ATTEMPTS_MAX; i++) slots.occupy({ host: `${i}.example`, owner: `${i}` });
  expect(slots.free({ host: 'other.example', owner: 'bert' })).toBe(0);
});

it('[A7] hosts that failed have one attempt each, and a part of all', () => {
  const slots = new AttemptSlots();
  const dead = Array.from({ length: FAILING_ATTEMPTS_MAX + 1 }, (_, i) => ({
    ...{ host: `${i}.example`, owner: `${i}` },
  }));
  for (const each of dead) slots.occupy(each)(false);
  const [first, ...others] = dead;
  expect(slots.free(first!)).toBe(1);
  for (const each of others) slots.occupy(each);
  expect(slots.free(first!)).toBe(0);
  expect(slots.free({ host: 'sound.example', owner: 'x' })).toBe(HOST_ATTEMPTS_MAX);
});

it('[A7] a dead receiver of one user takes one attempt from others at the same host', () => {
  const slots = new AttemptSlots();
  const [dead, sound] = ['anna', 'bert'].map((owner) => ({ host: 'hooks.example', owner }));
  slots.occupy(dead!)(false);
  slots.occupy(dead!);
  expect(slots.free(dead!)).toBe(0);
  expect(slots.free(sound!)).toBe(HOST_ATTEMPTS_MAX - 1);
});

it('[A7] a success ends the failure of a host', () => {
  const slots = new AttemptSlots();
  const destination = { host: 'a.example', owner: 'anna' };
  slots.occupy(destination)(false);
  slots.occupy(destination)(true);
  expect(slots.free(destination)).toBe(HOST_ATTEMPTS_MAX);
});
