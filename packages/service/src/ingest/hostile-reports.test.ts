import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST, pairTogether, report, SECOND, startService } from '../testing/running-service.ts';
import type { IngestBatch } from './ingest-batch.ts';
import type { IngestResult } from './ingest-result.ts';

const POSITION = report(FIRST, 0);
const STATIC = { mmsi: FIRST, timeMs: POSITION.timeMs, name: 'ANNA' };

const throwing = (): never => {
  throw new Error('a getter');
};

class Report {
  readonly mmsi = FIRST;
  readonly timeMs = POSITION.timeMs;
  get longitude(): number {
    return throwing();
  }
}

/** Creates a report whose longitude is a number only when it is read first. */
function changing(): object {
  let readings = 0;
  return {
    ...POSITION,
    get longitude() {
      readings++;
      return readings === 1 ? 10 : Number.NaN;
    },
  };
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

/** Values on which the property tester itself would fail, so it has their indexes only. */
const HOSTILE: readonly (() => unknown)[] = [
  changing,
  revoked,
  () => throwing,
  () => new Report(),
  () => new Proxy({}, { get: throwing }),
  () => new Proxy([], { get: throwing }),
  () => new Proxy([], { get: (_, name) => (name === 'length' ? Number.NaN : 1) }),
  () => new Proxy({}, { getPrototypeOf: throwing }),
  () => new Proxy({ ...POSITION }, { get: (target, name) => Reflect.get(target, name) as unknown }),
  () => Object.create(Date.prototype) as unknown,
  () => ({ valueOf: throwing, toString: throwing, [Symbol.toPrimitive]: throwing }),
  () => Symbol('mmsi'),
  () => 1n,
];
const NUMBERS = [Number.NaN, Infinity, -Infinity, -0, -1, 1.5, 2 ** 53, 8.64e15, -8.64e15];

interface Hostile {
  readonly hostile: number;
}
const hostile = fc.nat(HOSTILE.length - 1).map((index): Hostile => ({ hostile: index }));
const value = fc.oneof(
  hostile,
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
  fc.constantFrom(...NUMBERS, '1e999', 'x'),
);
const FIELDS = [
  ...Object.keys(POSITION),
  ...['time', 'imo', 'name', 'callsign', 'shiptype', 'toBowMeters', 'lengthMeters'],
  ...['draughtMeters', 'destination', 'eta'],
];
const changed = fc.record({
  isStatic: fc.boolean(),
  field: fc.constantFrom(...FIELDS),
  to: value,
  isGetter: fc.boolean(),
});
const entry = fc.oneof(changed, value);
const list = fc.oneof(
  fc.array(entry, { maxLength: 4 }),
  fc.sparseArray(entry, { maxLength: 4 }),
  value,
);
const batch = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ positions: list, statics: list }, { requiredKeys: [] }),
  },
  { weight: 1, arbitrary: value },
);

function built(recipe: unknown): unknown {
  const isHostile = typeof recipe === 'object' && recipe !== null && 'hostile' in recipe;
  return isHostile ? HOSTILE[(recipe as Hostile).hostile]() : recipe;
}

function builtEntry(recipe: unknown): unknown {
  if (typeof recipe !== 'object' || recipe === null || !('isGetter' in recipe)) {
    return built(recipe);
  }
  const { isStatic, field, to, isGetter } = recipe as Record<string, unknown>;
  const fields = { ...(isStatic === true ? STATIC : POSITION) };
  if (isGetter === true) {
    return Object.defineProperty(fields, String(field), { get: throwing, enumerable: true });
  }
  return Object.freeze({ ...fields, [String(field)]: built(to) });
}

function builtBatch(recipe: unknown): unknown {
  if (typeof recipe !== 'object' || recipe === null || 'hostile' in recipe) return built(recipe);
  const lists = Object.entries(recipe).map(([name, entries]) => [
    name,
    Array.isArray(entries) ? entries.map(builtEntry) : built(entries),
  ]);
  return Object.fromEntries(lists) as unknown;
}

