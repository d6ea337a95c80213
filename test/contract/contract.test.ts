import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from './row.ts';
import { setScene } from './scene.ts';
import { ROWS_OF_AREAS } from './table.ts';
import { openWorld, type World } from './world.ts';

/** So much time passes before each row, so that requests are not too many a second. */
const ROW_MS = 1000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await setScene(world);
});
afterAll(() => world.close());

for (const { area, base, rows } of ROWS_OF_AREAS) {
  describe(area, () => {
    for (const row of rows) it(`${row.operation}: ${row.shows}`, () => hold(base, row));
  });
}

/** Asks as a row says, and holds what comes back to it. */
async function hold(base: string, { operation, exchange }: Row): Promise<void> {
  world.clock.set(world.clock.now() + ROW_MS);
  const { send, back, after } = typeof exchange === 'function' ? await exchange(world) : exchange;
  const [method, path] = operation.split(' ');
  const answer = await world.ask(`${method} ${base}${path}`, send);
  await after?.();
  const type = back.type ?? (back.body === undefined ? undefined : 'application/json');
  expect({
    status: answer.status,
    type: answer.headers['content-type'],
    body: answer.body,
  }).toEqual({ status: back.status, type, body: back.body });
  expect(answer.headers).toEqual(expect.objectContaining(back.headers ?? {}));
}
