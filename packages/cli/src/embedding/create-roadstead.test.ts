import { once } from 'node:events';
import { manualClock } from '@roadstead/contracts';
import type { PositionInput } from '@roadstead/model';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createRoadstead, type Roadstead, type RoadsteadOptions } from './create-roadstead.ts';
import { EMBEDDING_USER } from './ensure-configuration.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

const START_MS = Date.UTC(2026, 5, 1, 12);
const MINUTE_MS = 60_000;
const WORLDWIDE = { name: 'worldwide', distanceMeters: 500, windowMinutes: 30 };
/** A service of recorded reports, whose clock is an hour ahead of them. */
const RECORDED: RoadsteadOptions = {
  reports: 'recorded',
  clock: manualClock(START_MS + 60 * MINUTE_MS),
};

/** Two ships that lie 70 m apart, one report each minute. */
function pair(minutes: number): PositionInput[] {
  return Array.from({ length: minutes }, (_, i) => {
    const time = new Date(START_MS + i * MINUTE_MS);
    return [
      { mmsi: 235013375, time, longitude: -1.1, latitude: 50.7, sog: 0.1 },
      { mmsi: '235013376', time: time.toISOString(), longitude: -1.101, latitude: 50.7 },
    ];
  }).flat();
}

/** A service in memory for tests that leave nothing behind. */
let shared: Roadstead;
beforeAll(async () => {
  shared = await createRoadstead();
});
afterAll(() => shared.stop());

async function using(
  options: RoadsteadOptions,
  run: (roadstead: Roadstead) => Promise<void>,
): Promise<void> {
  const roadstead = await createRoadstead(options);
  try {
    await run(roadstead);
  } finally {
    await roadstead.stop();
  }
}

it('warns of a subscriber that throws, and goes on', async () => {
  const failure = new Error('The subscriber failed.');
  const warning = once(process, 'warning');
  await using(RECORDED, async (roadstead) => {
    roadstead.events$.subscribe(() => {
      throw failure;
    });
    await roadstead.ensureConfiguration(WORLDWIDE);
    expect((await roadstead.ingest(pair(60))).rejected).toEqual([]);
    expect(await warning).toMatchObject([
      { name: 'RoadsteadWarning', message: 'A subscriber failed and was removed.' },
    ]);
    expect(roadstead.service.status.state).toBe('running');
  });
  const logged: unknown[] = [];
  const log = (...entry: unknown[]): void => void logged.push(entry);
  await using({ ...RECORDED, log }, async (roadstead) => {
    roadstead.events$.subscribe(() => {
      throw failure;
    });
    await roadstead.ensureConfiguration(WORLDWIDE);
    await roadstead.ingest(pair(60));
    expect(logged).toEqual([['A subscriber failed and was removed.', failure]]);
  });
});

