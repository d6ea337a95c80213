import type { ContractService } from '../contract-service.ts';
import { SEPARATED } from '../fleet-records.ts';

export const BASE = '/api/jobserver';
export const CREATE = 'POST /stat/{shiptype}';
export const RESULT = 'GET /stat/{shiptype}/result/{id}';
export const SECTION = 'Report jobs';
export const PERIOD = { name: 'June', begin: '2026-06-01T00:00:00Z', end: '2026-06-03T00:00:00Z' };
export const MULTISHIP = { ...PERIOD, ships: [String(SEPARATED[0])] };

interface Job {
  readonly id: number;
}

export async function requestReport(
  api: ContractService,
  type: string,
  body: object,
): Promise<number> {
  const created = await api.request(`POST ${BASE}/stat/{shiptype}`, { values: [type], body });
  return (created.body as Job).id;
}

const statusOf = ({ body }: { readonly body: unknown }): unknown =>
  (body as { readonly status?: string }).status;

/** Creates a report and waits until it is finished. */
export async function finishedReport(
  api: ContractService,
  type: string,
  body: object,
): Promise<number> {
  const id = await requestReport(api, type, body);
  const isOver = (answer: { readonly body: unknown }): boolean => statusOf(answer) === 'finished';
  await api.requestUntil(isOver, `GET ${BASE}/stat/statistic/{id}`, { values: [id] });
  return id;
}
