import { createMemoryStore, manualClock } from '@roadstead/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import { DIRECTORY, sourceOf } from '../testing/next-ports.ts';
import {
  ANNA,
  configurationBody,
  NOON_MS,
  optionsFor,
  pairTogether,
  SURROUNDINGS,
} from '../testing/running-service.ts';
import { type CheckedCapability, PARAMETERS } from './parameters.ts';

const throwing = (): never => {
  throw new Error('a getter');
};

function revoked(of: object): object {
  const { proxy, revoke } = Proxy.revocable(of, {});
  revoke();
  return proxy;
}

/** Values on which the property tester itself would fail, so it has their indexes only. */
const HOSTILE: readonly (() => unknown)[] = [
  () => revoked({}),
  () => revoked([]),
  () => throwing,
  () => new Proxy({}, { get: throwing }),
  () => new Proxy({}, { getPrototypeOf: throwing }),
  () => new Proxy([], { get: throwing }),
  () => new Proxy([], { get: (_, name) => (name === 'length' ? 2 ** 32 : 1) }),
  () => ({ valueOf: throwing, toString: throwing, [Symbol.toPrimitive]: throwing }),
  () => ({
    ...ANNA,
    get roles() {
      return throwing();
    },
  }),
  () => ({
    get page() {
      return throwing();
    },
    size: 1,
  }),
  () => ({
    ...configurationBody(),
    get geometry() {
      return throwing();
    },
  }),
  () => Symbol('id'),
  () => 1n,
  () => Object.create(null) as unknown,
  () => Number.NaN,
  () => '\ud800',
];

interface HostileValue {
  readonly hostile: number;
}

/** Arguments: plausible ones, wrong types and hostile values, in any order and number. */
const ARGUMENT = fc.oneof(
  fc.record<HostileValue>({ hostile: fc.nat(HOSTILE.length - 1) }),
  fc.constantFrom<unknown>(
    ...[
      undefined,
      null,
      Number.NaN,
      Infinity,
      -1,
      0,
      1,
      1.5,
      2 ** 60,
      '',
      'x',
      true,
      {},
      [],
      [null],
    ],
    ...[ANNA, { page: 1, size: 10 }, { beginMs: 0, endMs: Number.NaN }, configurationBody()],
    ...[
      { mmsi: 211_000_001 },
      { locode: 'DEHAM' },
      { year: 2026, month: 6 },
      { method: 'GET', path: '/' },
    ],
  ),
  fc.anything(),
);

function isHostile(value: unknown): value is HostileValue {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'hostile');
}

let service: MaritimeService;
beforeAll(async () => {
  service = createMaritimeService({
    ...optionsFor(createMemoryStore(), manualClock(NOON_MS)),
    ports: DIRECTORY,
    alerts: {
      cipher: { seal: (secret) => secret, open: (sealed) => sealed, sign: (text) => text },
      sendWebhook: async () => ({ status: 204, error: null }),
      people: {
        publicUrl: 'https://ships.example',
        mail: { send: async () => ({ status: 250, error: null }), deflate: (bytes) => bytes },
      },
    },
    nextPortSource: sourceOf([]),
    ...{ surroundings: async () => SURROUNDINGS, vesselEvents: true },
    voyages: {
      offWaterMeters: async () => undefined,
      distances: async () => [],
      plan: async () => ({ status: 'no_route', reason: 'none' }),
    },
  });
  await service.start();
  await service.configurations.create(ANNA, configurationBody());
  await service.ingest({ positions: pairTogether(0, 40) });
});
afterAll(() => service.stop());

function capabilityOf(name: CheckedCapability): Readonly<Record<string, unknown>> {
  let found: unknown = service;
  for (const part of name.split('.')) found = Reflect.get(found as object, part);
  return found as Readonly<Record<string, unknown>>;
}

/** Calls a method. @returns its error, or undefined where it returned a value */
async function errorOf(
  name: CheckedCapability,
  method: string,
  args: readonly unknown[],
): Promise<unknown> {
  try {
    const capability = capabilityOf(name);
    await Reflect.apply(capability[method] as () => unknown, capability, args);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe.each(Object.keys(PARAMETERS) as CheckedCapability[])('%s', (name) => {
  const methods = Object.keys(PARAMETERS[name]).filter((each) => each !== 'whileUnchanged');

  it.each(methods)(
    '%s rejects hostile arguments with a TypeError that names one',
    async (method) => {
      const parameters = Object.keys(PARAMETERS[name][method] ?? {});
      const sentence = new RegExp(
        `^${name}\\.${method}: (?:${parameters.join('|')})\\b.*\\.$`,
        's',
      );
      const args = fc.array(ARGUMENT, { maxLength: parameters.length + 1 });
      await fc.assert(
        fc.asyncProperty(args, async (drawn) => {
          const values = drawn.map((each) => (isHostile(each) ? HOSTILE[each.hostile]() : each));
          const error = await errorOf(name, method, values);
          if (error === undefined) return;
          expect(error).toBeInstanceOf(TypeError);
          expect((error as TypeError).message).toMatch(sentence);
        }),
        { numRuns: 60 },
      );
      expect(service.status.state).toBe('running');
    },
  );
});

it('a value that is wrong deep in an argument is named with its path', async () => {
  const paging = { page: 1, size: Number.NaN };
  await expect(service.events.list(ANNA, paging)).rejects.toThrow(
    'events.list: paging.size is invalid: ',
  );
  const caller = { ...ANNA, roles: [1] } as unknown as typeof ANNA;
  await expect(service.configurations.get(caller, 1)).rejects.toThrow(
    'configurations.get: caller.roles[0] is invalid: ',
  );
  await expect(service.configurations.create(ANNA, null)).resolves.toMatchObject({
    error: { code: 'invalid' },
  });
});