describe('createRoadstead', () => {
  it('runs when the promise is fulfilled, and stops with the store closed', async () => {
    const data = `${folder()}/a/harbour`;
    const roadstead = await createRoadstead({ data });
    expect(roadstead.service.status.state).toBe('running');
    await expect(createRoadstead({ data })).rejects.toThrow(/another process|in use/i);
    await Promise.all([roadstead.stop(), roadstead.stop()]);
    expect(roadstead.service.status.state).toBe('stopped');
    const stopped = 'The service is stopped.';
    await expect(roadstead.ingest([])).rejects.toThrow(`ingest: ${stopped}`);
    const ensuring = roadstead.ensureConfiguration({
      ...{ name: 'Strait', distanceMeters: 200, windowMinutes: 20 },
    });
    await expect(ensuring).rejects.toThrow(`ensureConfiguration: ${stopped}`);
    const user = roadstead.ensureUser({ name: 'anna', password: 'correct horse' });
    await expect(user).rejects.toThrow(`ensureUser: ${stopped}`);
    await using({ data }, async ({ service }) => expect(service.status.state).toBe('running'));
  });

  it('detects worldwide from plain objects, and emits the event', async () => {
    await using(RECORDED, async (roadstead) => {
      const { id } = await roadstead.ensureConfiguration(WORLDWIDE);
      const kinds: string[] = [];
      roadstead.events$.subscribe(({ kind }) => kinds.push(kind));
      expect(await roadstead.ingest(pair(40))).toMatchObject({
        accepted: 80,
        late: 0,
        rejected: [],
      });
      expect(kinds).toEqual(['fired']);
      const events = await roadstead.service.events.list(EMBEDDING_USER, { page: 1, size: 10 });
      expect(events.items).toMatchObject([
        { configurationId: id, name: 'worldwide', first: { mmsi: 235013375 } },
      ]);
    });
  });

  it('has ports and sea routes', async () => {
    await using({}, async ({ service }) => {
      expect(service.nextPorts?.getPortName('NLRTM')).toBe('Rotterdam');
      expect(service.routing).not.toBeNull();
    });
  });

  it.each<[unknown, string]>([
    [{ data: 7 }, 'data must be a folder path (string), not number.'],
    [{ data: '' }, 'data must be a folder path (string), not an empty string.'],
    ['harbour', 'expected an object with data, ports, clock, reports, '],
    [null, 'expected an object with data, '],
    [{ folder: 'harbour' }, 'folder is not an option; the options are data, ports, clock, '],
    [{ clock: Date.now }, 'clock must be an object with now(), not function.'],
    [{ reports: 'yes' }, 'reports must be "live" or "recorded" or "simulated", not string.'],
    [{ prices: {} }, 'prices must be an array of prices, not object.'],
    [{ retention: 5 }, 'retention must be an object, not number.'],
  ])('rejects the options %j with a sentence', async (options, sentence) => {
    const rejection = createRoadstead(options as RoadsteadOptions);
    await expect(rejection).rejects.toBeInstanceOf(TypeError);
    await expect(rejection).rejects.toThrow(`createRoadstead: ${sentence}`);
  });

  it.each<[unknown, string]>([
    [{ prices: [5] }, 'prices: entry 0 must be an object with title (string), '],
    [{ prices: [null] }, 'prices: entry 0 must be an object with title (string), '],
    [{ prices: [{ title: 'Next ports', unit: 'REQUESTS', credits: 1 }] }, 'prices: entry 0 must '],
    [{ quotas: { users: 5 } }, 'quotas: users must be an object of quotas by user name.'],
    [{ quotas: { users: { anna: null } } }, 'quotas: each quota must be an object.'],
    [{ quotas: { others: 5 } }, 'quotas: each quota must be an object.'],
    [{ shipLists: { ours: 9074729 } }, 'shipLists: "ours" must be an array of IMO numbers.'],
    [{ shipLists: { ours: ['9074729'] } }, 'shipLists: "ours" must be an array of IMO numbers.'],
    [{ shipLists: { ours: [9074728] } }, 'shipLists: "ours" must be an array of IMO numbers.'],
  ])('rejects the values in the options %j with a sentence', async (options, sentence) => {
    const rejection = createRoadstead(options as RoadsteadOptions);
    await expect(rejection).rejects.toBeInstanceOf(TypeError);
    await expect(rejection).rejects.toThrow(sentence);
  });

  it('names a data folder that is a file, and closes the store after a failed start', async () => {
    const used = file('harbour', '');
    await expect(createRoadstead({ data: used })).rejects.toThrow(
      `${used} cannot be written: a file has that name.`,
    );
    const data = `${folder()}/store`;
    const retention = { positions: { days: -1 } };
    await expect(createRoadstead({ data, retention })).rejects.toBeInstanceOf(RangeError);
    await using({ data }, async ({ service }) => expect(service.status.state).toBe('running'));
  });
});

