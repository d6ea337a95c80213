import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEYOND, type Row, type RowsOfArea } from './row.ts';
import { setScene } from './scene.ts';
import { SPECIFICATION } from './specification.ts';
import { END, OUTSIDE, TABLE } from './table.ts';
import { openWorld, type World } from './world.ts';

/** So much time passes before each row, so that requests are not too many a second. */
const ROW_MS = 1000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await setScene(world);
});
afterAll(() => world.close());

describe('the operations', () => {
  it('of the OpenAPI document are those of the table', async () => {
    const inTable = TABLE.flatMap(({ base, rows }) => rows.map((row) => operationOf(base, row)));
    expect(await documented()).toEqual(sorted(inTable));
  });

  it('of the specification are all in the OpenAPI document', async () => {
    expect(await documented()).toEqual(expect.arrayContaining(sorted(SPECIFICATION)));
  });

  it('that are not of the specification are marked as such', () => {
    const marked = TABLE.flatMap(({ base, rows }) =>
      rows.filter(({ shows }) => shows.startsWith(BEYOND)).map((row) => operationOf(base, row)),
    );
    const all = TABLE.flatMap(({ base, rows }) => rows.map((row) => operationOf(base, row)));
    const specified = new Set(sorted(SPECIFICATION));
    expect(sorted(marked).filter((each) => !specified.has(each))).toEqual(
      sorted(all).filter((each) => !specified.has(each)),
    );
  });
});

for (const rowsOfArea of [...TABLE, OUTSIDE, END]) describeRows(rowsOfArea);

function describeRows({ area, base, rows }: RowsOfArea): void {
  describe(area, () => {
    for (const row of rows) it(`${row.operation}: ${row.shows}`, () => hold(base, row));
  });
}

/** Asks as a row says, and holds what comes back to it. */
async function hold(base: string, row: Row): Promise<void> {
  world.clock.set(world.clock.now() + ROW_MS);
  const { exchange } = row;
  const { send, back, after } = typeof exchange === 'function' ? await exchange(world) : exchange;
  const answer = await world.ask(operationOf(base, row), send);
  await after?.();
  const type = back.type ?? (back.body === undefined ? undefined : 'application/json');
  expect({
    status: answer.status,
    type: answer.headers['content-type'],
    body: answer.body,
  }).toEqual({ status: back.status, type, body: back.body });
  expect(answer.headers).toEqual(expect.objectContaining(back.headers ?? {}));
}

/** Method and path. */
function operationOf(base: string, { operation }: Row): string {
  return operation.replace(' ', ` ${base}`);
}

async function documented(): Promise<readonly string[]> {
  const { body } = await world.ask('GET /openapi.json');
  const { paths } = body as { paths: Readonly<Record<string, object>> };
  return sorted(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );
}

/** Each once. A placeholder is known by its place: at one OpenAPI wants one name, where the specification has two. */
function sorted(operations: readonly string[]): readonly string[] {
  return [...new Set(operations.map((each) => each.replace(/\{\w+\}/g, '{}')))].sort();
}
