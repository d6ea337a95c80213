import { type Box, isInBox } from '@roadstead/geo';
import type { Mmsi, PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageBytes } from '../stream-message.ts';
import type { StreamSource } from '../stream-source.ts';
import { PositionHub } from './position-hub.ts';

/** Ships of a random world, its latest positions, and their types. */
class World {
  readonly positions: Map<Mmsi, PositionReport> = new Map();
  readonly types: Map<Mmsi, number> = new Map();
  #changed: Set<Mmsi> = new Set();
  #seconds = 0;

  move(mmsi: number, longitude: number, latitude: number): void {
    const known = mmsi as Mmsi;
    const others = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
    const timeMs = 1000 * ++this.#seconds;
    this.positions.set(known, { mmsi: known, timeMs, longitude, latitude, ...others });
    this.#changed.add(known);
  }

  readonly tracking = {
    listChangedPositions: async () => {
      const changed = [...this.#changed];
      this.#changed = new Set();
      return { positions: changed.flatMap((mmsi) => this.positions.get(mmsi) ?? []), next: 0 };
    },
    getShiptype: (mmsi: Mmsi) => this.types.get(mmsi) ?? null,
  };
}

/** A reader of a stream, with the positions that it shows. */
class Reader {
  readonly box: Box | null;
  readonly shiptype: number | null;
  readonly shown: Map<number, string> = new Map();
  readonly #source: StreamSource;
  readonly #signal: AbortSignal = new AbortController().signal;
  #reading: Promise<void> | undefined;
  #isRead = true;

  constructor(source: StreamSource, box: Box | null, shiptype: number | null) {
    this.#source = source;
    this.box = box;
    this.shiptype = shiptype;
  }

  /** Begins to read a message, unless one is awaited. */
  read(): void {
    if (!this.#isRead) return;
    this.#isRead = false;
    this.#reading = this.#source.next(this.#signal).then((message) => {
      this.#isRead = true;
      if ('reason' in message) throw new Error(message.reason);
      const { rows, left = [] } = JSON.parse(new TextDecoder().decode(messageBytes(message))) as {
        number: number;
        rows: readonly number[][];
        left?: readonly number[];
      };
      expect(rows.length).toBeLessThanOrEqual(2048);
      for (const mmsi of left) this.shown.delete(mmsi);
      for (const row of rows) this.shown.set(row[0] ?? 0, row.slice(0, 4).join());
    });
  }

  /** Reads until it waits for the next frame. */
  async drain(): Promise<void> {
    for (;;) {
      this.read();
      await new Promise((resolve) => setImmediate(resolve));
      if (!this.#isRead) return;
      await this.#reading;
    }
  }
}

const LONGITUDES = [-180, -179.9, -60, 0, 1, 2.5, 179.8, 180];
const step = fc.oneof(
  fc.record({ type: fc.constant('move' as const), seed: fc.nat(), share: fc.nat(100) }),
  fc.record({ type: fc.constant('jump' as const), seed: fc.nat(), share: fc.nat(20) }),
  fc.record({ type: fc.constant('retype' as const), seed: fc.nat(), share: fc.nat(20) }),
  fc.record({ type: fc.constant('add' as const), seed: fc.nat(), share: fc.nat(40) }),
  fc.record({ type: fc.constant('frame' as const) }),
  fc.record({ type: fc.constant('frame' as const) }),
  fc.record({ type: fc.constant('read' as const), reader: fc.nat() }),
  fc.record({
    type: fc.constant('open' as const),
    west: fc.constantFrom(...LONGITUDES),
    width: fc.constantFrom(0.3, 1, 3, 60, 359.9, 360),
    south: fc.constantFrom(-90, -1, 0, 0.5),
    height: fc.constantFrom(0.2, 1, 90),
    shiptype: fc.constantFrom(null, null, 80),
    isWorld: fc.constantFrom(true, false, false, false),
  }),
);

/** A plain generator (Park and Miller), for the choices within a step. */
function randomOf(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

it('[L8] each reader ends with the ships of its filters, however slow it is', async () => {
  const count = fc.constantFrom(3, 200, 3000, 6000);
  const history = fc.array(step, { minLength: 5, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(count, history, async (ships, steps) => {
      const world = new World();
      let tick: () => void = () => undefined;
      const hub = new PositionHub({
        clock: { now: () => 0 },
        host: {
          repeatEvery(_, run) {
            tick = run;
            return () => undefined;
          },
          yieldToEventLoop: async () => undefined,
          deflate: async (bytes) => bytes,
        },
        tracking: world.tracking,
      });
      const place = (random: () => number): [number, number] => {
        const around = LONGITUDES[Math.floor(random() * LONGITUDES.length)] ?? 0;
        const longitude = around + random() * random() * 2 - 0.5;
        const wrapped = longitude > 180 ? longitude - 360 : longitude;
        return [wrapped < -180 ? wrapped + 360 : wrapped, random() * 2 - 0.7];
      };
      const first = randomOf(ships);
      for (let i = 1; i <= ships; i++) world.move(i, ...place(first));
      const readers: Reader[] = [];
      const frame = async (): Promise<void> => {
        tick();
        await new Promise((resolve) => setImmediate(resolve));
        // Half of the readers follow each frame.
        for (const [i, reader] of readers.entries()) if (i % 2 === 0) await reader.drain();
      };
      for (const each of steps) {
        if (each.type === 'frame') await frame();
        else if (each.type === 'read') readers[each.reader % readers.length]?.read();
        else if (each.type === 'open') {
          const { west, width, south, height, shiptype } = each;
          const box = each.isWorld
            ? null
            : { west, south, east: west + width, north: Math.min(90, south + height) };
          const isOfType = shiptype === null ? null : (type: number | null) => type === shiptype;
          const source = await hub.open({
            filter: { box, isOfType, mmsis: null },
            filters: { bbox: box, types: shiptype, mmsi: null },
          });
          readers.push(new Reader(source, box, shiptype));
        } else {
          const random = randomOf(each.seed);
          const size = Math.ceil((world.positions.size * each.share) / 100);
          for (let i = 0; i < size; i++) {
            const mmsi = 1 + Math.floor(random() * world.positions.size);
            const { longitude, latitude } = world.positions.get(mmsi as Mmsi)!;
            if (each.type === 'add') world.move(world.positions.size + 1, ...place(random));
            else if (each.type === 'jump') world.move(mmsi, ...place(random));
            else if (each.type === 'retype') {
              world.types.set(mmsi as Mmsi, random() < 0.5 ? 80 : 70);
              world.move(mmsi, longitude, latitude);
            } else {
              const east = longitude + (random() - 0.5) / 50;
              world.move(mmsi, east > 180 ? east - 360 : east, latitude);
            }
          }
        }
      }
      await frame();
      for (const reader of readers) {
        await reader.drain();
        const expected = [...world.positions.values()].filter(
          ({ mmsi, longitude, latitude }) =>
            (reader.box === null || isInBox(reader.box, longitude, latitude)) &&
            (reader.shiptype === null || world.types.get(mmsi) === reader.shiptype),
        );
        const rows = expected.map(({ mmsi, timeMs, longitude, latitude }) =>
          [mmsi, timeMs / 1000, Math.round(longitude * 1e5), Math.round(latitude * 1e5)].join(),
        );
        expect([...reader.shown.values()].sort()).toEqual(rows.sort());
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);