describe('ensureConfiguration', () => {
  it('creates once, keeps the same over restarts, and replaces one that differs', async () => {
    const data = folder();
    let first = 0;
    let modifiedAtMs = 0;
    await using({ data }, async (roadstead) => {
      const [one, other] = await Promise.all([
        roadstead.ensureConfiguration(WORLDWIDE),
        roadstead.ensureConfiguration(WORLDWIDE),
      ]);
      expect(other).toEqual(one);
      first = one.id;
      modifiedAtMs = one.modifiedAtMs;
    });
    await using({ data }, async (roadstead) => {
      const { configurations } = roadstead.service;
      const same = await roadstead.ensureConfiguration(WORLDWIDE);
      expect(same).toMatchObject({ id: first, modifiedAtMs });
      expect((await configurations.list(EMBEDDING_USER)).total).toBe(1);
      const contact = { ...bodyOf(WORLDWIDE), email_addresses: ['a@example.org'] };
      expect((await configurations.replace(EMBEDDING_USER, first, contact)).ok).toBe(true);
      const wider = await roadstead.ensureConfiguration({ ...WORLDWIDE, distanceMeters: 1000 });
      expect(wider).toMatchObject({
        ...{ id: first, distanceMeters: 1000, emailAddresses: ['a@example.org'] },
      });
      await roadstead.ensureConfiguration({ ...WORLDWIDE, name: 'another' });
      expect((await configurations.list(EMBEDDING_USER)).total).toBe(2);
    });
  });

  it('accepts GeoJSON and bounding boxes, also across the antimeridian', async () => {
    await using({}, async (roadstead) => {
      const areaOf = async (area: object): Promise<unknown> =>
        (await roadstead.ensureConfiguration({ ...WORLDWIDE, area })).area;
      const ring = [
        [
          [-2, 50],
          [0, 50],
          [0, 51],
          [-2, 51],
          [-2, 50],
        ],
      ];
      const polygon = { type: 'Polygon', coordinates: ring };
      expect(await areaOf([-2, 50, 0, 51])).toEqual(polygon);
      const feature = { type: 'Feature', properties: {}, geometry: polygon };
      expect(await areaOf(feature)).toEqual(polygon);
      const east = [
        [
          [170, -10],
          [180, -10],
          [180, 10],
          [170, 10],
          [170, -10],
        ],
      ];
      const west = [
        [
          [-180, -10],
          [-170, -10],
          [-170, 10],
          [-180, 10],
          [-180, -10],
        ],
      ];
      expect(await areaOf([170, -10, -170, 10])).toEqual({
        ...{ type: 'MultiPolygon', coordinates: [east, west] },
      });
    });
  });

  it.each<[object, string]>([
    [{ name: '' }, 'name must be a text of 1 to 200 characters, not blank.'],
    [{ name: undefined }, 'name must be a text of 1 to 200 characters, not blank.'],
    [{ distanceMeters: -1 }, 'distanceMeters must be a number of meters above 0, at most 50000.'],
    [{ windowMinutes: '30' }, 'windowMinutes must be a number of minutes above 0, at most 10080.'],
    [{ excludePorts: 'yes' }, 'excludePorts must be true or false.'],
    [{ area: [0, 0, 0] }, 'area must be GeoJSON or a bounding box [west, south, east, north]'],
    [{ area: [0, 0, 10, 91] }, 'area must be GeoJSON or a bounding box'],
    [{ area: null }, 'area must be GeoJSON or a bounding box'],
    [{ area: { type: 'Point', coordinates: [0, 0] } }, 'area'],
    [{ windowMs: 5 }, 'windowMs is not an option; the options are name, distanceMeters, '],
  ])('rejects %j with a sentence', async (change, sentence) => {
    const rejection = shared.ensureConfiguration({ ...WORLDWIDE, ...change } as never);
    await expect(rejection).rejects.toBeInstanceOf(TypeError);
    await expect(rejection).rejects.toThrow(`ensureConfiguration: ${sentence}`);
  });

  it('names all wrong fields at once', async () => {
    await expect(shared.ensureConfiguration({} as never)).rejects.toThrow(
      /^ensureConfiguration: name .* distanceMeters .* windowMinutes /,
    );
  });
});

describe('ensureUser', () => {
  it('creates a user once, who can log in', async () => {
    const data = folder();
    const anna = { name: 'anna', password: 'correct horse', roles: ['feeder'] } as const;
    let uuid = '';
    await using({ data }, async (roadstead) => {
      ({ uuid } = await roadstead.ensureUser(anna));
    });
    await using({ data }, async (roadstead) => {
      expect(await roadstead.ensureUser({ ...anna, password: 'another one' })).toMatchObject({
        ...{ uuid, roles: ['feeder'] },
      });
      const { identity } = roadstead.service;
      expect(await identity.authenticate('anna', 'correct horse')).toMatchObject({ uuid });
    });
  });

  it.each<[object, string]>([
    [{ name: 'anna' }, 'ensureUser: password must be a string, not undefined.'],
    [{ name: 'anna', password: 'short' }, 'ensureUser: password '],
    [{ name: 'a:b', password: 'correct horse' }, 'ensureUser: name '],
    [{ name: 'anna', password: 'correct horse', roles: ['king'] }, 'ensureUser: roles must be an'],
  ])('rejects %j with a sentence', async (wanted, sentence) => {
    const rejection = shared.ensureUser(wanted as never);
    await expect(rejection).rejects.toBeInstanceOf(TypeError);
    await expect(rejection).rejects.toThrow(sentence);
  });
});

