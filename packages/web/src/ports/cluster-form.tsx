import { type Signal, useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf, openView } from '../app/router.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { ProblemNotice } from '../ui/problem-notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type NewCluster = ApiObjects['NewClusterBody'];

const EMPTY = { name: '', locodes: [], color: '808080', threshold: 0, filter: '' };

/** The form of a cluster. @param name of one to be changed; undefined: a new one */
export function ClusterForm({ name }: { readonly name: string | undefined }): JSX.Element {
  const { client } = useApp();
  const cluster = useLoaded(
    async (signal): Promise<Required<NewCluster> | null> => {
      if (name === undefined) return EMPTY;
      const { records } = await client.request(
        'GET /api/shiptracker/nextport/cluster',
        {},
        { signal },
      );
      return records.find((each) => each.name === name) ?? null;
    },
    [name],
  );
  return (
    <>
      <p>
        <a href={hrefOf('ports')}>← All ports</a>
      </p>
      <h1>{name === undefined ? 'New cluster' : `Cluster ${name}`}</h1>
      <LoadedView
        loaded={cluster.value}
        empty="There is no cluster of this name."
        isEmpty={(value) => value === null}
      >
        {(value) => value && <ClusterFields cluster={value} isNew={name === undefined} />}
      </LoadedView>
    </>
  );
}

function ClusterFields({
  cluster,
  isNew,
}: {
  readonly cluster: Required<NewCluster>;
  readonly isNew: boolean;
}): JSX.Element {
  const { client } = useApp();
  const name = useSignal(cluster.name);
  const locodes = useSignal(cluster.locodes.join('\n'));
  const color = useSignal(`#${cluster.color}`);
  const threshold = useSignal(String(Math.round(cluster.threshold * 100)));
  const filter = useSignal(cluster.filter);
  const port = useSignal('');
  const error = useSignal<unknown>(null);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    error.value = null;
    const body = {
      locodes: locodes.value
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
      ...{ color: color.value.slice(1), threshold: Number(threshold.value) / 100 },
      filter: filter.value.trim(),
    };
    try {
      if (isNew)
        await client.request('POST /api/shiptracker/nextport/cluster', {
          body: { name: name.value.trim(), ...body },
        });
      else
        await client.request('PUT /api/shiptracker/nextport/cluster/{my_cluster}', {
          ...{ my_cluster: cluster.name, body },
        });
      openView('ports', isNew ? name.value.trim() : cluster.name);
    } catch (reason) {
      error.value = reason;
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      {isNew && <TextField label="Name" value={name} isRequired />}
      <SearchField
        label="Add a port"
        kinds={['ports']}
        placeholder="Name or LOCODE"
        value={port.value}
        onValue={(value) => {
          const isLocode = /^[A-Z]{2}[A-Z2-9]{3}$/.test(value);
          if (isLocode) locodes.value = [locodes.peek().trim(), value].filter(Boolean).join('\n');
          port.value = isLocode ? '' : value;
        }}
      />
      <label>
        LOCODEs, a line each
        <textarea
          rows={4}
          required
          value={locodes.value}
          onInput={({ currentTarget }) => (locodes.value = currentTarget.value)}
        />
      </label>
      <label>
        Probability of a ship, at least (%)
        <input
          type="number"
          min={0}
          max={100}
          value={threshold.value}
          onInput={({ currentTarget }) => (threshold.value = currentTarget.value)}
        />
      </label>
      <TextField label="Types of ships, as tanker,cargo,70-79; empty: all" value={filter} />
      <label class="inline">
        Colour
        <input
          type="color"
          value={color.value}
          onInput={({ currentTarget }) => (color.value = currentTarget.value)}
        />
      </label>
      {error.value !== null && <ProblemNotice error={error.value} />}
      <p>
        <button type="submit" class="primary">
          Save
        </button>
      </p>
    </form>
  );
}

function TextField({
  label,
  value,
  isRequired = false,
}: {
  readonly label: string;
  readonly value: Signal<string>;
  readonly isRequired?: boolean;
}): JSX.Element {
  return (
    <label>
      {label}
      <input
        value={value.value}
        required={isRequired}
        onInput={({ currentTarget }) => (value.value = currentTarget.value)}
      />
    </label>
  );
}
