import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf } from '../app/router.ts';
import { errorText } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { type ExportFormat, exportShape } from './shape-requests.ts';

type Shape = ApiObjects['Shape'];

const FORMATS: readonly (readonly [ExportFormat, string])[] = [
  ['geojson', 'GeoJSON'],
  ['wkt', 'WKT'],
  ['zip', 'Shapefile (ZIP)'],
];

/** Returns the names of the configurations that follow a shape, of those that the user may read. */
export function useUsers(shapeUuid: string | undefined): readonly string[] {
  const { configurations } = useApp().live.state.value;
  return Object.values(configurations)
    .filter(({ shape_uuid: uuid }) => uuid !== null && uuid === shapeUuid)
    .map(({ name }) => name);
}

/** The configurations that follow a shape. */
export function UsedBy({ shape }: { readonly shape: Shape }): JSX.Element {
  const { configurations } = useApp().live.state.value;
  const users = Object.values(configurations).filter(
    ({ shape_uuid: uuid }) => uuid === shape.properties.id,
  );
  return (
    <section aria-label="Used by">
      <h2>Used by</h2>
      {users.length === 0 && <p class="quiet">No configuration of yours.</p>}
      <ul class="list">
        {users.map(({ id, name }) => (
          <li key={id}>
            <a href={hrefOf('areas', `configuration-${id}`)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ExportButtons({ shape }: { readonly shape: Shape }): JSX.Element {
  const { client } = useApp();
  const problem = useSignal('');
  const run = async (format: ExportFormat): Promise<void> => {
    problem.value = '';
    try {
      await exportShape(client, shape, format);
    } catch (error) {
      problem.value = errorText(error);
    }
  };
  return (
    <section aria-label="Export">
      <h2>Export</h2>
      <div class="row">
        {FORMATS.map(([format, label]) => (
          <button key={format} type="button" onClick={() => void run(format)}>
            {label}
          </button>
        ))}
      </div>
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
    </section>
  );
}
