import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { hrefOf, openView, route } from '../app/router.ts';
import { SearchField } from '../ui/search-field.tsx';
import { Arrivals } from './arrivals.tsx';
import { ClusterForm } from './cluster-form.tsx';
import { ClusterList } from './cluster-list.tsx';

/** Expected arrivals at ports and clusters of ports. */
export default function PortsPage(): JSX.Element {
  const { id, values } = route.value;
  if (values['edit'] !== undefined) return <ClusterForm key={id} name={id} />;
  if (id !== undefined) return <Arrivals key={id} portKey={id} />;
  return (
    <>
      <h1>Ports</h1>
      <PortSearch />
      <h2>Clusters</h2>
      <p>
        <a class="button" href={hrefOf('ports', undefined, { edit: 1 })}>
          New cluster
        </a>
      </p>
      <ClusterList />
    </>
  );
}

/** A field that opens the arrivals of a port. */
function PortSearch(): JSX.Element {
  const port = useSignal('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (port.value.trim() !== '') openView('ports', port.value.trim().toUpperCase());
      }}
    >
      <SearchField
        label="Port"
        kinds={['ports']}
        placeholder="Name or LOCODE"
        value={port.value}
        onValue={(value) => (port.value = value)}
      />
      <button type="submit" class="primary">
        Show arrivals
      </button>
    </form>
  );
}
