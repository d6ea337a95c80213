import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf } from '../app/router.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { errorText, LoadedView } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { percentText } from '../ui/units.ts';
import { useLoaded } from '../ui/use-loaded.ts';

type Cluster = ApiObjects['Cluster'];

/** A service has some hundred predefined ones. */
const SHOWN_MAX = 30;
const UUID_LENGTH = 36;

/** The clusters of ports: those of the user first, then the predefined ones, which are read-only. */
export function ClusterList(): JSX.Element {
  const { client } = useApp();
  const changes = useSignal(0);
  const problem = useSignal('');
  const text = useSignal('');
  const clusters = useLoaded(
    async (signal) =>
      (await client.request('GET /api/shiptracker/nextport/cluster', {}, { signal })).records,
    [changes.value],
  );
  const remove = (name: string): void => {
    problem.value = '';
    client
      .request('DELETE /api/shiptracker/nextport/cluster/{my_cluster}', { my_cluster: name })
      .then(
        () => changes.value++,
        (error: unknown) => (problem.value = errorText(error)),
      );
  };
  return (
    <>
      <label>
        Filter by name or LOCODE
        <input
          type="search"
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
      <LoadedView loaded={clusters.value} empty="No clusters.">
        {(list) => {
          const found = clustersWith(list, text.value);
          return (
            <>
              <ul class="list">
                {found.slice(0, SHOWN_MAX).map((cluster) => (
                  <ClusterItem key={cluster.id} cluster={cluster} onRemove={remove} />
                ))}
              </ul>
              <p class="quiet">
                {Math.min(found.length, SHOWN_MAX)} of {found.length} clusters.
              </p>
            </>
          );
        }}
      </LoadedView>
    </>
  );
}

function ClusterItem({
  cluster,
  onRemove,
}: {
  readonly cluster: Cluster;
  readonly onRemove: (name: string) => void;
}): JSX.Element {
  const { name, port_info: ports, threshold, filter, color } = cluster;
  return (
    <li>
      <div class="row spread">
        <span>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <circle cx="6" cy="6" r="6" fill={`#${color}`} />
          </svg>{' '}
          <a href={hrefOf('ports', name)}>{name}</a>
        </span>
        {isOwn(cluster) && (
          <span class="row">
            <a class="button" href={hrefOf('ports', name, { edit: 1 })}>
              Edit
            </a>
            <ConfirmButton label="Delete" question="Delete it?" onConfirm={() => onRemove(name)} />
          </span>
        )}
      </div>
      <div class="quiet">
        {ports.map((port) => `${port.name} (${port.locode})`).join(', ')}
        {threshold > 0 && `; from ${percentText(threshold)}`}
        {filter !== '' && `; ${filter}`}
      </div>
    </li>
  );
}

/** Whether the user made it: predefined ones have a LOCODE as their id. */
function isOwn({ id }: Cluster): boolean {
  return id.length === UUID_LENGTH;
}

function clustersWith(clusters: readonly Cluster[], text: string): Cluster[] {
  const wanted = text.trim().toLowerCase();
  return clusters
    .filter(({ name, locodes, port_info: ports }) =>
      [name, ...locodes, ...ports.map((port) => port.name)].some((each) =>
        each.toLowerCase().includes(wanted),
      ),
    )
    .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}