async function ingest(
  { service }: Awaited<ReturnType<typeof startService>>,
  input: unknown,
): Promise<IngestResult> {
  const result = await service.ingest(input as IngestBatch);
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

/** Times of which the last is 41 minutes after noon, so that all before it are processed. */
const BEFORE = pairTogether(0, 40);

describe('a malformed report', () => {
  it.each<[Record<string, unknown>, string | null, string]>([
    [{ sog: Number.NaN }, 'sog', 'malformed'],
    [{ rot: Number.POSITIVE_INFINITY }, 'rot', 'malformed'],
    [{ mmsi: 'vessel' }, 'mmsi', 'bad-mmsi'],
    [{ mmsi: -1 }, 'mmsi', 'bad-mmsi'],
    [{ mmsi: 1.5 }, 'mmsi', 'bad-mmsi'],
    [{ mmsi: null }, 'mmsi', 'bad-mmsi'],
    [{ mmsi: undefined }, 'mmsi', 'bad-mmsi'],
    [{ navStatus: 16 }, 'navStatus', 'malformed'],
    [{ longitude: undefined }, 'longitude', 'malformed'],
    [{ timeMs: undefined }, 'time', 'malformed'],
    [{ timeMs: 1.5 }, 'timeMs', 'impossible'],
    [{ latitude: Number.NaN }, 'latitude', 'impossible'],
    [{ longitude: 181 }, 'longitude', 'impossible'],
  ])(
    'with %j is an entry of `rejected`, and the others are stored',
    async (change, field, reason) => {
      const running = await startService();
      const wrong = { ...report(FIRST, 42), ...change };
      const result = await ingest(running, { positions: [...BEFORE, wrong, report(SECOND, 44)] });
      expect(result.rejected).toMatchObject([
        { list: 'positions', index: BEFORE.length, field, reason },
      ]);
      expect(result.accepted).toBe(BEFORE.length + 1);
      expect(running.service.status).toMatchObject({
        state: 'running',
        counts: { rejected: { [reason]: 1 } },
      });
    },
  );

  it.each<[unknown, string | null]>([
    [null, null],
    [undefined, null],
    [7, null],
    [{ name: 'ANNA' }, 'mmsi'],
    [{ mmsi: FIRST, timeMs: Number.NaN }, 'timeMs'],
    [{ mmsi: FIRST, name: 'A'.repeat(1001) }, 'name'],
    [{ mmsi: FIRST, eta: { month: 13 } }, 'eta.month'],
  ])('of static data, %j, is an entry of `rejected`', async (wrong, field) => {
    const running = await startService();
    const result = await ingest(running, {
      statics: [STATIC, wrong, { mmsi: SECOND, name: 'BERT' }],
    });
    expect(result).toMatchObject({ accepted: 2, rejected: [{ list: 'statics', index: 1, field }] });
    expect(running.service.status.state).toBe('running');
  });

  it.each<[string, unknown, string]>([
    ['null', null, 'positions must be an array, not null.'],
    ['a text', 'reports', 'positions must be an array, not string.'],
    ['an object', { length: 3 }, 'positions must be an array, not object.'],
    ['too long', Array(10_000_000).fill(POSITION), 'positions must have at most 1000000 entries,'],
    ['sparse and too long', Array(4_000_000_000), 'positions must have at most 1000000 entries,'],
  ])('list that is %s is one entry of `rejected`', async (_, positions, detail) => {
    const running = await startService();
    const { accepted, rejected } = await ingest(running, { positions, statics: [STATIC] });
    expect(accepted).toBe(1);
    expect(rejected).toHaveLength(1);
    expect(rejected[0]).toMatchObject({ list: 'positions', index: 0, field: null });
    expect(rejected[0].detail).toContain(detail);
  });

  it('in a hole of a list is named by its index', async () => {
    const running = await startService();
    const positions = [POSITION];
    positions[2] = report(SECOND, 0);
    const { accepted, rejected } = await ingest(running, { positions });
    expect([accepted, rejected.map(({ index }) => index)]).toEqual([2, [1]]);
  });

  it('never throws, never fails the service, and never costs the reports beside it', async () => {
    const running = await startService();
    let minute = 0;
    await fc.assert(
      fc.asyncProperty(batch, async (input) => {
        const { rejected } = await ingest(running, builtBatch(input));
        for (const each of rejected) expect(each.detail).not.toBe('');
        minute += 2;
        // Not of a ship, so that event time has no effect, which the reports before can set to any year.
        const good = report(992_000_000, minute);
        const beside = await ingest(running, { positions: [null, good], statics: [null, STATIC] });
        expect([beside.accepted, beside.rejected.length]).toEqual([2, 2]);
        expect(running.service.status.state).toBe('running');
      }),
    );
    await running.service.stop();
    expect(running.service.status.state).toBe('stopped');
  });

  it('is copied, so that what its caller changes later has no effect', async () => {
    const running = await startService();
    const own = pairTogether(0, 40).map((each) => ({ ...each }));
    await ingest(running, { positions: own });
    for (const each of own) each.longitude = Number.NaN;
    const { rejectedEarlier } = await ingest(running, { positions: pairTogether(42, 44) });
    expect(rejectedEarlier).toEqual([]);
    expect(running.service.status.counts.rejected).toEqual({});
  });
});
