import { PARTED } from '../fleet.ts';
import type { World } from '../world.ts';

export const BASE = '/api/jobserver';
export const ASK = 'POST /stat/{shiptype}';
export const RESULT = 'GET /stat/{shiptype}/result/{id}';
export const SECTION = 'Report jobs';
export const PERIOD = { name: 'June', begin: '2026-06-01T00:00:00Z', end: '2026-06-03T00:00:00Z' };
export const MULTISHIP = { ...PERIOD, ships: [String(PARTED[0])] };

interface Job {
  readonly id: number;
}

export async function ask(world: World, type: string, body: object): Promise<number> {
  const asked = await world.ask(`POST ${BASE}/stat/{shiptype}`, { values: [type], body });
  return (asked.body as Job).id;
}

const statusOf = ({ body }: { readonly body: unknown }): unknown =>
  (body as { readonly status?: string }).status;

/** A report that is finished. */
export async function finished(world: World, type: string, body: object): Promise<number> {
  const id = await ask(world, type, body);
  const isOver = (answer: { readonly body: unknown }): boolean => statusOf(answer) === 'finished';
  await world.until(isOver, `GET ${BASE}/stat/statistic/{id}`, { values: [id] });
  return id;
}
