import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedOperations, keyOf } from './operations.ts';
import { BEYOND, type Row, type RowsOfArea } from './row.ts';
import { setScene } from './scene.ts';
import { SPECIFICATION } from './specification.ts';
import { END, OUTSIDE, TABLE } from './table.ts';
import { type Answer, openWorld, type World } from './world.ts';

/** So much time passes before each row, so that requests are not too many a second. */
const ROW_MS = 1000;

let world: World;
let documented: Awaited<ReturnType<typeof documentedOperations>>;
beforeAll(async () => {
  world = await openWorld();
  await setScene(world);
  documented = await documentedOperations(world);
});
afterAll(() => world.close());

describe('the operations', () => {
  const specified = sorted(SPECIFICATION);
  const all = operationsOf(() => true);
  const marked = operationsOf(({ shows }) => shows.startsWith(BEYOND));

  it('of the table are those of the OpenAPI document', () => {
    expect(all).toEqual([...documented.keys()].sort());
  });

  it('of the specification are all in the table', () => {
    expect(specified.filter((each) => !all.includes(each))).toEqual([]);
  });

  it('that are not of the specification are marked as such', () => {
    const others = all.filter((each) => !specified.includes(each));
    expect(marked).toEqual(others);
  });
});

for (const { area, base, rows } of [...TABLE, OUTSIDE, END]) {
  describe(area, () => {
    for (const row of rows) it(`${row.operation}: ${row.shows}`, () => hold(base, row));
  });
}

/** Asks as a row says, and holds what comes back to it. */
async function hold(base: string, row: Row): Promise<void> {
  world.clock.set(world.clock.now() + ROW_MS);
  const { exchange } = row;
  const { send, back, after } = typeof exchange === 'function' ? await exchange(world) : exchange;
  const operation = operationOf(base, row);
  const answer = await world.ask(operation, send);
  await after?.();
  const type = back.type ?? (back.body === undefined ? undefined : 'application/json');
  expect({
    status: answer.status,
    type: answer.headers['content-type'],
    body: answer.body,
  }).toEqual({ status: back.status, type, body: back.body });
  expect(answer.headers).toEqual(expect.objectContaining(back.headers ?? {}));
  if (answer.status >= 400) expect(answer.body).toHaveProperty('instance', answer.path);
  else await holdSuccess(operation, answer, send.as);
}

/** An answer is one that the OpenAPI document tells of, and what it says is there is there. */
async function holdSuccess(
  operation: string,
  { status, headers }: Answer,
  as: string | null | undefined,
): Promise<void> {
  const types = documented.get(keyOf(operation))?.[status];
  expect(types, 'the status is in the OpenAPI document').toBeDefined();
  const type = headers['content-type']?.split(';')[0];
  expect(types?.length === 0 ? [undefined] : types).toContain(type);
  if (headers.location === undefined) return;
  const there = await world.ask(`GET ${headers.location}`, as === undefined ? {} : { as });
  // Some can be changed only.
  expect([200, 202, 405]).toContain(there.status);
}

/** Method and path. */
function operationOf(base: string, { operation }: Row): string {
  return operation.replace(' ', ` ${base}`);
}

/** Those of the table that have a row of a kind. */
function operationsOf(isOne: (row: Row) => boolean): readonly string[] {
  return sorted(
    TABLE.flatMap(({ base, rows }: RowsOfArea) =>
      rows.filter(isOne).map((row) => operationOf(base, row)),
    ),
  );
}

function sorted(operations: readonly string[]): readonly string[] {
  return [...new Set(operations.map(keyOf))].sort();
}
