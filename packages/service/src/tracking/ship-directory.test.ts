import { manualClock } from '@roadstead/contracts';
import { type Imo, type Locode, type Mmsi, searchable } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { PortDirectory } from '../port-directory.ts';
import {
  NOON_MS,
  optionsFor,
  report,
  startService,
  staticReport,
} from '../testing/running-service.ts';

type Statics = { readonly name?: string; readonly callsign?: string; readonly imo?: number };

async function ingestShip(
  service: MaritimeService,
  mmsi: number,
  { name, callsign, imo }: Statics,
  minute?: number,
): Promise<void> {
  const fields = {
    name: name ?? null,
    callsign: callsign ?? null,
    imo: (imo ?? null) as Imo | null,
  };
  await service.ingest({
    statics: [{ ...staticReport(mmsi, NOON_MS), ...fields }],
    positions: minute === undefined ? [] : [report(mmsi, minute)],
  });
}

async function found(
  service: MaritimeService,
  query: string,
  limit = 50,
): Promise<readonly number[]> {
  return (await service.tracking.search(query, limit)).ships.map(({ mmsi }) => mmsi);
}

describe('a search of ships', () => {
  it('finds equal texts before beginnings, words and parts, of equals the newest position first', async () => {
    const { service } = await startService();
    await ingestShip(service, 1, { name: 'EVERGREEN' }, 0);
    await ingestShip(service, 2, { name: 'EVER' }, 0);
    await ingestShip(service, 3, { name: 'HAPPY EVER AFTER' }, 0);
    await ingestShip(service, 4, { name: 'LEVERKUSEN' }, 0);
    await ingestShip(service, 5, { name: 'EVER GIVEN' }, 5);
    await ingestShip(service, 6, { name: 'EVER GIVEN' });
    expect(await found(service, 'ever')).toEqual([2, 5, 1, 6, 3, 4]);
    expect(await found(service, 'ever', 3)).toEqual([2, 5, 1]);
    await service.ingest({ positions: [report(1, 9)] });
    expect(await found(service, 'ever')).toEqual([2, 1, 5, 6, 3, 4]);
  });

  it('finds names without regard to accents, case and punctuation, and call signs', async () => {
    const { service } = await startService();
    await ingestShip(service, 1, { name: 'Ærø', callsign: 'OU-12' });
    await ingestShip(service, 2, { name: 'M/V "Curaçao"' });
    expect(await found(service, 'AERO')).toEqual([1]);
    expect(await found(service, 'curacao')).toEqual([2]);
    expect(await found(service, 'ou 12')).toEqual([1]);
    expect(await found(service, '--')).toEqual([]);
  });

  it('finds the first digits of MMSI and IMO number, also of a ship without static reports', async () => {
    const { service } = await startService();
    await ingestShip(service, 211_000_001, { imo: 9_074_729, name: 'A 21' });
    await service.ingest({ positions: [report(211_000_002, 0), report(21_000_003, 0)] });
    expect(await found(service, '211000001')).toEqual([211_000_001]);
    expect(await found(service, '2110')).toEqual([211_000_002, 211_000_001]);
    expect(await found(service, '0210')).toEqual([21_000_003]);
    expect(await found(service, '90747')).toEqual([211_000_001]);
    expect(await found(service, 'IMO 9074729')).toEqual([211_000_001]);
    expect(await found(service, 'mmsi: 211000002')).toEqual([211_000_002]);
    expect(await found(service, '74729')).toEqual([]);
    expect(await found(service, '2110000011')).toEqual([]);
    expect((await service.tracking.search('2110', 1)).ships).toMatchObject([{ name: null }]);
  });

  it('finds what a plain comparison of all names does', async () => {
    const name = fc.string({
      unit: fc.constantFrom('A', 'b', ' ', 'é', '-'),
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(name, { maxLength: 12 }), name, async (names, query) => {
        const { service } = await startService();
        for (const [i, each] of names.entries()) await ingestShip(service, i + 1, { name: each });
        const text = searchable(query);
        const rankOf = (each: string): number => {
          if (each === text) return 0;
          if (each.startsWith(text)) return 1;
          return each.split(' ').some((_, i, all) => all.slice(i).join(' ').startsWith(text))
            ? 2
            : 3;
        };
        const expected = names
          .map((each, i) => ({ mmsi: i + 1, text: searchable(each) }))
          .filter((ship) => text !== '' && ship.text.includes(text))
          .sort((one, other) => rankOf(one.text) - rankOf(other.text) || one.mmsi - other.mmsi)
          .map(({ mmsi }) => mmsi);
        expect(await found(service, query)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a search of ports', () => {
  const port = (
    id: number,
    name: string,
    more: Partial<PortDirectory['ports'][number]> = {},
  ): PortDirectory['ports'][number] => ({
    ...{ id, name, locode: null, locodes: [], aliases: [], country: 'NL', size: null },
    ...{ longitude: 4, latitude: 52, ...more },
  });
  const ports: PortDirectory = {
    ports: [
      port(1, 'Rotterdam', { locode: 'NLRTM' as Locode, size: 'large' }),
      port(2, 'Rotte', { locode: 'NLRTT' as Locode, locodes: ['NLZZZ' as Locode], size: 'small' }),
      port(3, 'Vlaardingen', { aliases: ['Rotterdam-West'] }),
    ],
    areasNear: () => [],
    placeAt: () => undefined,
    port: () => undefined,
    portPosition: () => undefined,
    portsOfLocode: () => [],
    isOfficialLocode: () => false,
    clusters: [],
  };

  it('finds names, aliases and codes, the bigger port first', async () => {
    const { store } = await startService();
    const service = createMaritimeService({ ...optionsFor(store, manualClock(NOON_MS)), ports });
    await service.start();
    const names = async (query: string): Promise<readonly string[]> =>
      (await service.tracking.search(query, 10)).ports.map(({ name }) => name);
    expect(await names('rott')).toEqual(['Rotterdam', 'Rotte', 'Vlaardingen']);
    expect(await names('rotte')).toEqual(['Rotte', 'Rotterdam', 'Vlaardingen']);
    expect(await names('west')).toEqual(['Vlaardingen']);
    expect(await names('NL RTM')).toEqual(['Rotterdam']);
    expect(await names('nlzz')).toEqual(['Rotte']);
    expect((await service.tracking.search('nlrtm', 10)).ports).toEqual([
      { locode: 'NLRTM', name: 'Rotterdam', country: 'NL', longitude: 4, latitude: 52 },
    ]);
    await service.stop();
  });
});

describe('the list of changed ships', () => {
  it('has all ships at first, and then those whose summary has changed', async () => {
    const { service, options } = await startService();
    await ingestShip(service, 1, { name: 'ALMA' }, 0);
    await service.ingest({ positions: [report(2, 0)] });
    const all = await service.tracking.listChangedShips(null);
    expect(all.isComplete).toBe(true);
    const unknown = { name: null, shiptype: null, lengthMeters: null, widthMeters: null };
    expect(all.ships).toEqual([
      { mmsi: 1, name: 'ALMA', shiptype: 80, lengthMeters: 180, widthMeters: 30 },
      { mmsi: 2, ...unknown },
    ]);
    const none = await service.tracking.listChangedShips(all.next);
    expect(none).toEqual({ ships: [], next: all.next, isComplete: false });

    await service.ingest({
      statics: [{ ...staticReport(1, NOON_MS + 1), destination: 'KIEL' }],
      positions: [report(2, 1)],
    });
    expect((await service.tracking.listChangedShips(all.next)).ships).toEqual([]);
    await service.ingest({ statics: [{ ...staticReport(1, NOON_MS + 2), name: 'BETA' }] });
    const changed = await service.tracking.listChangedShips(all.next);
    expect(changed).toMatchObject({ ships: [{ mmsi: 1, name: 'BETA' }], isComplete: false });

    await service.stop();
    const restarted = createMaritimeService(options);
    await restarted.start();
    for (const cursor of [changed.next, 'rubbish', '', '.', `${changed.next}1.2`.slice(2)])
      expect(await restarted.tracking.listChangedShips(cursor)).toMatchObject({
        ships: [{ mmsi: 1, name: 'BETA' }, { mmsi: 2 }],
        isComplete: true,
      });
    await restarted.stop();
  });

  it('has the name of a ship whose position comes while the list is read', async () => {
    const { service, options } = await startService();
    await ingestShip(service, 1, { name: 'ALMA' }, 0);
    await service.stop();
    let whileReading = async (): Promise<unknown> => undefined;
    const { store } = options;
    const restarted = createMaritimeService({
      ...options,
      store: {
        ...store,
        collection(schema) {
          const collection = store.collection(schema);
          const find = collection.find.bind(collection);
          return Object.assign(collection, {
            async find(...search: Parameters<typeof find>) {
              if (schema.name === 'ships') await whileReading();
              return find(...search);
            },
          });
        },
      },
    });
    await restarted.start();
    whileReading = () => restarted.ingest({ positions: [report(1, 1)] });
    expect((await restarted.tracking.listChangedShips(null)).ships).toMatchObject([
      { mmsi: 1, name: 'ALMA' },
    ]);
    await restarted.stop();
  });

  it('leads a reader that follows it to the state of the service', async () => {
    const step = fc.record({
      mmsi: fc.integer({ min: 1, max: 4 }),
      name: fc.constantFrom('A', 'B', 'C'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 6 }),
        async (batches) => {
          const { service } = await startService();
          const read = new Map<Mmsi, string | null>();
          let cursor: string | null = null;
          for (const [i, batch] of batches.entries()) {
            const statics = batch.map(({ mmsi, name }) => ({
              ...staticReport(mmsi, NOON_MS + i),
              name,
            }));
            await service.ingest({ statics });
            const changed = await service.tracking.listChangedShips(cursor);
            for (const { mmsi, name } of changed.ships) read.set(mmsi, name);
            cursor = changed.next;
            const all = await service.tracking.listChangedShips(null);
            expect(read).toEqual(new Map(all.ships.map(({ mmsi, name }) => [mmsi, name])));
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
