import type { ApiObjects, Client } from '@roadstead/client';
import type { ConfigurationBody } from './configuration-draft.ts';

const LIST = '/api/ingress/event-detection/configurations';

/** A stored configuration. */
interface SavedConfiguration {
  readonly configuration: ApiObjects['Configuration'];
  /** Of the service, such as contacts to which it sends nothing; null without one. */
  readonly notice: string | null;
}

/** Creates a configuration, or replaces that of an id. */
export async function saveConfiguration(
  client: Client,
  id: number | null,
  body: ConfigurationBody,
): Promise<SavedConfiguration> {
  const response =
    id === null
      ? await client.send(`POST ${LIST}`, { body })
      : await client.send(`PUT ${LIST}/{id}`, { id, body });
  return {
    configuration: (await response.json()) as ApiObjects['Configuration'],
    notice: response.headers.get('x-notice'),
  };
}

export async function deleteConfiguration(client: Client, id: number): Promise<void> {
  await client.request(`DELETE ${LIST}/{id}`, { id });
}

export type Backfill = ApiObjects['Backfill'];

const DETECT = `${LIST}/{id}/detect` as const;
const POLL_MS = 1000;

/** Runs a configuration over stored history. @param onProgress called with each state of the job */
export async function runOverHistory(
  client: Client,
  id: number,
  period: { readonly begin: string; readonly end: string },
  onProgress: (job: Backfill) => void,
  signal: AbortSignal,
): Promise<void> {
  let job = await client.request(`POST ${DETECT}`, { id, ...period }, { signal });
  onProgress(job);
  while (job.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    job = await client.request(`GET ${DETECT}/{job}`, { id, job: job.id }, { signal });
    onProgress(job);
  }
}
