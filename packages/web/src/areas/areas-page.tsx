import './areas.css';
import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { hrefOf, route } from '../app/router.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { AreasList } from './areas-list.tsx';
import {
  type ConfigurationDraft,
  draftOfConfiguration,
  NEW_CONFIGURATION,
} from './configuration-draft.ts';
import { ConfigurationEditor } from './configuration-editor.tsx';
import { shapeAt } from './shape-draft.ts';
import { ShapeEditor } from './shape-editor.tsx';
import { loadShapes } from './shape-requests.ts';

type Shape = ApiObjects['Shape'];

/** The configurations and shapes of the user, and the form of one. */
export default function AreasPage(): JSX.Element {
  const { client } = useApp();
  const version = useSignal(0);
  const shapes = useLoaded((signal) => loadShapes(client, signal), [version.value]);
  return (
    <LoadedView loaded={shapes.value} empty="" isEmpty={() => false}>
      {(loaded) => <View shapes={loaded} onChanged={() => version.value++} />}
    </LoadedView>
  );
}

function View({
  shapes,
  onChanged,
}: {
  readonly shapes: readonly Shape[];
  readonly onChanged: () => void;
}): JSX.Element {
  const { user } = useApp();
  const { id = '' } = route.value;
  const [, kind, rest = ''] = /^(new-shape|new|configuration|shape)(?:-(.*))?$/s.exec(id) ?? [];
  switch (kind) {
    case 'new':
      return <NewConfiguration key={route.value.values['from']} shapes={shapes} />;
    case 'configuration':
      return <StoredConfiguration key={id} id={Number(rest)} shapes={shapes} />;
    case 'new-shape':
      return <ShapeEditor key={id} id={id} shape={null} onChanged={onChanged} />;
    case 'shape': {
      const shape = shapeAt(shapes, rest, user.uuid);
      if (!shape) return <Missing text={`There is no shape “${rest}”, or you may not read it.`} />;
      return <ShapeEditor key={shape.properties.id} {...{ id, shape, onChanged }} />;
    }
    default:
      return <AreasList shapes={shapes} />;
  }
}

function NewConfiguration({ shapes }: { readonly shapes: readonly Shape[] }): JSX.Element {
  const { live } = useApp();
  const from = Number(route.value.values['from']);
  const source = live.state.peek().configurations[from];
  const initial: ConfigurationDraft = source
    ? { ...draftOfConfiguration(source), name: `${source.name} (copy)` }
    : NEW_CONFIGURATION;
  const id = source ? `new-from-${from}` : 'new';
  return <ConfigurationEditor configuration={null} {...{ id, initial, shapes }} />;
}

function StoredConfiguration({
  id,
  shapes,
}: {
  readonly id: number;
  readonly shapes: readonly Shape[];
}): JSX.Element {
  const { status, configurations } = useApp().live.state.value;
  const configuration = configurations[id];
  if (!configuration && status === 'loading') return <Notice kind="loading">Loading …</Notice>;
  if (!configuration)
    return <Missing text="There is no such configuration, or you may not read it." />;
  return (
    <ConfigurationEditor
      id={`configuration-${id}`}
      initial={draftOfConfiguration(configuration)}
      {...{ configuration, shapes }}
    />
  );
}

function Missing({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      <p>
        <a href={hrefOf('areas')}>← All areas</a>
      </p>
      <h1>Not found</h1>
      <Notice kind="warning">{text}</Notice>
    </>
  );
}
