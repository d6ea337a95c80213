import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ContractService,
  type ReceivedResponse,
  startContractService,
} from './contract-service.ts';
import { createInitialData } from './initial-data.ts';
import { documentedOperations, keyOf } from './operations.ts';
import { EXTENSION, type Row, type RowsOfArea } from './row.ts';
import { SPECIFICATION } from './specification.ts';
import { EXPIRY, OUTSIDE, TABLE } from './table.ts';

/** Time between rows, which respects the rate limit. */
const ROW_MS = 1000;

let api: ContractService;
let documented: Awaited<ReturnType<typeof documentedOperations>>;
beforeAll(async () => {
  api = await startContractService();
  await createInitialData(api);
  documented = await documentedOperations(api);
});
afterAll(() => api.close());

describe('the operations', () => {
  const specified = sorted(SPECIFICATION);
  const all = operationsOf(() => true);
  const marked = operationsOf(({ requirement }) => requirement.startsWith(EXTENSION));

  it('of the table are those of the OpenAPI document', () => {
    expect(all).toEqual([...documented.keys()].sort());
  });

  it('of the specification are all in the table', () => {
    expect(specified.filter((each) => !all.includes(each))).toEqual([]);
  });

  it('beyond the specification are marked as such', () => {
    const others = all.filter((each) => !specified.includes(each));
    expect(marked).toEqual(others);
  });
});

for (const { area, base, rows } of [...TABLE, OUTSIDE, EXPIRY]) {
  describe(area, () => {
    for (const row of rows) it(`${row.operation}: ${row.requirement}`, () => checkRow(base, row));
  });
}

/** Sends the request of a row, and compares the response with the expected one. */
async function checkRow(base: string, row: Row): Promise<void> {
  api.clock.set(api.clock.now() + ROW_MS);
  const { exchange } = row;
  const { request, response, cleanUp } =
    typeof exchange === 'function' ? await exchange(api) : exchange;
  const operation = operationOf(base, row);
  const received = await api.request(operation, request);
  await cleanUp?.();
  const type = response.type ?? (response.body === undefined ? undefined : 'application/json');
  expect({
    status: received.status,
    type: received.headers['content-type'],
    body: received.body,
  }).toEqual({ status: response.status, type, body: response.body });
  expect(received.headers).toEqual(expect.objectContaining(response.headers ?? {}));
  if (received.status >= 400) expect(received.body).toHaveProperty('instance', received.path);
  else await checkSuccess(operation, received, request.as);
}

/** Checks that the OpenAPI document lists the response, and that its Location exists. */
async function checkSuccess(
  operation: string,
  { status, headers }: ReceivedResponse,
  as: string | null | undefined,
): Promise<void> {
  const types = documented.get(keyOf(operation))?.[status];
  expect(types, 'the status is in the OpenAPI document').toBeDefined();
  const type = headers['content-type']?.split(';')[0];
  expect(types?.length === 0 ? [undefined] : types).toContain(type);
  if (headers.location === undefined) return;
  const there = await api.request(`GET ${headers.location}`, as === undefined ? {} : { as });
  // Some resources cannot be read, only changed.
  expect([200, 202, 405]).toContain(there.status);
}

/** Method and path. */
function operationOf(base: string, { operation }: Row): string {
  return operation.replace(' ', ` ${base}`);
}

/** Operations of the table with a row of a kind. */
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