describe('ingest', () => {
  it('names each wrong field by index, and stores the other reports', async () => {
    await using(RECORDED, async (roadstead) => {
      const [good] = pair(1);
      const result = await roadstead.ingest([
        { ...good, mmsi: 'vessel', sog: Number.NaN },
        good,
        null,
        { ...good, rot: Number.POSITIVE_INFINITY },
        { mmsi: 235013375, time: START_MS },
        { mmsi: 235013375, name: 'ALFA', time: START_MS, eta: { month: 13 } },
        { mmsi: 235013375, name: 'ALFA', time: START_MS },
        { ...good, time: START_MS + 3 * 60 * MINUTE_MS },
      ] as never);
      expect(result.accepted).toBe(3);
      expect(result.rejected.map(({ index, field, reason }) => [index, field, reason])).toEqual([
        [0, 'mmsi', 'bad-mmsi'],
        [0, 'sog', 'malformed'],
        [2, null, 'malformed'],
        [3, 'rot', 'malformed'],
        [4, 'longitude', 'bad-position'],
        [4, 'latitude', 'bad-position'],
        [5, 'eta.month', 'malformed'],
      ]);
      expect(result.rejected[0].detail).toMatch(/^must be an MMSI/);
    });
  });

  it('names the field whose getter throws, and accepts no proxy that throws', async () => {
    await using(RECORDED, async (roadstead) => {
      const [good] = pair(1);
      const fail = (): never => {
        throw new Error('a getter');
      };
      const getter = Object.defineProperty({ ...good }, 'sog', { get: fail });
      const { accepted, rejected } = await roadstead.ingest([
        getter,
        new Proxy({ ...good }, { get: fail }),
        good,
      ]);
      expect(accepted).toBe(1);
      expect(rejected[0]).toMatchObject({ index: 0, field: 'sog', reason: 'malformed' });
      expect(new Set(rejected.map(({ index }) => index))).toEqual(new Set([0, 1]));
      const proxy = new Proxy([good], { get: fail });
      expect((await roadstead.ingest(proxy)).rejected).toHaveLength(1);
    });
  });

  it('returns a rejection for anything that is not an array of reports', async () => {
    const field = fc.option(fc.anything(), { nil: undefined });
    const report = fc.oneof(
      fc.anything(),
      fc.record({ mmsi: field, time: field, longitude: field, name: field }),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.anything(), fc.array(report)), async (reports) => {
        const { accepted, rejected } = await shared.ingest(reports as never);
        expect(accepted).toBe(0);
        if (!Array.isArray(reports) || reports.length > 0) expect(rejected).not.toEqual([]);
      }),
    );
    expect(shared.service.status.state).toBe('running');
  });
});

function bodyOf({ name, distanceMeters, windowMinutes }: typeof WORLDWIDE): object {
  return {
    name,
    parameters: {
      distance_for_sts_meters: distanceMeters,
      transfer_time_window_minutes: windowMinutes,
    },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-180, -90],
          [180, -90],
          [180, 90],
          [-180, 90],
          [-180, -90],
        ],
      ],
    },
  };
}

describe('the option alerts', () => {
  it('offers webhooks, and people with a means', async () => {
    expect(shared.service.alerts).toBeNull();
    await using({ alerts: {} }, async ({ service }) => {
      expect(service.alerts).toMatchObject({ people: null });
    });
    const phone = { url: 'https://sms.example/', body: '["{number}", "{text}"]' };
    const alerts = { publicUrl: 'https://ships.example', phone };
    await using({ alerts }, async ({ service }) => {
      expect(service.alerts?.people?.means).toEqual(['phone']);
    });
  });

  it.each([
    [{ phone: { url: 'https://sms.example/', body: '{number}' } }, 'alerts.phone.body'],
    [{ webhooks: true }, 'alerts.'],
  ])('is refused with a wrong setting: %o', async (alerts, name) => {
    const created = createRoadstead({ alerts } as RoadsteadOptions);
    await expect(created).rejects.toThrow(`createRoadstead: ${name}`);
    await expect(created).rejects.toThrow(TypeError);
  });
});
